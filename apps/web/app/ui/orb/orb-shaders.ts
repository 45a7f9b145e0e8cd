import { poseKeys } from './orb-poses.ts';

/** The canvas reaches this many radii from the centre of the body. */
const orbReach = 1.818;
export const sparkCount = 24;
export const poseVectors = Math.ceil(poseKeys.length / 4);

/** A pose arrives as vectors of four numbers; each key becomes a word of the shader. */
const poseWords = [
  `uniform vec4 pose[${poseVectors}];`,
  ...poseKeys.map((key, index) => `#define ${key} pose[${index >> 2}].${'xyzw'[index & 3]}`),
].join('\n');

export const bodyVertexShader = `
attribute vec2 corner;
varying vec2 v;
void main(){v=corner;gl_Position=vec4(corner,0.,1.);}`;

const noise = `
float hash(vec2 p){p=fract(p*vec2(123.34,345.45));p+=dot(p,p+34.345);return fract(p.x*p.y);}
float noise(vec2 p){
  vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);
  return mix(mix(hash(i),hash(i+vec2(1.,0.)),f.x),mix(hash(i+vec2(0.,1.)),hash(i+1.),f.x),f.y);
}`;

/** Glass sphere: a radial ramp from a white core to the deep colour, bent by slow light, with rim and key light. */
const body = `
vec3 bodyColour(vec2 p,float z){
  vec2 q=p*(.75+.5*(1.-z));
  vec2 w=vec2(noise(q*1.3+vec2(flow*.5,-flow*.3)),noise(q*1.3+vec2(-flow*.35,flow*.45)+7.));
  float f=noise(q*1.5+w*1.7+vec2(flow*.18,flow*.1));
  float fine=noise(q*3.1-w*1.6-flow*.3);
  float g=length(p-vec2(-.30,.46))/1.6+(f-.5)*swirl*.62;
  vec3 col=mix(mix(light,vec3(1.),.5),light,smoothstep(-.1,.14,g));
  col=mix(col,mid,smoothstep(.04,.46,g));
  col=mix(col,deep,smoothstep(.46,1.02,g)*.92);
  col=mix(col,mix(mid,light,.6),.85*smoothstep(.30,.85,f*fine*2.)*swirl);
  float bare=1.-exp(-dot(p-vec2(0.,-.12),p-vec2(0.,-.12))*.9);
  col=mix(col,deep,.42*bare*smoothstep(.50,.84,w.x*.6+fine*.5)*swirl*smoothstep(.1,.5,g));
  vec2 calm=(p-vec2(gazeX,gazeY)*.22-vec2(0.,-.08))*vec2(1.2,1.5);
  col=mix(col,mix(mid,light,.10),.5*exp(-dot(calm,calm)*1.9));
  col=mix(col,deep*.78,pow(1.-z,1.8)*.62);
  vec3 n=normalize(vec3(p,z+.02));
  col+=light*.34*pow(max(0.,dot(n,normalize(vec3(.62,-.74,.26)))),4.);
  col+=mix(light,vec3(1.),.5)*.30*pow(1.-z,4.5);
  col+=vec3(1.)*.42*pow(max(0.,dot(n,normalize(vec3(-.42,.62,.62)))),16.);
  float at=atan(p.y,p.x);
  float streak=abs(length(p)-.80)-.030;
  streak=max(streak,max(1.50-at,at-2.42)*.8-.02);
  col=mix(col,vec3(1.),smoothstep(.022,-.022,streak)*.78);
  float dot2=length(p-vec2(cos(2.62),sin(2.62))*.80)-.042;
  col=mix(col,vec3(1.),smoothstep(.02,-.02,dot2)*.78);
  return col;
}`;

