//! The living picture behind everything: northern lights over a city at night.
//!
//! It is drawn by a fragment shader into a small picture a few times a second and scaled up, which keeps it cheap without a
//! graphics card and gives it the softness of distance.

use macroquad::prelude::*;

/// Size of the small picture.
const SIZE: (u32, u32) = (480, 300);

/// Seconds between two pictures.
const INTERVAL: f64 = 1.0 / 10.0;

/// Seconds without input after which the picture stands still.
const REST: f64 = 60.0;

const VERTEX: &str = "#version 100
attribute vec3 position;
attribute vec2 texcoord;
varying lowp vec2 uv;
uniform mat4 Model;
uniform mat4 Projection;
void main() {
    gl_Position = Projection * Model * vec4(position, 1);
    uv = texcoord;
}";

/// The moving picture and the means to draw it.
pub struct Background {
    /// None where the shader does not compile: then a plain gradient serves.
    material: Option<Material>,
    picture: RenderTarget,
    drawn_at: f64,
}

impl Background {
    /// Compiles the shader.
    pub fn new() -> Background {
        let uniforms = vec![UniformDesc::new("time", UniformType::Float1)];
        let shader = ShaderSource::Glsl {
            vertex: VERTEX,
            fragment: include_str!("../../assets/shaders/city.glsl"),
        };
        let parameters = MaterialParams { uniforms, ..Default::default() };
        let picture = render_target(SIZE.0, SIZE.1);
        picture.texture.set_filter(FilterMode::Linear);
        Background {
            material: load_material(shader, parameters).ok(),
            picture,
            drawn_at: f64::NEG_INFINITY,
        }
    }

    /// Draws the picture over the whole window. It stands still while nobody has acted for long.
    pub fn draw(&mut self, now: f64, unattended: f64) {
        clear_background(Color::from_hex(0x0a1020));
        if let Some(material) = &self.material {
            let awake = unattended < REST || self.drawn_at < 0.0;
            if awake && now - self.drawn_at >= INTERVAL {
                self.drawn_at = now;
                material.set_uniform("time", (now % 3600.0) as f32);
                let (width, height) = (SIZE.0 as f32, SIZE.1 as f32);
                let mut camera = Camera2D::from_display_rect(Rect::new(0.0, 0.0, width, height));
                camera.render_target = Some(self.picture.clone());
                set_camera(&camera);
                gl_use_material(material);
                draw_rectangle(0.0, 0.0, width, height, WHITE);
                gl_use_default_material();
                set_default_camera();
            }
            self.draw_picture();
        }
    }

    /// Scales the picture so that it covers the window, cutting what is too wide or too high.
    fn draw_picture(&self) {
        let picture = vec2(SIZE.0 as f32, SIZE.1 as f32);
        let window = vec2(screen_width(), screen_height());
        let scale = (window / picture).max_element();
        let size = picture * scale;
        let corner = vec2((window.x - size.x) / 2.0, window.y - size.y);
        let parameters = DrawTextureParams { dest_size: Some(size), ..Default::default() };
        draw_texture_ex(&self.picture.texture, corner.x, corner.y, WHITE, parameters);
    }
}
