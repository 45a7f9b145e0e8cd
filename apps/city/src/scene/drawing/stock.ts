import type { Material } from 'three';
import { type ModelId, models } from '../models/model-list.ts';
import { type ModelStreams, modelStreams } from './model-streams.ts';
import { createPropMesh, type PropMesh } from './prop-mesh.ts';

/** Draws each model once and keeps its corners and its mesh; a model that nobody built costs nothing. */
export type Stock = {
  meshes: Map<ModelId, PropMesh>;
  mesh(id: ModelId): PropMesh;
  streams(id: ModelId): ModelStreams;
  heightOf(id: ModelId): number;
};

export function createStock(
  put: (mesh: PropMesh) => void,
  materials: { look(id: ModelId): Material; depth(id: ModelId): Material | null },
): Stock {
  const streams = new Map<ModelId, ModelStreams>();
  const meshes = new Map<ModelId, PropMesh>();
  const streamsOf = (id: ModelId): ModelStreams => {
    const known = streams.get(id) ?? modelStreams(models[id]);
    streams.set(id, known);
    return known;
  };
  return {
    meshes,
    streams: streamsOf,
    mesh(id) {
      const known = meshes.get(id);
      if (known) return known;
      const fresh = createPropMesh(streamsOf(id), materials.look(id), materials.depth(id));
      meshes.set(id, fresh);
      put(fresh);
      return fresh;
    },
    heightOf: (id) => streamsOf(id).height,
  };
}
