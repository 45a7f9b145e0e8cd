import {
  BufferAttribute,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type Material,
  Mesh,
} from 'three';
import type { ModelDetail, ModelStreams } from './model-streams.ts';
import { motionCodes } from './prop-shader.ts';

/** Where one instance stands and how it is drawn. Places are in tiles; `tile` tells its power and comfort (of `cells`: how many). */
export type Prop = {
  x: number;
  z: number;
  y?: number;
  turn?: number;
  scale?: number | readonly [number, number, number];
  variant?: number;
  born?: number;
  motion?: keyof typeof motionCodes;
  tile?: readonly [number, number];
};

const streamNames = [
  ['position', 'place1', 'place2'],
  ['normal0', 'normal1', 'normal2'],
  ['colour0', 'colour1', 'colour2'],
] as const;

export type PropMesh = {
  mesh: Mesh<InstancedBufferGeometry, Material>;
  height: number;
  setProps(props: readonly Prop[]): void;
  /** How much of the model is drawn. */
  setLevel(level: ModelDetail): void;
  bytes(): number;
};

/** One instanced mesh for all three variants of a model. */
export function createPropMesh(streams: ModelStreams, material: Material, depth: Material | null): PropMesh {
  const geometry = new InstancedBufferGeometry();
  streams.places.forEach((data, index) => {
    geometry.setAttribute(streamNames[0][index] ?? '', new BufferAttribute(data, 3));
  });
  streams.normals.forEach((data, index) => {
    geometry.setAttribute(streamNames[1][index] ?? '', new BufferAttribute(data, 4, true));
  });
  streams.colours.forEach((data, index) => {
    geometry.setAttribute(streamNames[2][index] ?? '', new BufferAttribute(data, 4, true));
  });
  const mesh = new Mesh<InstancedBufferGeometry, Material>(geometry, material);
  mesh.frustumCulled = false;
  mesh.castShadow = depth !== null;
  mesh.receiveShadow = true;
  if (depth) mesh.customDepthMaterial = depth;
  geometry.setDrawRange(streams.massCorners, streams.coreCorners + streams.detailCorners);
  let capacity = 0;

  const grow = (count: number): void => {
    capacity = Math.max(8, count + (count >> 1));
    // Given back before the replacement, else the card keeps the old buffers.
    geometry.dispose();
    for (const name of ['at', 'form', 'state']) {
      const attribute = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4);
      attribute.setUsage(DynamicDrawUsage);
      geometry.setAttribute(name, attribute);
    }
  };

  return {
    mesh,
    height: streams.height,
    setProps(props) {
      if (props.length > capacity) grow(props.length);
      geometry.instanceCount = props.length;
      mesh.visible = props.length > 0;
      if (props.length > 0) writeProps(geometry, props);
    },
    setLevel(level) {
      const { massCorners, coreCorners, detailCorners } = streams;
      if (level === 'mass') geometry.setDrawRange(0, massCorners);
      else geometry.setDrawRange(massCorners, coreCorners + (level === 'full' ? detailCorners : 0));
    },
    bytes: () => Object.values(geometry.attributes).reduce((sum, part) => sum + part.array.byteLength, 0),
  };
}

function writeProps(geometry: InstancedBufferGeometry, props: readonly Prop[]): void {
  const attributes = ['at', 'form', 'state'].map(
    (name) => geometry.getAttribute(name) as InstancedBufferAttribute,
  );
  const [at, form, state] = attributes;
  if (!at || !form || !state) return;
  props.forEach((prop, index) => {
    const scale = prop.scale ?? 1;
    const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale;
    at.setXYZW(index, prop.x, prop.y ?? 0, prop.z, prop.turn ?? 0);
    form.setXYZW(index, sx, sy, sz, prop.variant ?? 0);
    state.setXYZW(
      index,
      prop.born ?? -100,
      motionCodes[prop.motion ?? 'still'],
      prop.tile?.[0] ?? -1,
      prop.tile?.[1] ?? 0,
    );
  });
  for (const attribute of attributes) attribute.needsUpdate = true;
}
