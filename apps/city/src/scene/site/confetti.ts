import {
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type IUniform,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import { randomAt } from '../life/random-at.ts';

const count = 320;

const vertexShader = `
attribute vec4 flake;uniform float time;uniform vec2 middle;varying vec3 vTone;
void main(){
  float fall=fract(flake.y-time*(.10+.06*flake.w));
  vec3 at=vec3(middle.x+(flake.x-.5)*9.,fall*4.6,middle.y+(flake.z-.5)*9.);
  at.x+=sin(time*1.7+flake.w*40.)*.25;
  float spin=time*3.+flake.w*30.;
  vec2 p=position.xy*.19;
  vec3 side=vec3(cos(spin),0.,sin(spin))*p.x;
  at+=side+vec3(0.,p.y,0.);
  float hue=floor(flake.w*5.);
  vTone=hue<.5?vec3(.88,.32,.25):hue<1.5?vec3(.98,.70,.16):hue<2.5?vec3(.16,.66,.60):hue<3.5?vec3(.42,.32,.95):vec3(.92,.42,.63);
  gl_Position=projectionMatrix*viewMatrix*vec4(at,1.);
}`;
const fragmentShader = 'varying vec3 vTone;void main(){gl_FragColor=vec4(vTone,1.);}';

export type Confetti = { mesh: Mesh; show(middle: { x: number; z: number } | null): void };

/** Paper that falls over a place where all went well; without motion it hangs in the air as in a photograph. */
export function createConfetti(time: IUniform<number>): Confetti {
  const plane = new PlaneGeometry(1, 0.6);
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', plane.getAttribute('position'));
  geometry.setIndex(plane.getIndex());
  const flakes = Array.from({ length: count }, (_, index) =>
    [1, 2, 3, 4].map((n) => randomAt(23, index, n)),
  ).flat();
  geometry.setAttribute('flake', new InstancedBufferAttribute(new Float32Array(flakes), 4));
  geometry.instanceCount = count;
  const middle = { value: [0, 0] };
  const uniforms = { time, middle };
  const mesh = new Mesh(geometry, new ShaderMaterial({ vertexShader, fragmentShader, uniforms, side: 2 }));
  mesh.frustumCulled = false;
  mesh.visible = false;
  return {
    mesh,
    show(at) {
      mesh.visible = at !== null;
      if (at) middle.value = [at.x, at.z];
    },
  };
}
