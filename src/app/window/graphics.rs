//! Drawing. Triangles are collected during a frame and drawn at its end, so that no canvas has to
//! be passed around.
//!
//! Everything happens on the window's thread.

use std::cell::RefCell;
use std::marker::PhantomData;

use egui::epaint::Vertex;
use egui::{Color32, Rect, TextureFilter, Vec2, pos2};
use miniquad::{
    BlendFactor, BlendState, BlendValue, BufferId, BufferLayout, BufferSource, BufferType,
    BufferUsage, Equation, FilterMode, MipmapFilterMode, PassAction, Pipeline, PipelineParams,
    RenderPass, RenderingBackend, ShaderId, ShaderMeta, ShaderSource, TextureId, TextureParams,
    UniformBlockLayout, UniformDesc, UniformType, UniformsSource, VertexAttribute, VertexFormat,
    window,
};

use super::display;
use crate::picture::Color;

/// Colour of the window where nothing is drawn.
const GROUND: Color = Color::from_hex(0x0a1020);

/// The triangles of a frame.
#[derive(Default)]
struct DrawList {
    /// The corners of all triangles.
    vertices: Vec<Vertex>,
    /// Three indices into the vertices for each triangle.
    indices: Vec<u32>,
    /// The triangles in the order in which they are drawn.
    calls: Vec<Call>,
}

/// Successive triangles with the same texture and clip rectangle.
#[derive(PartialEq, Debug)]
struct Call {
    /// The texture of the triangles.
    texture: TextureId,
    /// The rectangle outside of which nothing is drawn, in logical pixels; `None` for the whole
    /// window.
    clip: Option<Rect>,
    /// Number of indices.
    indices: usize,
}

impl DrawList {
    fn add(
        &mut self,
        vertices: &[Vertex],
        indices: &[u32],
        texture: TextureId,
        clip: Option<Rect>,
    ) {
        let first = self.vertices.len() as u32;
        self.vertices.extend(vertices);
        self.indices.extend(indices.iter().map(|index| first + index));
        match self.calls.last_mut().filter(|call| (call.texture, call.clip) == (texture, clip)) {
            Some(call) => call.indices += indices.len(),
            None => self.calls.push(Call { texture, clip, indices: indices.len() }),
        }
    }

    /// Removes all triangles.
    fn clear(&mut self) {
        self.vertices.clear();
        self.indices.clear();
        self.calls.clear();
    }
}

/// Deletes something on the graphics card.
type Delete = Box<dyn FnOnce(&mut dyn RenderingBackend)>;

/// The graphics system, with the triangles to draw.
struct Graphics {
    /// The graphics library.
    backend: Box<dyn RenderingBackend>,
    /// The shaders that draw triangles.
    pipeline: Pipeline,
    vertices: StreamBuffer<Vertex>,
    indices: StreamBuffer<u32>,
    /// A texture of one white pixel, for triangles without a texture.
    white: TextureId,
    /// The triangles of this frame.
    list: DrawList,
    /// Deletions to perform at the end of the frame.
    released: Vec<Delete>,
}

thread_local! {
    static GRAPHICS: RefCell<Option<Graphics>> = const { RefCell::new(None) };
}

/// Calls `act` with the graphics system, or returns `None` if there is no window.
fn with<R>(act: impl FnOnce(&mut Graphics) -> R) -> Option<R> {
    GRAPHICS.with_borrow_mut(|graphics| graphics.as_mut().map(act))
}

/// Calls `act` with the graphics system of the window, which must be open.
fn with_window<R>(act: impl FnOnce(&mut Graphics) -> R) -> R {
    with(act).expect("the window is open")
}

/// Something on the graphics card with the means to delete it. That happens at the end of the frame
/// in which it is dropped, as the frame may still use it.
struct Owned<T: Copy + 'static>(T, fn(&mut dyn RenderingBackend, T));

impl<T: Copy + 'static> Drop for Owned<T> {
    fn drop(&mut self) {
        let Owned(it, delete) = *self;
        with(|graphics| graphics.released.push(Box::new(move |backend| delete(backend, it))));
    }
}

