//! Draws egui's meshes.

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, ImageDelta, Primitive, Vertex};
use egui::{Color32, ImageData, TextureId, TexturesDelta};

use crate::app::window::{Texture, graphics};

/// Draws meshes over the window, which must be open.
#[derive(Default)]
pub struct Painter {
    /// egui's textures on the graphics card.
    textures: HashMap<TextureId, Texture>,
    /// The vertices of the last mesh, kept to reuse their memory.
    vertices: Vec<Vertex>,
}

impl Painter {
    /// Draws meshes over everything drawn so far in this frame.
    ///
    /// `scale` is the number of logical pixels per point. Paint callbacks and user textures are
    /// skipped.
    pub fn draw(&mut self, meshes: &[ClippedPrimitive], textures: TexturesDelta, scale: f32) {
        for (id, delta) in &textures.set {
            self.update_texture(*id, delta);
        }
        for ClippedPrimitive { clip_rect, primitive } in meshes {
            let Primitive::Mesh(mesh) = primitive else { continue };
            let Some(texture) = self.textures.get(&mesh.texture_id) else { continue };
            self.vertices.clear();
            let scaled = |vertex: &Vertex| Vertex { pos: vertex.pos * scale, ..*vertex };
            self.vertices.extend(mesh.vertices.iter().map(scaled));
            let clip = Some(*clip_rect * scale);
            graphics::draw(&self.vertices, &mesh.indices, Some(texture), clip);
        }
        for id in textures.free {
            self.textures.remove(&id);
        }
    }

    /// Creates a texture, or replaces a part of it.
    fn update_texture(&mut self, id: TextureId, delta: &ImageDelta) {
        let bytes: Vec<u8> = match &delta.image {
            ImageData::Color(image) => image.pixels.iter().flat_map(Color32::to_array).collect(),
            ImageData::Font(image) => {
                image.srgba_pixels(None).flat_map(|color| color.to_array()).collect()
            }
        };
        let size = delta.image.size();
        match (delta.pos, self.textures.get(&id)) {
            (None, _) => {
                let texture = Texture::new(size, &bytes, delta.options.magnification);
                self.textures.insert(id, texture);
            }
            (Some(corner), Some(texture)) => texture.update(corner, size, &bytes),
            (Some(_), None) => {}
        }
    }
}
