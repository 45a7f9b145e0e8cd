import type { Model } from './models/model.ts';
import { floatsOfCorner, Shape, type Variant } from './shape.ts';

/** The three variants of one model, corner by corner, so that one instanced mesh draws all of them. */
export type ModelStreams = {
  corners: number;
  coreCorners: number;
  height: number;
  places: readonly Float32Array[];
  normals: readonly Int8Array[];
  colours: readonly Uint8Array[];
};

const variants: readonly Variant[] = [0, 1, 2];

export function drawVariant(model: Model, variant: Variant): Shape {
  const shape = new Shape();
  model.draw(shape, variant);
  return shape;
}

/**
 * Lays the variants beside each other: the vertex shader picks one stream an instance. A variant with fewer triangles
 * is filled up with triangles of no size, in its core and in its details.
 */
export function modelStreams(model: Model): ModelStreams {
  const shapes = variants.map((variant) => drawVariant(model, variant));
  const core = Math.max(...shapes.map((shape) => shape.coreTriangles));
  const rest = Math.max(...shapes.map((shape) => shape.triangles - shape.coreTriangles));
  const corners = (core + rest) * 3;
  const streams = shapes.map((shape) => streamOf(shape, core, corners));
  return {
    corners,
    coreCorners: core * 3,
    height: Math.max(...streams.map((stream) => stream.height)),
    places: streams.map((stream) => stream.places),
    normals: streams.map((stream) => stream.normals),
    colours: streams.map((stream) => stream.colours),
  };
}

function streamOf(shape: Shape, core: number, corners: number) {
  const places = new Float32Array(corners * 3);
  const normals = new Int8Array(corners * 4);
  const colours = new Uint8Array(corners * 4);
  let height = 0;
  const numbers = shape.numbers();
  for (let corner = 0; corner < shape.triangles * 3; corner += 1) {
    const shift = corner < shape.coreTriangles * 3 ? 0 : (core - shape.coreTriangles) * 3;
    const from = corner * floatsOfCorner;
    const read = (index: number): number => numbers[from + index] ?? 0;
    const to = corner + shift;
    places.set([read(0), read(1), read(2)], to * 3);
    normals.set([read(3) * 127, read(4) * 127, read(5) * 127, read(10)], to * 4);
    colours.set([read(6), read(7), read(8), read(9)], to * 4);
    height = Math.max(height, read(1));
  }
  return { places, normals, colours, height };
}
