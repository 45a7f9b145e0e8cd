import { MeshLambertMaterial, type Scene } from 'three';
import type { ModelStreams } from '../drawing/model-streams.ts';
import { createPropMesh, type Prop, type PropMesh } from '../drawing/prop-mesh.ts';
import { weave } from '../drawing/prop-shader.ts';
import type { SceneUniforms } from '../drawing/scene-uniforms.ts';
import { type HeightOf, standing } from '../layout.ts';
import type { ModelId } from '../models/model-list.ts';
import type { Ghost } from '../scene-types.ts';

/** The blueprint: light and glassy where it may stand, hatched in dark red where it may not. */
const blueprint = `
float bright=clamp(dot(outgoingLight,vec3(.34)),0.,1.);
float rim=step(.86,fract(vAltitude*5.));
vec3 blue=mix(vec3(.10,.10,.80),vec3(.62,.78,1.),bright)+rim*.35;
float hatch=step(.5,fract((gl_FragCoord.x+gl_FragCoord.y)*.07));
outgoingLight=ghostValid>.5?blue:mix(vec3(.62,.05,.10),vec3(1.,.86,.84),hatch*.8);
diffuseColor.a=ghostValid>.5?.80:.72;
#include <opaque_fragment>`;

export type GhostModel = { show(ghost: Ghost | null): void };

export function createGhost(
  scene: Scene,
  stock: { streams: (id: ModelId) => ModelStreams; heightOf: HeightOf },
  uniforms: SceneUniforms,
): GhostModel {
  const ghostValid = { value: 1 };
  const material = new MeshLambertMaterial({ transparent: true });
  material.onBeforeCompile = (shader) => {
    weave(shader, uniforms);
    Object.assign(shader.uniforms, { ghostValid });
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', 'uniform float ghostValid;varying float vAltitude;\n#include <common>')
      .replace('#include <opaque_fragment>', blueprint);
  };
  const meshes = new Map<ModelId, PropMesh>();
  return {
    show(ghost) {
      const groups = new Map<ModelId, Prop[]>();
      if (ghost) {
        ghostValid.value = ghost.valid ? 1 : 0;
        const placement = {
          type: ghost.type,
          x: ghost.x,
          y: ghost.y,
          params: ghost.params ?? {},
          variant: 0,
        };
        for (const { model, prop } of standing(placement, stock.heightOf)) {
          groups.set(model, [...(groups.get(model) ?? []), prop]);
        }
      }
      for (const [id, props] of groups) {
        const mesh = meshes.get(id) ?? createPropMesh(stock.streams(id), material, null);
        if (!meshes.has(id)) {
          mesh.mesh.renderOrder = 3;
          scene.add(mesh.mesh);
          meshes.set(id, mesh);
        }
        mesh.setProps(props);
      }
      for (const [id, mesh] of meshes) if (!groups.has(id)) mesh.setProps([]);
    },
  };
}
