import { MeshDepthMaterial, MeshLambertMaterial, type WebGLProgramParametersWithUniforms } from 'three';
import { type SceneUniforms, uniformWords } from './scene-uniforms.ts';

/** Behaviours of an instance beside standing still; the number travels in its state. */
export const motionCodes = { still: 0, spin: 1, sway: 2, flag: 3, cells: 4, planned: 5, hop: 6 } as const;

/**
 * at: x, y, z and turn. form: scale x, y, z and variant. state: second of birth, motion, x and y of the tile that
 * tells its power and comfort (negative: none).
 */
const instanceWords = `
attribute vec3 place1,place2;attribute vec4 normal0,normal1,normal2,colour0,colour1,colour2,at,form,state;
varying vec4 vPane;varying vec4 vLife;varying vec3 vTone;varying float vAltitude;varying float vSnow;varying float vPlanned;
float isSeason(float value){return 1.-step(.5,abs(season-value));}
/** Leaves by the time of the year; needles stay green. */
vec3 leaves(vec3 c,float which,float chance){
  float leaf=step(c.r*1.02,c.g)*step(c.b*1.05,c.g)*(1.-step(.5,which)*step(which,1.5));
  vec3 fall=mix(vec3(.86,.36,.16),vec3(.93,.68,.20),chance);
  c=mix(c,fall*(.6+.4*c.g/.7),leaf*isSeason(2.)*step(.25,fract(chance*7.)));
  c=mix(c,mix(vec3(.98,.78,.86),vec3(1.,.93,.95),chance),leaf*isSeason(0.)*step(.66,fract(chance*5.)));
  return mix(c,vec3(.62,.60,.58),leaf*isSeason(3.)*.75);
}
vec3 propAt;vec3 propNormal;
void placeProp(){
  vec4 life=vec4(1.,.7,.7,0.);
  if(state.y==4.)life=vec4(-1.,.7,.7,0.);
  else if(state.z>=0.){
    vec4 t=texture2D(tiles,(state.zw+.5)/48.);
    life=vec4(t.a,t.b,t.g,texture2D(soft,(state.zw+.5)/48.).b);
  }
  float pick=form.w;
  if(state.y==3.)pick=life.z>.72?0.:life.z>.5?1.:2.;
  vec3 p=pick<.5?position:pick<1.5?place1:place2;
  vec4 n=pick<.5?normal0:pick<1.5?normal1:normal2;
  vec4 c=pick<.5?colour0:pick<1.5?colour1:colour2;
  float age=(time-state.x)*1.6;
  float up=rise>.5&&age<1.?max(.02,1.-pow(1.-clamp(age,0.,1.),3.)+.12*sin(clamp(age,0.,1.)*3.1416)):1.;
  if(state.y==1.){float a=time*(.6+2.6*wind)+at.x*1.7;float s=sin(a),k=cos(a);p.xy=mat2(k,s,-s,k)*p.xy;n.xy=mat2(k,s,-s,k)*n.xy;}
  if(state.y==2.)p.x+=sin(time*1.3+at.x*3.+at.z)*.05*wind*p.y;
  if(state.y==6.)p.y+=abs(sin(time*4.+at.x*7.+at.z*5.))*.16;
  if(state.y==3.&&p.x>.012)p.z+=sin(time*5.+at.x)*.05*p.x/.22;
  p*=form.xyz*vec3(1.,up,1.);
  float s=sin(at.w),k=cos(at.w);
  mat2 turn=mat2(k,-s,s,k);
  p.xz=turn*p.xz;n.xz=turn*n.xz;
  propAt=p+at.xyz;vAltitude=propAt.y;propNormal=n.xyz;
  vPlanned=step(4.5,state.y)*step(state.y,5.5);
  vTone=pow(state.y==2.?leaves(c.rgb,pick,fract(at.x*3.17+at.z*5.31)):c.rgb,vec3(2.2));
  vSnow=state.y==4.?0.:isSeason(3.)*smoothstep(.35,.75,n.y)*(state.y==2.?.9:.72)*(1.-vPlanned);
  float code=floor(c.a*255.+.5);
  vPane=vec4(code<128.?c.a*255.*(state.y==4.?state.z:1.):0.,n.w*127.,code<128.?0.:(code-128.)/127.,dot(floor(at.xz),vec2(7.13,3.71))+dot(sign(n.xz)*step(.5,abs(n.xz)),vec2(3.1,5.3)));
  vLife=life;
}`;