/// Sets up the graphics system, once the window is open.
pub(super) fn open() {
    let mut backend = window::new_rendering_backend();
    let (pipeline, _) =
        new_pipeline(&mut *backend, VERTEX, FRAGMENT, &["Texture"], ("size", UniformType::Float2))
            .expect("the shader compiles");
    let graphics = Graphics {
        pipeline,
        vertices: StreamBuffer::new(&mut *backend, BufferType::VertexBuffer),
        indices: StreamBuffer::new(&mut *backend, BufferType::IndexBuffer),
        white: backend.new_texture_from_rgba8(1, 1, &[u8::MAX; 4]),
        backend,
        list: DrawList::default(),
        released: Vec::new(),
    };
    GRAPHICS.set(Some(graphics));
}

/// Draws the collected triangles, and prepares the next frame.
pub(super) fn end_frame() {
    with_window(|graphics| {
        graphics.render(None);
        graphics.list.clear();
        for delete in std::mem::take(&mut graphics.released) {
            delete(&mut *graphics.backend);
        }
        graphics.backend.commit_frame();
    });
}

/// Draws triangles in this frame; does nothing without a window.
///
/// Each triangle is three indices into the vertices, whose positions are in logical pixels and
/// whose colours are multiplied by their alpha. Nothing is drawn outside `clip`.
pub fn draw(vertices: &[Vertex], indices: &[u32], texture: Option<&Texture>, clip: Option<Rect>) {
    with(|graphics| {
        let texture = texture.map_or(graphics.white, |texture| texture.id.0);
        graphics.list.add(vertices, indices, texture, clip);
    });
}

/// Draws a picture in this frame, scaled to a rectangle in logical pixels.
pub fn draw_picture(picture: &OffScreenPicture, rect: Rect) {
    let color = Color32::WHITE;
    // The first row of a picture is the lowest one.
    let corners = [
        (rect.left_top(), pos2(0.0, 1.0)),
        (rect.right_top(), pos2(1.0, 1.0)),
        (rect.right_bottom(), pos2(1.0, 0.0)),
        (rect.left_bottom(), pos2(0.0, 0.0)),
    ];
    let vertices = corners.map(|(pos, uv)| Vertex { pos, uv, color });
    with(|graphics| graphics.list.add(&vertices, &[0, 1, 2, 0, 2, 3], picture.texture, None));
}

/// Returns a copy of what was drawn in this frame so far.
pub fn picture_of_frame() -> OffScreenPicture {
    let (width, height) = window::screen_size();
    let picture = OffScreenPicture::new(width as u32, height as u32, TextureFilter::Nearest);
    with_window(|graphics| graphics.render(Some(picture.pass.0)));
    picture
}

impl Graphics {
    /// Draws the collected triangles in a picture of the window's size, or in the window itself.
    fn render(&mut self, target: Option<RenderPass>) {
        self.vertices.fill(&mut *self.backend, &self.list.vertices);
        self.indices.fill(&mut *self.backend, &self.list.indices);
        let ground = PassAction::clear_color(GROUND.r, GROUND.g, GROUND.b, 1.0);
        self.backend.begin_pass(target, ground);
        self.backend.apply_pipeline(&self.pipeline);
        let Vec2 { x, y } = display::size();
        let mut first = 0;
        for call in &self.list.calls {
            let buffers = [self.vertices.id];
            self.backend.apply_bindings_from_slice(&buffers, self.indices.id, &[call.texture]);
            self.backend.apply_uniforms(UniformsSource::table(&[x, y]));
            let [left, bottom, width, height] = scissors(call.clip, window::screen_size());
            self.backend.apply_scissor_rect(left, bottom, width, height);
            self.backend.draw(first as i32, call.indices as i32, 1);
            first += call.indices;
        }
        self.backend.end_render_pass();
    }
}

/// Returns a rectangle in whole pixels: left, bottom, width and height, from the window's lower
/// left corner.
fn scissors(clip: Option<Rect>, (width, height): (f32, f32)) -> [i32; 4] {
    let window = Rect::from_min_max(pos2(0.0, 0.0), pos2(width, height));
    let clip = clip.map_or(window, |clip| (clip * display::pixel_ratio()).intersect(window));
    let [left, right] = [clip.left(), clip.right()].map(|x| x.round() as i32);
    let [bottom, top] = [clip.bottom(), clip.top()].map(|y| (height - y).round() as i32);
    [left, bottom, (right - left).max(0), (top - bottom).max(0)]
}

/// A buffer on the graphics card, which is filled anew for each frame and grows as needed.
struct StreamBuffer<T> {
    id: BufferId,
    /// Whether it holds vertices or indices.
    kind: BufferType,
    /// Number of elements for which there is room.
    capacity: usize,
    element: PhantomData<T>,
}

