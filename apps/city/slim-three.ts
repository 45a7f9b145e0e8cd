import type { Plugin } from 'vite';

/** Shaders of the materials that the city draws with; all others are never asked for. */
const roots = [
  'meshlambert_vert',
  'meshlambert_frag',
  'depth_vert',
  'depth_frag',
  'common',
  'begin_vertex',
  'beginnormal_vertex',
  'emissivemap_fragment',
  'opaque_fragment',
  'dithering_fragment',
  // The renderer puts these before every material by itself.
  'colorspace_pars_fragment',
  'tonemapping_pars_fragment',
];

/**
 * Features that no material of the city switches on: a chunk that begins by asking for one alone is empty here. One that
 * asks for this or that (`||`) stays, because shadows may be the other.
 */
const unusedFeatures =
  /^#if(?![^\n]*\|\|)(def)? (USE_(ENVMAP|BUMPMAP|NORMALMAP|LIGHTMAP|AOMAP|DISPLACEMENTMAP|MORPH\w+|SKINNING|BATCHING|LOGARITHMIC\w+|SPECULARMAP|ALPHAHASH|ALPHAMAP|FOG|EMISSIVEMAP|GRADIENTMAP)|NUM_CLIPPING_PLANES|NUM_LIGHT_PROBE_GRIDS|defined\( USE_(LOGARITHMIC\w+|ENVMAP|MORPH\w+) \))/;

/** What the renderer asks of a headset that is never there. */
const noHeadset = `class WebXRManager {
  constructor() { this.enabled = false; this.isPresenting = false; this.cameraAutoUpdate = false; }
  addEventListener() {} removeEventListener() {} dispose() {} setAnimationLoop() {} updateCamera() {}
  getCamera() { return null; } getDepthSensingMesh() { return null; } hasDepthSensing() { return false; }
  getEnvironmentBlendMode() { return 'opaque'; } getFrame() { return null; }
}`;

/**
 * Leaves out of three.js what the city never draws, and what it would compare in vain in every frame: shaders of other materials, headsets, environment maps and
 * animation tracks. Names that a new release does not have stop the build, so that nothing is cut by guess.
 */
export function slimThree(): Plugin {
  return {
    name: 'slim-three',
    transform(code, id) {
      if (id.endsWith('three/build/three.module.js')) return { code: slimModule(code), map: null };
      if (id.endsWith('three/build/three.core.js')) return { code: slimCore(code), map: null };
      return null;
    },
  };
}

function slimModule(code: string): string {
  let slim = trustSteadyShapes(emptyUnusedShaders(code));
  slim = replaceBlock(slim, 'class WebXRManager ', noHeadset);
  slim = replaceBlock(slim, 'class WebXRDepthSensing ', '');
  slim = replaceBlock(slim, 'class PMREMGenerator ', 'class PMREMGenerator {}');
  return slim;
}

/**
 * In every frame the renderer compares each attribute of each mesh with what it bound before: a dozen attributes of some
 * forty meshes. A geometry that says `userData.steady` gives new attributes only after its disposal, so that what was
 * bound once stays true.
 */
function trustSteadyShapes(code: string): string {
  const known = 'currentState.steady === true && currentState.index === index';
  const begun = 'function needsUpdate( object, geometry, program, index ) {';
  const kept = 'currentState.attributes = cache;';
  return insertAfter(
    insertAfter(code, begun, `if ( ${known} ) return false;`),
    kept,
    'currentState.steady = geometry.userData.steady === true;',
  );
}

function insertAfter(code: string, place: string, more: string): string {
  if (code.split(place).length !== 2) throw new Error(`three.js has no single ${place} any more.`);
  return code.replace(place, `${place}\n${more}`);
}

/** Writes to prototypes keep classes alive that nothing makes. */
function slimCore(code: string): string {
  return code.replace(/^\w*KeyframeTrack\.prototype\.\w+ = .*;$/gm, '');
}

function emptyUnusedShaders(code: string): string {
  const texts = new Map<string, string>();
  const literal = /^(?:var|const) ([\w$]+) = ("(?:[^"\\]|\\.)*");$/gm;
  for (const [, name = '', quoted = ''] of code.matchAll(literal)) texts.set(name, JSON.parse(quoted));
  const [, list = ''] = /^const ShaderChunk = \{([\s\S]*?)^\};/m.exec(code) ?? [];
  const chunks = new Map(
    [...list.matchAll(/(\w+): ([\w$]+)/g)].map(([, chunk = '', name = '']) => [chunk, name] as const),
  );
  const kept = new Set<string>();
  const keep = (chunk: string) => {
    const name = chunks.get(chunk);
    if (!name) throw new Error(`three.js has no shader chunk ${chunk} any more.`);
    const text = texts.get(name) ?? '';
    if (kept.has(name) || isSwitchedOff(text)) return;
    kept.add(name);
    for (const [, included = ''] of text.matchAll(/#include <(\w+)>/g)) keep(included);
  };
  for (const root of roots) keep(root);
  const inChunks = new Set(chunks.values());
  return code.replace(literal, (whole, name: string) =>
    inChunks.has(name) && !kept.has(name) ? whole.replace(/= "[\s\S]*";$/, '= "";') : whole,
  );
}

/** Whether all of a chunk stands inside one condition that never holds. */
function isSwitchedOff(text: string): boolean {
  if (!unusedFeatures.test(text)) return false;
  const lines = text.trim().split('\n');
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    const word = line.trim();
    if (/^#if/.test(word)) depth += 1;
    if (/^#el/.test(word) && depth === 1) return false;
    if (/^#endif/.test(word)) depth -= 1;
    if (depth === 0 && index < lines.length - 1) return false;
  }
  return depth === 0;
}

/** Replaces a class or function that begins at the start of a line and ends at the next closing brace there. */
function replaceBlock(code: string, start: string, by: string): string {
  const from = code.indexOf(`\n${start}`);
  const to = code.indexOf('\n}\n', from);
  if (from < 0 || to < 0) throw new Error(`three.js has no ${start.trim()} any more.`);
  return `${code.slice(0, from)}\n${by}${code.slice(to + 2)}`;
}
