import { type Color, type IUniform, Mesh, MeshLambertMaterial, PlaneGeometry } from 'three';
import { groundPaint, groundWords } from './ground-shader.ts';
import { type SceneUniforms, uniformWords } from './scene-uniforms.ts';

/** One plane far beyond the city; what stands on it comes from the tile textures. */
export function createGround(uniforms: SceneUniforms, sky: IUniform<Color>): Mesh {
  const geometry = new PlaneGeometry(320, 320).rotateX(-Math.PI / 2).translate(24, 0, 24);
  const material = new MeshLambertMaterial();
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms, { sky });
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vAt;')
      .replace('#include <begin_vertex>', 'vec3 transformed=position;vAt=position;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nuniform vec3 sky;${uniformWords}${groundWords}`)
      .replace('#include <emissivemap_fragment>', groundPaint)
      .replace(
        '#include <dithering_fragment>',
        'gl_FragColor.rgb=mix(gl_FragColor.rgb,sky,edgeOfWorld);\n#include <dithering_fragment>',
      );
  };
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  return mesh;
}
