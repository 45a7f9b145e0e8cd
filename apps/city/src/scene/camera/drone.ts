import { Color, type IUniform, Mesh, PlaneGeometry, ShaderMaterial, Vector4 } from 'three';

/** Faces of the companion in the city; colours and shapes are those of its modes in the product. */
const looks = {
  idle: { deep: 0x4a2be0, mid: 0x8f7bff, light: 0xffd08a, face: [1, 0, 0.55, 0] },
  thinking: { deep: 0x2b4fe0, mid: 0x6fc3ff, light: 0xd9f4ff, face: [0.95, 0, 0, 0.4] },
  worried: { deep: 0x5b4a9a, mid: 0xb7a6d9, light: 0xffd9e0, face: [0.85, 0, -0.7, -0.1] },
  excited: { deep: 0xf0527d, mid: 0xffb74d, light: 0xfff0b8, face: [1, 0.6, 1, 0.1] },
  fulfilled: { deep: 0x1c8f86, mid: 0x7df0b8, light: 0xfff7c2, face: [1, 0.6, 1, 0] },
} as const;

export type DroneMood = keyof typeof looks;

const vertexShader = `
varying vec2 v;uniform vec4 at;uniform float time,still;
void main(){
  v=position.xy*4.;
  float bob=still>.5?0.:sin(time*1.6)*.08;
  vec4 mid_=viewMatrix*vec4(at.x,at.y+bob,at.z,1.);
  gl_Position=projectionMatrix*(mid_+vec4(position.xy*at.w*4.,0.,0.));
}`;

/** face: openness of the eyes, smile of the lids, curve of the mouth, gaze to the side. */
const fragmentShader = `
varying vec2 v;uniform float time,night;uniform vec3 deep,mid,light;uniform vec4 face;
float hash(vec2 p){p=fract(p*vec2(123.34,345.45));p+=dot(p,p+34.345);return fract(p.x*p.y);}
float noise(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);
  return mix(mix(hash(i),hash(i+vec2(1.,0.)),f.x),mix(hash(i+vec2(0.,1.)),hash(i+1.),f.x),f.y);}
float cap(vec2 p,vec2 half_){float r=min(half_.x,half_.y);vec2 d=abs(p)-half_+r;return length(max(d,0.))+min(max(d.x,d.y),0.)-r;}
void main(){
  vec2 p=v;float aa=fwidth(v.x);
  float r=length(p),inside=1.-smoothstep(1.-aa,1.+aa,r);
  float z=sqrt(max(0.,1.-r*r));
  vec2 q=p*(.75+.5*(1.-z));
  float f=noise(q*1.5+vec2(time*.2,noise(q*1.3-time*.3)*1.7));
  float g=length(p-vec2(-.30,.46))/1.6+(f-.5)*.34;
  vec3 c=mix(mix(light,vec3(1.),.5),light,smoothstep(-.1,.14,g));
  c=mix(c,mid,smoothstep(.04,.46,g));
  c=mix(c,deep,smoothstep(.46,1.02,g)*.92);
  c=mix(c,deep*.78,pow(1.-z,1.8)*.6)+light*.26*pow(1.-z,4.5);
  c=mix(c,vec3(1.),.7*(1.-smoothstep(.03,.05,abs(length(p)-.8)))*step(1.5,atan(p.y,p.x))*step(atan(p.y,p.x),2.4));
  vec3 ink=vec3(.078,.063,.227);
  vec2 o=vec2(face.w*.3,.02);
  vec2 e=vec2(abs(p.x-o.x)-.31,p.y-.05-o.y);
  float blink=step(.985,fract(time*.27))*.8;
  float h=.2*face.x*(1.-blink)+.02;
  float eye=max(cap(e,vec2(.115,h)),face.y>.1?.30-length(e-vec2(0.,-.34)):-1.);
  c=mix(c,ink,1.-smoothstep(-aa,aa,eye));
  float glint=length(e-vec2(p.x>o.x?.036:-.036,h*.42))-.05;
  c=mix(c,vec3(1.),(1.-smoothstep(-aa,aa,max(glint,eye)))*step(face.y,.1));
  vec2 m=vec2(p.x-o.x,p.y+.34);
  float w=.14,along=clamp(m.x,-w,w);
  float lip=length(vec2(m.x-along,m.y-face.z*(along*along/w-.5*w)))-.038;
  c=mix(c,ink,1.-smoothstep(-aa,aa,lip));
  vec2 arm=vec2(abs(p.x),p.y);
  float strut=cap(arm-vec2(1.14,.34),vec2(.26,.07));
  float motor=cap(arm-vec2(1.36,.44),vec2(.10,.18));
  float spin=.65+.35*sin(time*40.+p.x*9.);
  float disc=length((arm-vec2(1.36,.66))*vec2(1.,4.2))-.58;
  float body=1.-smoothstep(-aa,aa,min(strut,motor));
  float halo=exp(-max(r-1.,0.)*5.)*.34*(1.-inside)*(.5+.5*night);
  vec4 col=vec4(mid,halo);
  col=mix(col,vec4(.33,.31,.52,1.),body*(1.-inside));
  col=mix(col,vec4(.92,.94,1.,.62*spin),(1.-smoothstep(-aa*3.,aa*3.,disc))*(1.-inside));
  col=mix(col,vec4(c,1.),inside);
  if(col.a<.01)discard;
  gl_FragColor=col;
}`;

export type Drone = {
  mesh: Mesh;
  setMood(mood: DroneMood): void;
  /** Hovers over a place; `size` is the radius of its body in tiles. */
  hover(at: { x: number; z: number; height: number; size: number }): void;
  freeze(still: boolean): void;
};

/** The companion in the city: one square that always looks at the camera. */
export function createDrone(shared: { time: IUniform<number>; night: IUniform<number> }): Drone {
  const uniforms = {
    ...shared,
    at: { value: new Vector4(24, 3, 24, 0.5) },
    still: { value: 0 },
    deep: { value: new Color() },
    mid: { value: new Color() },
    light: { value: new Color() },
    face: { value: new Vector4() },
  };
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms,
    transparent: true,
    depthTest: false,
  });
  const mesh = new Mesh(new PlaneGeometry(1, 1), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 6;
  const setMood = (mood: DroneMood): void => {
    const look = looks[mood];
    // The shader writes what the screen shows, so the colours stay as they are named.
    for (const part of ['deep', 'mid', 'light'] as const)
      uniforms[part].value.set(look[part]).convertLinearToSRGB();
    uniforms.face.value.fromArray(look.face);
  };
  setMood('idle');
  return {
    mesh,
    setMood,
    hover: ({ x, z, height, size }) => uniforms.at.value.set(x, height, z, size),
    freeze: (still) => {
      uniforms.still.value = still ? 1 : 0;
    },
  };
}