impl<T> StreamBuffer<T> {
    fn new(backend: &mut dyn RenderingBackend, kind: BufferType) -> StreamBuffer<T> {
        let capacity = 1 << 13;
        let id = backend.new_buffer(kind, BufferUsage::Stream, BufferSource::empty::<T>(capacity));
        StreamBuffer { id, kind, capacity, element: PhantomData }
    }

    /// Replaces the contents.
    fn fill(&mut self, backend: &mut dyn RenderingBackend, elements: &[T]) {
        if elements.len() > self.capacity {
            self.capacity = elements.len().next_power_of_two();
            backend.delete_buffer(self.id);
            let room = BufferSource::empty::<T>(self.capacity);
            self.id = backend.new_buffer(self.kind, BufferUsage::Stream, room);
        }
        backend.buffer_update(self.id, BufferSource::slice(elements));
    }
}

/// A texture on the graphics card.
pub struct Texture {
    id: Owned<TextureId>,
}

impl Texture {
    /// Uploads a texture of `width` x `height` pixels. `bytes` holds them row by row from the top,
    /// four bytes each: red, green, blue, alpha, with colours multiplied by their alpha.
    pub fn new([width, height]: [usize; 2], bytes: &[u8], filter: TextureFilter) -> Texture {
        let params = texture_params(width as u32, height as u32, filter);
        let id = with_window(|graphics| {
            graphics.backend.new_texture_from_data_and_format(bytes, params)
        });
        Texture { id: Owned(id, |backend, id| backend.delete_texture(id)) }
    }

    /// Replaces the pixels in a rectangle, given by its upper left corner and size in pixels.
    /// `bytes` is as in [`Texture::new`].
    pub fn update(&self, [x, y]: [usize; 2], [width, height]: [usize; 2], bytes: &[u8]) {
        let [x, y, width, height] = [x, y, width, height].map(|length| length as i32);
        with_window(|graphics| {
            graphics.backend.texture_update_part(self.id.0, x, y, width, height, bytes);
        });
    }
}

/// Returns the parameters of a texture of this size in pixels.
fn texture_params(width: u32, height: u32, filter: TextureFilter) -> TextureParams {
    let filter = match filter {
        TextureFilter::Linear => FilterMode::Linear,
        TextureFilter::Nearest => FilterMode::Nearest,
    };
    TextureParams {
        width,
        height,
        min_filter: filter,
        mag_filter: filter,
        mipmap_filter: MipmapFilterMode::None,
        ..Default::default()
    }
}

/// A picture off the screen, to draw in.
pub struct OffScreenPicture {
    /// The pass that draws in the picture, and owns its texture.
    pass: Owned<RenderPass>,
    texture: TextureId,
    size: (u32, u32),
}

impl OffScreenPicture {
    /// Returns a picture of this size in pixels.
    pub fn new(width: u32, height: u32, filter: TextureFilter) -> OffScreenPicture {
        with_window(|graphics| {
            let params = texture_params(width, height, filter);
            let texture = graphics.backend.new_render_texture(params);
            let pass = graphics.backend.new_render_pass(texture, None);
            let pass = Owned(pass, |backend, pass| backend.delete_render_pass(pass));
            OffScreenPicture { pass, texture, size: (width, height) }
        })
    }

    /// Returns the width and height in pixels.
    pub fn size(&self) -> (u32, u32) {
        self.size
    }

    /// Returns the pixels row by row from the bottom, four bytes each: red, green, blue and alpha.
    pub fn read(&self) -> Vec<u8> {
        let mut bytes = vec![0; self.size.0 as usize * self.size.1 as usize * 4];
        with_window(|graphics| graphics.backend.texture_read_pixels(self.texture, &mut bytes));
        bytes
    }
}

/// A scene drawn by a fragment shader, as a function of time.
pub struct Scene {
    shaders: Owned<(Pipeline, ShaderId)>,
}