/** Eyes are rounded bars cut by lids; brows, cheeks and the mouth follow them. */
const face = `
const vec3 ink=vec3(.078,.063,.227);
float eyeShape(vec2 e,float open){
  float h=eyeHeight*max(open,.16),width=.115;
  vec2 box=vec2(width,max(h,.034));
  float round=min(box.x,box.y);
  vec2 d=abs(e)-(box-round);
  float shape=length(max(d,0.))+min(max(d.x,d.y),0.)-round;
  float top=e.y-(h*(1.-lidTop*1.4)+tilt*.7*lidTop*e.x);
  float bottom=(.30-length(e-vec2(0.,-.30-h+lidBottom*h*2.05)));
  return max(shape,max(top,lidBottom<.01?-1.:bottom));
}
vec3 paintFace(vec3 col,vec2 p){
  vec2 o=vec2(gazeX,gazeY)*vec2(.30,.24);
  float near=1.-.14*dot(vec2(gazeX,gazeY),vec2(gazeX,gazeY));
  float side=step(0.,p.x-o.x);
  vec2 e=vec2((abs(p.x-o.x)-.31),p.y-.05-o.y)/near;
  float open=mix(openLeft,openRight,side);
  vec2 blush=vec2(abs(p.x-o.x*1.05)-.50,p.y+.20-o.y);
  col=mix(col,mix(vec3(1.,.42,.52),light,.12),.62*cheek*exp(-dot(blush*vec2(1.,1.6),blush*vec2(1.,1.6))*42.));
  float eye=eyeShape(e,open);
  col=mix(col,ink,smoothstep(.012,-.012,eye));
  vec2 g=vec2((p.x-o.x)-(side*2.-1.)*.31,e.y);
  float wide=smoothstep(.45,.8,open)*(1.-smoothstep(.2,.45,lidBottom));
  float glint=min(length(g-vec2(.036,eyeHeight*.42))-.050,length(g-vec2(-.038,-eyeHeight*.40))-.020);
  col=mix(col,vec3(1.),smoothstep(.012,-.012,max(glint,eye))*wide);
  vec2 b=vec2(e.x,e.y-(eyeHeight*(1.-lidTop*.6)+.122)-tilt*e.x*.9+e.x*e.x*.9);
  b.x-=clamp(b.x,-.13,.13);
  col=mix(col,ink,smoothstep(.012,-.012,length(b)-.036)*smoothstep(.1,.6,brow));
  vec2 m=vec2(p.x-o.x*1.05,p.y+.34-o.y*.9);
  float w=max(mouthWidth,.02);
  float along=clamp(m.x,-w,w);
  float lip=mouthCurve*(along*along/w-.5*w);
  float slope=2.*mouthCurve*along/w;
  float line=m.x-along;
  float arc=length(vec2(line,abs(m.y-lip)/sqrt(1.+slope*slope)))-.036;
  vec2 hole=vec2(w,.03+mouthOpen*.17);
  float mouth=(length(m/hole)-1.)*hole.y;
  mouth=max(mouth,m.y-mix(.2,.03,clamp(mouthCurve,0.,1.)));
  float opened=smoothstep(.08,.2,mouthOpen);
  col=mix(col,ink,smoothstep(.012,-.012,mix(arc,mouth,opened)));
  float tongue=length((m+vec2(0.,hole.y*.78))/vec2(w*.62,hole.y*.5))-1.;
  return mix(col,vec3(1.,.46,.52),smoothstep(.1,-.1,max(tongue,mouth*20.))*opened*.9);
}`;

/** The tilted orbit with its spark: the far half (near -1) passes behind the body, the near half (1) in front. */
const orbitPath = `
vec4 orbitAt(vec2 p,float near){
  vec2 q=vec2(p.x*.9703+p.y*.2419,p.y*.9703-p.x*.2419);
  vec2 s=q/vec2(1.30,.52);
  float k=length(s);
  float d=abs(k-1.)*k/max(length(s/vec2(1.30,.52)),.001);
  float behind=fract((atan(s.y,s.x)-orbit)/6.2832);
  float line=smoothstep(.034,.008,d)*(.22+.78*behind*behind)*step(near*q.y,0.);
  vec2 at=vec2(cos(orbit)*1.30,sin(orbit)*.52);
  float far=length(q-at);
  float spark=(smoothstep(.095,.055,far)+.4*exp(-far*far*60.))*step(near*at.y,0.);
  vec3 tint=mix(mix(mid,light,.45),vec3(1.),step(length(p),1.)*.55);
  return vec4(mix(tint,vec3(1.),clamp(spark-.25,0.,1.)*.8),clamp(line*.9+spark,0.,1.)*(1.-ring));
}`;

