//! Draws egui's meshes with macroquad.

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, ImageDelta, Primitive};
use egui::{Color32, ImageData, Rect, TextureFilter, TextureId, TexturesDelta, pos2};
use macroquad::miniquad::{BlendFactor, BlendState, BlendValue, Equation};
use macroquad::prelude::*;

use super::clip::Cutter;

/// Draws meshes over the window. Needs an open window.
pub struct Painter {
    material: Material,
    textures: HashMap<TextureId, Texture2D>,
    cutter: Cutter,
    /// The mesh passed to macroquad, kept to reuse its buffers.
    mesh: Mesh,
}

impl Painter {
    /// Loads the shader.
    pub fn new() -> Painter {
        let source = ShaderSource::Glsl { vertex: VERTEX_SHADER, fragment: FRAGMENT_SHADER };
        // Colours are premultiplied by their alpha.
        let blend = BlendState::new(
            Equation::Add,
            BlendFactor::One,
            BlendFactor::OneMinusValue(BlendValue::SourceAlpha),
        );
        let params = MaterialParams {
            pipeline_params: PipelineParams { color_blend: Some(blend), ..Default::default() },
            ..Default::default()
        };
        Painter {
            material: load_material(source, params).expect("the shader compiles"),
            textures: HashMap::new(),
            cutter: Cutter::default(),
            mesh: Mesh { vertices: Vec::new(), indices: Vec::new(), texture: None },
        }
    }

    /// Draws meshes over everything drawn so far in this frame. Paint callbacks and user textures are skipped.
    pub fn draw(
        &mut self,
        meshes: &[ClippedPrimitive],
        textures: TexturesDelta,
        pixels_per_point: f32,
    ) {
        for (id, delta) in &textures.set {
            self.update_texture(*id, delta);
        }
        set_default_camera();
        gl_use_material(&self.material);
        let scale = pixels_per_point / screen_dpi_scale();
        for ClippedPrimitive { clip_rect, primitive } in meshes {
            let Primitive::Mesh(mesh) = primitive else { continue };
            let Some(texture) = self.textures.get(&mesh.texture_id) else { continue };
            self.mesh.texture = Some(texture.clone());
            let clip = whole_pixels(*clip_rect, pixels_per_point);
            self.cutter.cut(mesh, clip, |piece| {
                self.mesh.vertices.clear();
                self.mesh.vertices.extend(piece.vertices.iter().map(|vertex| Vertex {
                    position: vec3(vertex.pos.x * scale, vertex.pos.y * scale, 0.0),
                    uv: vec2(vertex.uv.x, vertex.uv.y),
                    color: vertex.color.to_array(),
                    normal: Vec4::ZERO,
                }));
                self.mesh.indices.clone_from(&piece.indices);
                draw_mesh(&self.mesh);
            });
        }
        gl_use_default_material();
        for id in textures.free {
            self.textures.remove(&id);
        }
    }

    fn update_texture(&mut self, id: TextureId, delta: &ImageDelta) {
        let bytes: Vec<u8> = match &delta.image {
            ImageData::Color(image) => image.pixels.iter().flat_map(Color32::to_array).collect(),
            ImageData::Font(image) => {
                image.srgba_pixels(None).flat_map(|color| color.to_array()).collect()
            }
        };
        let [width, height] = delta.image.size().map(|side| side as u16);
        if let Some([x, y]) = delta.pos {
            let Some(texture) = self.textures.get(&id) else { return };
            let part = Image { bytes, width, height };
            texture.update_part(&part, x as i32, y as i32, width.into(), height.into());
        } else {
            let texture = Texture2D::from_rgba8(width, height, &bytes);
            texture.set_filter(match delta.options.magnification {
                TextureFilter::Linear => FilterMode::Linear,
                TextureFilter::Nearest => FilterMode::Nearest,
            });
            self.textures.insert(id, texture);
        }
    }
}

/// Returns a rectangle in points with its edges snapped to the nearest pixel edges.
fn whole_pixels(rect: Rect, pixels_per_point: f32) -> Rect {
    let round = |length: f32| (length * pixels_per_point).round() / pixels_per_point;
    Rect::from_min_max(
        pos2(round(rect.min.x), round(rect.min.y)),
        pos2(round(rect.max.x), round(rect.max.y)),
    )
}

const VERTEX_SHADER: &str = "#version 100
attribute vec3 position;
attribute vec2 texcoord;
attribute vec4 color0;
varying vec2 uv;
varying vec4 color;
uniform mat4 Model;
uniform mat4 Projection;
void main() {
    gl_Position = Projection * Model * vec4(position, 1.0);
    uv = texcoord;
    color = color0 / 255.0;
}";

/// egui multiplies and blends colours as stored, in gamma space.
const FRAGMENT_SHADER: &str = "#version 100
precision highp float;
varying vec2 uv;
varying vec4 color;
uniform sampler2D Texture;
void main() {
    gl_FragColor = color * texture2D(Texture, uv);
}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clip_rectangles_end_where_pixels_do() {
        let rect = Rect::from_min_max(pos2(0.3, 0.1), pos2(10.4, 9.9));
        let whole = Rect::from_min_max(pos2(0.5, 0.0), pos2(10.5, 10.0));
        assert_eq!(whole_pixels(rect, 2.0), whole);
    }
}
