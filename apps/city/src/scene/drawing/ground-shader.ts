/**
 * The ground is painted, not built: the kind of each tile comes from a texture, everything drawn on it from its place.
 * Kinds: see `tileKinds`.
 */
export const groundWords = `
varying vec3 vAt;
float hash(vec2 p){p=fract(p*vec2(.1031,.1030));p+=dot(p,p.yx+33.33);return fract((p.x+p.y)*p.x*43.7);}
float noise(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);
  return mix(mix(hash(i),hash(i+vec2(1.,0.)),f.x),mix(hash(i+vec2(0.,1.)),hash(i+1.),f.x),f.y);}
float kindAt(vec2 p){return floor(texture2D(tiles,(floor(p)+.5)/48.).r*255.+.5);}
float isRoad(vec2 p){vec2 q=floor(p);return step(0.,min(q.x,q.y))*step(max(q.x,q.y),47.)*step(abs(kindAt(p)-1.),.5);}
float line(float d,float half_,float aa){return 1.-smoothstep(half_-aa,half_+aa,abs(d));}
float outside(vec2 p){vec2 q=abs(p-24.)-24.;return length(max(q,0.))+min(max(q.x,q.y),0.);}
/** Land ends in a bay: positive is sea. */
float sea(vec2 p){
  float side=dot(normalize(p-24.),vec2(.55,.83));
  return outside(p)-mix(15.,2.6,smoothstep(-.25,.5,side))-60.*smoothstep(.05,.45,-side)-3.4*(noise(p*.13+3.)-.35)-1.2*noise(p*.5);
}
float river(vec2 p){return abs(p.x+8.5-2.2*sin(p.y*.16)-1.2*sin(p.y*.05+1.))-1.15;}
float is(float value){return 1.-step(.5,abs(season-value));}
vec3 grass(vec2 p,float aa){
  float wide=noise(p*.11+7.)*.65+noise(p*.37)*.35;
  vec3 c=mix(vec3(.178,.440,.128),vec3(.250,.530,.158),smoothstep(.25,.75,wide));
  c=mix(c,vec3(.330,.520,.150),smoothstep(.60,.85,noise(p*.21+19.))*.55);
  c=mix(c,mix(c,vec3(.300,.600,.190),.6),is(0.));
  c=mix(c,vec3(.400,.450,.150),is(2.)*(.20+.30*smoothstep(.4,.8,wide)));
  float fine=noise(p*7.);
  c*=1.+(fine-.5)*.08*(1.-smoothstep(.02,.12,aa));
  float bloom=step(.972,hash(floor(p*5.)))*step(.55,noise(p*.45+31.))*(1.-smoothstep(.010,.026,aa))*(1.-is(3.))*(1.-is(2.));
  vec2 dot_=fract(p*5.)-.5;
  c=mix(c,mix(vec3(.95,.86,.30),vec3(.93,.60,.78),step(.5,hash(floor(p*5.)+9.))),bloom*(1.-smoothstep(.12,.18,length(dot_)))*.9);
  c=mix(c,vec3(.66,.73,.82),is(3.)*smoothstep(.30,.72,noise(p*.3)+.35*noise(p*1.7)));
  return c;
}
float dashes(float across,float along,float aa){return line(across,.03,aa)*step(.5,fract(along*1.4));}
vec3 waterPaint(vec2 p,float depth,out float shine){
  vec3 c=mix(vec3(.205,.640,.735),vec3(.075,.365,.600),smoothstep(0.,3.,depth));
  float w=noise(p*vec2(1.6,2.4)+vec2(time*.22,time*.11))+.5*noise(p*vec2(3.9,5.1)-vec2(time*.3,time*.17));
  c*=.95+.1*w;
  shine=smoothstep(1.16,1.3,w)*.55*(1.-smoothstep(.03,.07,fwidth(p.x)+fwidth(p.y)));
  c=mix(c,vec3(.93,.98,1.),shine*.6);
  float foam=line(depth-.16-.07*sin(time*1.1+noise(p)*6.),.06,.05)*.65;
  return mix(c,vec3(.95,.99,1.),foam);
}
vec3 roadPaint(vec2 p,float aa,out float lampGlow){
  vec2 f=fract(p)-.5;
  float e=isRoad(p+vec2(1.,0.)),w=isRoad(p-vec2(1.,0.)),s=isRoad(p+vec2(0.,1.)),n=isRoad(p-vec2(0.,1.));
  float alongX=max(e,w)*(1.-max(s,n)),alongY=max(s,n)*(1.-max(e,w));
  vec3 c=vec3(.125,.150,.200)*(.95+.1*noise(p*3.));
  float cross_=max(e,w)*max(s,n);
  float across=alongX>.5?f.y:f.x,along=alongX>.5?p.x:p.y;
  float straight=max(alongX,alongY);
  float cellAlong=mod(floor(along),8.);
  float nearCross=step(.5,straight)*(step(abs(cellAlong-1.),.1)*(1.-step(.34,fract(along)))+step(abs(cellAlong-7.),.1)*step(.66,fract(along)));
  float green=straight*(1.-nearCross)*step(.5,1.-abs(sign(floor(alongX>.5?p.y:p.x)-24.)));
  float dash=straight*(1.-nearCross)*(1.-green)*line(across,.022,aa)*step(.5,fract(along*2.));
  float zebra=nearCross*step(abs(abs(fract(along)-.5)-.36),.09)*step(.5,fract(across*6.+.25))*step(abs(across),.34);
  c=mix(c,vec3(.86,.84,.76),max(dash,zebra)*.9);
  c=mix(c,mix(vec3(.560,.550,.530),grass(p,aa),1.-smoothstep(.062,.085,abs(across))),green*(1.-smoothstep(.085-aa,.085+aa,abs(across))));
  c=mix(c,vec3(.30,.40,.52),wet*.42*smoothstep(.56,.66,noise(p*1.1+5.)));
  vec2 side=vec2(f.x>0.?e:w,f.y>0.?s:n);
  vec2 gap=.5-abs(f);
  float walk=max((1.-side.x)*(1.-smoothstep(.135-aa,.135+aa,gap.x)),(1.-side.y)*(1.-smoothstep(.135-aa,.135+aa,gap.y)));
  walk=max(walk,side.x*side.y*(1.-smoothstep(.135-aa,.135+aa,max(gap.x,gap.y))));
  vec3 pave=vec3(.560,.550,.530)*(.96+.06*step(.5,fract(along*3.)));
  c=mix(c,pave,walk);
    vec2 spot=alongX>.5?vec2(mod(p.x-.5,4.)-2.,abs(f.y)-.40):vec2(abs(f.x)-.40,mod(p.y-.5,4.)-2.);
  lampGlow=straight*exp(-dot(spot,spot)*2.6);
  return c;
}
vec3 lotPaint(vec3 base,vec2 p,float kind,float aa){
  vec2 f=fract(p)-.5;
  float edge=max(abs(f.x),abs(f.y));
  float inner=1.-smoothstep(.45-aa,.45+aa,edge);
  vec3 c=base;
  if(kind<3.5)c=mix(vec3(.630,.600,.540),vec3(.700,.670,.600),step(.5,fract((floor(p.x*2.)+floor(p.y*2.))*.5)));
  else if(kind<4.5){
    c=base*vec3(.93,1.05,.9);
    float path=line(f.x+.16*sin(p.y*3.1416),.075,aa);
    c=mix(c,vec3(.690,.610,.450),path*.9);
  }
  else if(kind<5.5)c=mix(base,vec3(.470,.330,.180)*(.9+.2*step(.5,fract(p.y*4.5))),inner);
  else if(kind<6.5){c=mix(base,vec3(.115,.420,.400),1.-smoothstep(.30,.32,abs(f.x)*step(.0,1.)));c=mix(c,vec3(.9),line(f.x,.018,aa)*step(.5,fract(p.y*3.)));}
  else if(kind<7.5){c=mix(base,base*vec3(1.06,1.1,.86),inner);c=mix(c,vec3(.640,.560,.430),line(f.x,.07,aa)*step(.1,f.y)*inner);c=mix(c,vec3(.170,.330,.130),line(edge-.455,.018,aa)*.75);}
  else if(kind<8.5){c=mix(base,vec3(.520,.515,.500)*(.97+.05*step(.5,fract(p.x*4.))),inner);c=mix(c,vec3(.400),line(edge-.455,.012,aa)*.5);}
  else if(kind<9.5){c=mix(base,mix(base,vec3(.560,.580,.420),.55),inner);c=mix(c,vec3(.300,.320,.300),line(edge-.46,.010,aa)*.6);}
  else if(kind<10.5)c=mix(base,vec3(.800,.640,.400)*(.96+.08*noise(p*9.)),inner);
  return c;
}
/** A pattern beside each colour of an overlay: dots, lines, cross lines and bricks, denser with the level. */
float inkOf(float pattern,vec2 p,float aa){
  vec2 g=fract(p*4.)-.5;
  if(pattern<.5)return 0.;
  if(pattern<1.5)return 1.-smoothstep(.14,.14+aa*4.,length(g));
  if(pattern<2.5)return line(fract((p.x+p.y)*3.)-.5,.11,aa*3.);
  if(pattern<3.5)return max(line(fract((p.x+p.y)*3.)-.5,.09,aa*3.),line(fract((p.x-p.y)*3.)-.5,.09,aa*3.));
  if(pattern<4.5)return line(fract(p.y*4.)-.5,.12,aa*4.);
  return max(line(g.x,.09,aa*4.),line(g.y,.09,aa*4.));
}`;

