import { BufferGeometry, Float32BufferAttribute, type IUniform, LineSegments, ShaderMaterial } from 'three';
import { randomAt } from './random-at.ts';

/** Height from which drops fall, in tiles. */
const sky = 12;

const vertexShader = `
attribute vec3 drop;uniform float time,reach;uniform vec2 middle;varying float vFade;
void main(){
  float fall=fract(drop.y-time*1.4);
  vec3 at=vec3(middle.x+(drop.x-.5)*reach*4.,fall*${sky.toFixed(1)}+position.y*reach*.045,middle.y+(drop.z-.5)*reach*4.);
  at.x+=position.y*reach*.012;
  vFade=.5+.5*position.y;
  gl_Position=projectionMatrix*viewMatrix*vec4(at,1.);
}`;
const fragmentShader = `
varying float vFade;uniform float night;
void main(){gl_FragColor=vec4(mix(vec3(.93,.97,1.),vec3(.6,.7,.95),night),.20+.3*vFade);}`;

export type Rain = {
  lines: LineSegments;
  set(drops: number): void;
  follow(view: { x: number; z: number; reach: number }): void;
};

/** Drops around the view that only the vertex shader moves. */
export function createRain(shared: { time: IUniform<number>; night: IUniform<number> }, most: number): Rain {
  const geometry = new BufferGeometry();
  const [ends, drops]: [number[], number[]] = [[], []];
  for (let drop = 0; drop < most; drop += 1) {
    const place = [randomAt(1, drop, 1), randomAt(1, drop, 2), randomAt(1, drop, 3)];
    ends.push(0, 0, 0, 0, 1, 0);
    drops.push(...place, ...place);
  }
  geometry.setAttribute('position', new Float32BufferAttribute(ends, 3));
  geometry.setAttribute('drop', new Float32BufferAttribute(drops, 3));
  const middle = { value: [24, 24] };
  const reach = { value: 12 };
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
    uniforms: { ...shared, middle, reach },
  });
  const lines = new LineSegments(geometry, material);
  lines.frustumCulled = false;
  lines.renderOrder = 4;
  lines.visible = false;
  return {
    lines,
    set(count) {
      geometry.setDrawRange(0, Math.min(most, count) * 2);
      lines.visible = count > 0;
    },
    follow(view) {
      middle.value = [view.x, view.z];
      reach.value = view.reach;
    },
  };
}