const placeHook = 'void main() {';
const shadeWords = `
varying vec4 vPane;varying vec4 vLife;varying vec3 vTone;varying float vSnow;varying float vPlanned;
float chance(vec2 p){p=fract(p*vec2(.1031,.1030));p+=dot(p,p.yx+33.33);return fract((p.x+p.y)*p.x*43.7);}`;

/** Windows are drawn, not built: a pane in each cell of the wall, lit by chance, people at home and power. */
const shade = `
diffuseColor.rgb=vTone;
vec2 wide=fwidth(vPane.xy);
vec2 cell=floor(vPane.xy),f=vPane.xy-cell;
vec2 soften=max(wide,vec2(1e-4));
float cells=step(vLife.x,-.5);
vec2 low=mix(vec2(.2,.24),vec2(.06,.05),cells),high=mix(vec2(.8),vec2(.94,.95),cells);
vec2 edge=smoothstep(low-soften,low+soften,f)*(1.-smoothstep(high-soften,high+soften,f));
float far=smoothstep(.35,.8,max(wide.x,wide.y));
float pane=mix(edge.x*edge.y,mix(.33,.86,cells),far)*step(.001,vPane.x*vPane.y);
float random=chance(cell+vPane.w*17.);
float lamp=mix(step(random,.14+.42*vLife.y),.16+.36*vLife.y,far)*max(vLife.x,0.);
vec3 glass=mix(vec3(.13,.25,.42),vec3(.42,.66,.85),f.y*.8+.2*random);
glass=mix(glass,vTone*(.8+.5*f.y)+vec3(.05,.1,.16)*step(.8,fract(f.x*.5+f.y)),cells);
if(cells>.5)diffuseColor.rgb=vec3(.42,.47,.54);
float sill=(1.-cells)*edge.x*(1.-smoothstep(.0,.1,abs(f.y-.17)))*step(.001,vPane.x*vPane.y)*(1.-far);
diffuseColor.rgb=mix(diffuseColor.rgb,diffuseColor.rgb*1.25+.04,sill*.5);
diffuseColor.rgb=mix(diffuseColor.rgb,glass*mix(1.,mix(.25,1.,cells),night),pane);
vec3 warm=mix(vec3(1.,.56,.18),vec3(1.,.80,.44),fract(random*7.3));
totalEmissiveRadiance+=warm*pane*lamp*(night*1.15+.02);
totalEmissiveRadiance+=vTone*vPane.z*max(vLife.x,0.)*(.1+night*1.6);
diffuseColor.rgb=mix(diffuseColor.rgb,vec3(.86,.90,.96),vSnow);
if(vPlanned>.5){
  diffuseColor.rgb=mix(diffuseColor.rgb,vec3(.16,.09,.72),.62);
  totalEmissiveRadiance+=vec3(.13,.09,.42);
  if(mod(gl_FragCoord.x+gl_FragCoord.y*2.,4.)<1.)discard;
}
float dirt=vLife.w*.55;
diffuseColor.rgb=mix(diffuseColor.rgb,haze*mix(1.,.3,night),dirt);
diffuseColor.rgb*=1.-wet*.16;
float grey=dot(diffuseColor.rgb,vec3(.3,.55,.15));
diffuseColor.rgb=mix(diffuseColor.rgb,vec3(.25+grey*.75),overlayOn*.72);`;

export function propMaterial(uniforms: SceneUniforms): MeshLambertMaterial {
  const material = new MeshLambertMaterial();
  material.onBeforeCompile = (shader) => weave(shader, uniforms);
  return material;
}

/** The same places for the shadow map. */
export function propDepthMaterial(uniforms: SceneUniforms): MeshDepthMaterial {
  const material = new MeshDepthMaterial();
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = placeWords(shader.vertexShader);
  };
  return material;
}

function placeWords(vertexShader: string): string {
  return vertexShader
    .replace(placeHook, `${uniformWords}${instanceWords}\n${placeHook}\nplaceProp();`)
    .replace('#include <begin_vertex>', 'vec3 transformed=propAt;');
}

export function weave(shader: WebGLProgramParametersWithUniforms, uniforms: SceneUniforms): void {
  Object.assign(shader.uniforms, uniforms);
  shader.vertexShader = placeWords(shader.vertexShader).replace(
    '#include <beginnormal_vertex>',
    'vec3 objectNormal=propNormal;',
  );
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\n${uniformWords}${shadeWords}`)
    .replace('#include <emissivemap_fragment>', shade);
}