export const groundPaint = `
vec2 p=vAt.xz;
float aa=max(fwidth(p.x),fwidth(p.y))*.75;
float out_=outside(p);
vec3 base=grass(p,aa);
vec3 c=base;
float glow=0.,shine=0.,power=1.;
if(out_<0.){
  vec4 t=texture2D(tiles,(floor(p)+.5)/48.);
  vec4 s=texture2D(soft,p/48.);
  float kind=floor(t.r*255.+.5);
  power=t.a;
  float lot=1.;
  if(kind>.5&&kind<1.5){c=roadPaint(p,aa,glow);lot=0.;}
  else if(kind>2.5)c=lotPaint(base,p,kind,aa);
  float shore=s.r-.5;
  if(s.r>.02&&lot>.5){
    float depth=shore*2.4;
    c=mix(c,vec3(.640,.520,.330),smoothstep(-.22,-.12,shore));
    vec2 back=p-vec2(.10,.10);
    float wet_=smoothstep(-aa,aa,shore);
    vec3 w=waterPaint(p,depth,shine);
    float bank=1.-smoothstep(.47,.53,texture2D(soft,back/48.).r);
    c=mix(c,mix(w,vec3(.330,.235,.140),bank),wet_);
    shine*=wet_*(1.-bank);
  }
  c*=1.-.20*s.g*lot*smoothstep(.5,.0,max(abs(fract(p.x)-.5),abs(fract(p.y)-.5))*.6);
  float dirt=s.b;
  c=mix(c,haze*.8,dirt*.62*(.75+.5*noise(p*1.3+vec2(time*.12,0.))));
  if(overlayOn>0.){
    vec4 o=texture2D(overlay,(floor(p)+.5)/48.);
    if(o.a>0.){
      float ink=inkOf(floor(o.a*255./32.+.5)-1.,p,aa);
      vec3 tone=pow(o.rgb,vec3(2.2));
      float seam=line(max(abs(fract(p.x)-.5),abs(fract(p.y)-.5))-.5,.02,aa);
      vec3 shown=mix(tone,tone*.42,ink*.8);
      c=mix(c,mix(shown,tone*.75,seam),overlayOn*.94);
    }else c=mix(c,vec3(dot(c,vec3(.33)))*1.1,overlayOn*.7);
  }
}else{
  float d=sea(p);
  float bank=-river(p);
  float back=smoothstep(.1,-.55,dot(normalize(p-24.),vec2(.55,.83)));
  float field=noise(floor(p/5.)*1.7);
  vec3 wild=grass(p*.8+5.,aa)*mix(.86,1.02,noise(p*.3));
  wild=mix(wild,vec3(.560,.610,.270),step(.74,field)*(1.-back)*.45*smoothstep(2.,4.,out_)*(.7+.3*step(.5,fract(p.x*1.6))));
  wild=mix(wild,wild*vec3(.78,.88,.80),back*smoothstep(3.,12.,out_));
  vec3 sand=vec3(.780,.680,.460)*(.95+.1*noise(p*6.));
  c=mix(wild,sand,max(smoothstep(-1.1,-.75,d),smoothstep(-.45,-.2,bank)));
  float shoreRoad=abs(d+2.05);
  float hasShore=smoothstep(.55,.75,out_)*smoothstep(-.05,.12,dot(normalize(p-24.),vec2(.55,.83)));
  c=mix(c,vec3(.560,.550,.530),hasShore*(1.-smoothstep(.50-aa,.50+aa,shoreRoad)));
  c=mix(c,vec3(.135,.160,.210),hasShore*(1.-smoothstep(.36-aa,.36+aa,shoreRoad)));
  c=mix(c,vec3(.86,.84,.76),hasShore*line(d+2.05,.025,aa)*step(.5,fract((p.x-p.y)*.7)));
  float wet_=max(smoothstep(-aa,aa,d),smoothstep(-aa,aa,bank));
  c=mix(c,waterPaint(p,max(d*.55,bank*.9),shine),wet_);
  shine*=wet_;
  vec2 lane=vec2(p.x-24.5,p.y-24.5);
  float north=step(p.y,0.)*(1.-smoothstep(.42-aa,.42+aa,abs(lane.x)));
  float west=step(p.x,0.)*(1.-smoothstep(.42-aa,.42+aa,abs(lane.y)));
  float deck=step(p.x,0.)*(1.-smoothstep(.56-aa,.56+aa,abs(lane.y)))*smoothstep(-.5,-.3,bank);
  c=mix(c,vec3(.60,.58,.55),deck);
  float country=max(north,west);
  c=mix(c,vec3(.135,.160,.210),country);
  c=mix(c,vec3(.86,.84,.76),north*dashes(lane.x,p.y,aa)+west*dashes(lane.y,p.x,aa));
  shine*=1.-max(country,deck);
  c=mix(c,vec3(.560,.550,.530),(1.-smoothstep(.16-aa,.16+aa,out_)));
}
c*=1.-wet*.22;
float veil=.10*wet+.08;
float drift=noise(p*.085+vec2(time*.035,time*.012))*.7+noise(p*.2+vec2(time*.05,0.))*.3;
c*=1.-detail*(veil+.14*wet)*smoothstep(.52,.74,drift);
diffuseColor.rgb=c;
totalEmissiveRadiance+=vec3(1.,.70,.34)*glow*power*night*.34;
totalEmissiveRadiance+=mix(vec3(.3,.5,.8),vec3(.9),1.-night)*shine*(.05+.12*night);
float edgeOfWorld=smoothstep(34.,74.,out_)*.92;`;
