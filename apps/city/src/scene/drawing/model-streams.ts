import type { Model } from '../models/model.ts';
import { floatsOfCorner, Shape, type Variant } from './shape.ts';

/**
 * The three variants of one model, corner by corner, so that one instanced mesh draws all of them. First its plain
 * mass, which is drawn alone when nothing else fits, then its core, then its details.
 */
export type ModelStreams = {
  massCorners: number;
  coreCorners: number;
  detailCorners: number;
  height: number;
  places: readonly Float32Array[];
  normals: readonly Int8Array[];
  colours: readonly Uint8Array[];
};

/** How much of a model is drawn. */
export type ModelDetail = 'mass' | 'core' | 'full';

const variants: readonly Variant[] = [0, 1, 2];

export function drawVariant(model: Model, variant: Variant): Shape {
  const shape = new Shape();
  model.draw(shape, variant);
  return shape;
}

/**
 * Lays the variants beside each other: the vertex shader picks one stream an instance. A variant with fewer triangles
 * is filled up with triangles of no size.
 */
export function modelStreams(model: Model): ModelStreams {
  const shapes = variants.map((variant) => drawVariant(model, variant));
  const masses = shapes.map(massOf);
  const mass = Math.max(...masses.map((shape) => shape.coreTriangles)) * 3;
  const core = Math.max(...shapes.map((shape) => shape.coreTriangles)) * 3;
  const details = Math.max(...shapes.map((shape) => shape.triangles - shape.coreTriangles)) * 3;
  const streams = shapes.map((shape, index) => {
    const stream = emptyStream(mass + core + details);
    const plain = masses[index];
    const coreCorners = shape.coreTriangles * 3;
    if (plain) write(stream, plain.numbers(), { from: 0, to: plain.coreTriangles * 3, at: 0 });
    write(stream, shape.numbers(), { from: 0, to: coreCorners, at: mass });
    write(stream, shape.numbers(), { from: coreCorners, to: shape.triangles * 3, at: mass + core });
    return stream;
  });
  return {
    massCorners: mass,
    coreCorners: core,
    detailCorners: details,
    height: Math.max(...shapes.map(heightOf)),
    places: streams.map((stream) => stream.places),
    normals: streams.map((stream) => stream.normals),
    colours: streams.map((stream) => stream.colours),
  };
}

/** Triangles of one instance at a level. */
export function trianglesAt(streams: ModelStreams, level: ModelDetail): number {
  if (level === 'mass') return streams.massCorners / 3;
  return (streams.coreCorners + (level === 'full' ? streams.detailCorners : 0)) / 3;
}

type Stream = { places: Float32Array; normals: Int8Array; colours: Uint8Array };

function emptyStream(corners: number): Stream {
  return {
    places: new Float32Array(corners * 3),
    normals: new Int8Array(corners * 4),
    colours: new Uint8Array(corners * 4),
  };
}

function write(
  stream: Stream,
  numbers: readonly number[],
  part: { from: number; to: number; at: number },
): void {
  for (let corner = part.from; corner < part.to; corner += 1) {
    const read = (index: number): number => numbers[corner * floatsOfCorner + index] ?? 0;
    const to = part.at + corner - part.from;
    stream.places.set([read(0), read(1), read(2)], to * 3);
    stream.normals.set([read(3) * 127, read(4) * 127, read(5) * 127, read(10)], to * 4);
    stream.colours.set([read(6), read(7), read(8), read(9)], to * 4);
  }
}

/** Smallest model for which a plain mass saves anything. */
const plainTriangles = 14;

/** One box around a model in the colours of its walls and its roof; what is small already stays as it is. */
function massOf(shape: Shape): Shape {
  const mass = new Shape();
  if (shape.coreTriangles <= plainTriangles) return shape;
  const numbers = shape.numbers();
  const low = [9, 9, 9];
  const high = [-9, -9, -9];
  for (let corner = 0; corner < shape.coreTriangles * 3; corner += 1) {
    for (const axis of [0, 1, 2]) {
      const value = numbers[corner * floatsOfCorner + axis] ?? 0;
      low[axis] = Math.min(low[axis] ?? 0, value);
      high[axis] = Math.max(high[axis] ?? 0, value);
    }
  }
  const [x = 0, y = 0, z = 0] = low;
  const size = high.map((value, axis) => value - (low[axis] ?? 0));
  const [wide = 1, tall = 1, deep = 1] = size;
  const roof = colourOf(numbers, (shape.coreTriangles - 1) * 3);
  const rows = Math.max(1, Math.round((tall * 0.85) / 0.26));
  return mass.box(
    [x + wide / 2, y, z + deep / 2],
    [wide * 0.92, tall * 0.85, deep * 0.92],
    colourOf(numbers, 2),
    {
      top: roof,
      windows: [Math.max(2, Math.round(wide / 0.24)), rows],
    },
  );
}

function colourOf(numbers: readonly number[], corner: number): number {
  const part = (index: number): number => Math.round(numbers[corner * floatsOfCorner + index] ?? 0);
  return (part(6) << 16) | (part(7) << 8) | part(8);
}

function heightOf(shape: Shape): number {
  return shape
    .numbers()
    .reduce((most, value, index) => (index % floatsOfCorner === 1 ? Math.max(most, value) : most), 0);
}