impl Scene {
    /// Compiles a fragment shader; returns `None` if that fails.
    ///
    /// In the shader, `uv` goes from (0, 0) at the lower left corner to (1, 1), and `time` is in
    /// seconds.
    pub fn compile(fragment: &str) -> Option<Scene> {
        let compiled = with_window(|graphics| {
            let uniform = ("time", UniformType::Float1);
            new_pipeline(&mut *graphics.backend, SCENE_VERTEX, fragment, &[], uniform)
        })?;
        let shaders = Owned(compiled, |backend, (pipeline, shader)| {
            backend.delete_pipeline(pipeline);
            backend.delete_shader(shader);
        });
        Some(Scene { shaders })
    }

    /// Draws the scene at `time`, in seconds, over the whole picture immediately.
    pub fn draw(&self, picture: &OffScreenPicture, time: f32) {
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let vertices = corners.map(|(x, y)| Vertex {
            pos: pos2(2.0 * x - 1.0, 2.0 * y - 1.0),
            uv: pos2(x, y),
            color: Color32::WHITE,
        });
        with_window(|graphics| {
            let Graphics { backend, vertices: buffer, indices, .. } = graphics;
            buffer.fill(&mut **backend, &vertices);
            indices.fill(&mut **backend, &[0, 1, 2, 0, 2, 3]);
            backend.begin_pass(Some(picture.pass.0), PassAction::Nothing);
            backend.apply_pipeline(&self.shaders.0.0);
            backend.apply_bindings_from_slice(&[buffer.id], indices.id, &[]);
            backend.apply_uniforms(UniformsSource::table(&[time]));
            backend.draw(0, 6, 1);
            backend.end_render_pass();
        });
    }
}

/// Compiles shaders with one uniform, which draw over the existing contents. Returns `None` if they
/// do not compile.
fn new_pipeline(
    backend: &mut dyn RenderingBackend,
    vertex: &str,
    fragment: &str,
    images: &[&str],
    (uniform, kind): (&str, UniformType),
) -> Option<(Pipeline, ShaderId)> {
    let meta = ShaderMeta {
        images: images.iter().map(|&image| image.to_owned()).collect(),
        uniforms: UniformBlockLayout { uniforms: vec![UniformDesc::new(uniform, kind)] },
    };
    let shader = backend.new_shader(ShaderSource::Glsl { vertex, fragment }, meta).ok()?;
    let attributes = [
        VertexAttribute::new("position", VertexFormat::Float2),
        VertexAttribute::new("texcoord", VertexFormat::Float2),
        VertexAttribute::new("color0", VertexFormat::Byte4),
    ];
    let over = BlendState::new(
        Equation::Add,
        BlendFactor::One,
        BlendFactor::OneMinusValue(BlendValue::SourceAlpha),
    );
    let params = PipelineParams { color_blend: Some(over), ..Default::default() };
    Some((backend.new_pipeline(&[BufferLayout::default()], &attributes, shader, params), shader))
}

const VERTEX: &str = "#version 100
attribute vec2 position;
attribute vec2 texcoord;
attribute vec4 color0;
varying vec2 uv;
varying vec4 color;
uniform vec2 size;
void main() {
    gl_Position = vec4(2.0 * position.x / size.x - 1.0, 1.0 - 2.0 * position.y / size.y, 0.0, 1.0);
    uv = texcoord;
    color = color0 / 255.0;
}";

/// Colours are multiplied and blended as stored, in gamma space, as egui expects.
const FRAGMENT: &str = "#version 100
precision highp float;
varying vec2 uv;
varying vec4 color;
uniform sampler2D Texture;
void main() {
    gl_FragColor = color * texture2D(Texture, uv);
}";

const SCENE_VERTEX: &str = "#version 100
attribute vec2 position;
attribute vec2 texcoord;
varying vec2 uv;
void main() {
    gl_Position = vec4(position, 0.0, 1.0);
    uv = texcoord;
}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triangles_of_one_texture_and_place_are_drawn_at_once() {
        let textures = [1, 2].map(|id| TextureId::from_raw_id(miniquad::RawId::OpenGl(id)));
        let clip = Some(Rect::from_min_max(pos2(0.0, 0.0), pos2(9.0, 9.0)));
        let mut list = DrawList::default();
        for (texture, clip) in [(0, None), (0, None), (0, clip), (1, clip), (1, clip)] {
            list.add(&[Vertex::default(); 3], &[0, 1, 2], textures[texture], clip);
        }
        let calls: Vec<_> = list.calls.iter().map(|call| call.indices).collect();
        assert_eq!(calls, [6, 3, 6]);
        assert_eq!(list.indices[12..], [12, 13, 14]);
    }
}