export const bodyFragmentShader = `
precision highp float;
varying vec2 v;
${poseWords}
#define deep vec3(deepR,deepG,deepB)
#define mid vec3(midR,midG,midB)
#define light vec3(lightR,lightG,lightB)
${noise}${body}${face}${orbitPath}
void main(){
  vec2 p=v*${orbReach};
  vec4 front=orbitAt(p,1.),back=orbitAt(p,-1.);
  p.y-=lift;
  p.y*=1.+squash;p.x*=1.-squash*.7;
  float angle=atan(p.y,p.x);
  float r=length(p)-wobble*(.026*sin(angle*3.+wave*2.1)+.015*sin(angle*5.-wave*2.9));
  float inside=smoothstep(1.016,.984,r);
  float z=sqrt(max(0.,1.-r*r));
  vec3 col=vec3(0.);
  if(r<1.05)col=paintFace(bodyColour(p,z),p);
  float halo=exp(-max(r-1.,0.)*5.4)*glow*smoothstep(${orbReach},1.5,length(v*${orbReach}));
  vec3 haloColour=mix(mid,light,.25);
  float round=abs(length(p)-1.26);
  float sweep=smoothstep(.15,1.,fract((orbit*2.-angle)/6.2832));
  float loader=smoothstep(.05,.02,round)*ring*sweep;
  vec4 outside=vec4(haloColour,1.)*halo;
  outside=mix(outside,vec4(back.rgb,1.),back.a);
  outside=mix(outside,vec4(mix(mid,light,.4),1.),loader);
  vec4 all=mix(outside,vec4(col,1.),inside);
  gl_FragColor=mix(all,vec4(front.rgb,1.),front.a);
}`;

/** Sparks: one point each, in the pattern of the mode. */
export const sparkVertexShader = `
precision highp float;
attribute float spark;
varying float alpha;
uniform float pixels;
${poseWords}
float hash(float n){return fract(sin(n*91.7)*4375.5);}
void main(){
  float s=hash(spark),u=hash(spark+40.),w=fract(time*(.12+.16*s)+u);
  float a=6.2832*(spark/${sparkCount}.)+s;
  vec2 q;alpha=sin(3.1416*w);
  if(pattern<.5){q=vec2(cos(a+time*.25),sin(a+time*.25))*(1.22+.18*sin(time*.7+spark));alpha=.35+.35*sin(time*1.3+spark*2.);}
  else if(pattern<1.5){q=vec2(cos(a),sin(a))*mix(1.62,1.06,w);}
  else if(pattern<2.5){float b=a+time*1.7;q=vec2(cos(b)*1.38,sin(b)*.46+.14*sin(b*2.));alpha=.2+.8*step(0.,sin(b+3.6));}
  else if(pattern<3.5){float k=fract(time*.9+floor(spark/8.)/3.);q=vec2(cos(a),sin(a)*.92)*mix(1.05,1.55,k);alpha=1.-k;}
  else if(pattern<4.5){float k=fract(time*.55+u);q=vec2(cos(a)*1.65*k*(.77+.66*s),sin(a)*k*1.6+.6*k-1.1*k*k);alpha=(1.-k)*1.2;}
  else if(pattern<5.5){q=vec2((s-.5)*2.8,mix(1.45,-1.25,w));alpha*=.6;}
  else if(pattern<6.5){q=vec2((s-.5)*2.4,mix(-1.25,1.55,w));}
  else{q=vec2(cos(a+time*.5)*.66,1.27+.17*sin(a+time*.5));alpha=.85;}
  alpha*=step(spark+1.,sparks*${sparkCount}.);
  q.y+=lift*.6;
  gl_Position=vec4(q/${orbReach},0.,1.);
  gl_PointSize=pixels*(.5+.9*hash(spark+9.));
}`;

export const sparkFragmentShader = `
precision mediump float;
varying float alpha;
uniform vec3 tint;
void main(){
  float m=smoothstep(.5,.05,length(gl_PointCoord-.5))*clamp(alpha,0.,1.);
  gl_FragColor=vec4(mix(tint,vec3(1.),.55*smoothstep(.5,1.,m)),1.)*m;
}`;
