import {
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';

/** Rectangles drawn on the ground above everything, so that no building hides them. */
export type Mark = {
  kind: 'plot' | 'cursor' | 'allowed' | 'refused' | 'shade' | 'other';
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of another player: one of eight colours, those of the name above it. */
  hue?: number;
};

const kindNumbers = { plot: 0, cursor: 1, allowed: 2, refused: 3, shade: 4, other: 5 } as const;
/** One's own, and everybody else who may be in a city. */
const mostMarks = 48;

const vertexShader = `
attribute vec4 rect;attribute vec2 kind;
varying vec2 vPlace,vSize;varying float vKind,vHue;
void main(){
  vSize=rect.zw;vKind=kind.x;vHue=kind.y;
  vec2 grow=vec2(.12);
  vec2 local=(position.xy+.5)*(rect.zw+2.*grow)-grow;
  vPlace=local;
  gl_Position=projectionMatrix*modelViewMatrix*vec4(rect.x+local.x,.02,rect.y+local.y,1.);
}`;

/** The colours of `.player-tag`, in their order. */
const hueWords = ['3f22c9', 'a83c74', '14665f', '8a4b00', '0b5a9c', '8f1730', '4a6b12', '5b4a9a']
  .map(
    (hex) => `vec3(${[0, 2, 4].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3))})`,
  )
  .join(',');

/** Allowed: dashes round an even wash. Refused: a solid double frame, hatching and a cross. The cursor: a ring in white and ink. */
const fragmentShader = `
varying vec2 vPlace,vSize;varying float vKind,vHue;
float band(float d,float at,float half_,float aa){return 1.-smoothstep(half_-aa,half_+aa,abs(d-at));}
void main(){
  vec2 q=abs(vPlace-vSize*.5)-vSize*.5;
  float edge=max(q.x,q.y);
  float aa=max(fwidth(vPlace.x),fwidth(vPlace.y));
  float inside=1.-smoothstep(-aa,aa,edge);
  float run=q.x>q.y?vPlace.y:vPlace.x;
  vec4 c=vec4(0.);
  vec3 indigo=vec3(.357,.231,.961),ink=vec3(.086,.071,.235),red=vec3(.72,.11,.16);
  if(vKind<.5){
    float outer=band(edge,0.,.075,aa);
    c=vec4(indigo,outer*.95);
    c=mix(c,vec4(1.),band(edge,0.,.036,aa)*step(.4,fract(run*2.)));
  }else if(vKind<1.5){
    float corner=1.-step(.34,min(min(vPlace.x,vSize.x-vPlace.x),1.)*step(q.x,q.y)+min(min(vPlace.y,vSize.y-vPlace.y),1.)*step(q.y,q.x));
    float w=mix(.030,.052,corner);
    c=vec4(ink,band(edge,0.,w+.040,aa));
    c=mix(c,vec4(1.),band(edge,0.,w,aa));
    c=mix(c,vec4(1.,.75,.15,.34),(1.-c.a)*inside);
  }else if(vKind<2.5){
    c=vec4(indigo,inside*.30);
    float frame=band(edge,-.05,.060,aa);
    c=mix(c,vec4(ink,.9),frame);
    c=mix(c,vec4(1.),band(edge,-.05,.038,aa)*step(.42,fract(run*2.5)));
  }else if(vKind<3.5){
    c=vec4(red,inside*.38);
    c=mix(c,vec4(1.,1.,1.,.75),inside*step(.72,fract((vPlace.x+vPlace.y)*2.2)));
    vec2 u=vPlace/vSize-.5;
    float cross_=min(abs(u.x-u.y),abs(u.x+u.y))*min(vSize.x,vSize.y)*.7;
    c=mix(c,vec4(red,.95),inside*(1.-smoothstep(.07,.07+aa,cross_)));
    c=mix(c,vec4(1.),band(edge,-.03,.075,aa));
    c=mix(c,vec4(red,1.),band(edge,-.03,.045,aa));
  }else if(vKind>4.5){
    vec3 hues[8]=vec3[8](${hueWords});
    vec3 own=hues[int(vHue+.5)];
    c=vec4(own,inside*.34);
    c=mix(c,vec4(1.),band(edge,-.02,.085,aa));
    c=mix(c,vec4(own,1.),band(edge,-.02,.050,aa));
  }else{
    float d=length((vPlace-vSize*.5)/(vSize*.5));
    c=vec4(.05,.05,.15,.34*(1.-smoothstep(.3,1.,d)));
  }
  if(c.a<.004)discard;
  gl_FragColor=c;
}`;

export type Marks = { mesh: Mesh; set(marks: readonly Mark[]): void };

export function createMarks(): Marks {
  const plane = new PlaneGeometry(1, 1);
  const geometry = new InstancedBufferGeometry();
  geometry.setAttribute('position', plane.getAttribute('position'));
  geometry.setIndex(plane.getIndex());
  const rect = new InstancedBufferAttribute(new Float32Array(mostMarks * 4), 4);
  const kind = new InstancedBufferAttribute(new Float32Array(mostMarks * 2), 2);
  geometry.setAttribute('rect', rect);
  geometry.setAttribute('kind', kind);
  // Seen from above the plane's corners run the other way round.
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    side: 2,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 5;
  mesh.visible = false;
  return {
    mesh,
    set(marks) {
      marks.slice(0, mostMarks).forEach((mark, index) => {
        rect.setXYZW(index, mark.x, mark.y, mark.width, mark.height);
        kind.setXY(index, kindNumbers[mark.kind], mark.hue ?? 0);
      });
      rect.needsUpdate = true;
      kind.needsUpdate = true;
      geometry.instanceCount = Math.min(mostMarks, marks.length);
      mesh.visible = marks.length > 0;
    },
  };
}
