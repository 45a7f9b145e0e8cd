import type { Plugin } from 'vite';

/** The shaders of three's own that the scene draws with: one material for what is lit, one for its shadow. */
const drawn = ['meshlambert_vert', 'meshlambert_frag', 'depth_vert', 'depth_frag'];
/** Chunks that the scene's own shaders and the renderer itself include. */
const included = ['tonemapping_pars_fragment', 'colorspace_pars_fragment', 'dithering_fragment'];

/** What stands in for parts of the renderer that no page of the city can reach: headsets, and light from pictures. */
const standIns = {
  WebXRManager: `class WebXRManager extends EventDispatcher {
	constructor() { super(); this.enabled = false; this.isPresenting = false; }
	getEnvironmentBlendMode() {}
	setAnimationLoop() {}
	dispose() {}
}`,
  WebXRDepthSensing: '',
  PMREMGenerator: 'class PMREMGenerator { dispose() {} }',
};

/**
 * three.js carries the texts of every material and whatever a renderer may be asked for. The city's bundle keeps what
 * the scene draws with; a shader without its text would not compile, which the scene's tests see at once. A name that
 * is not found stops the build: a new version of three is looked at anew.
 */
export function leanThree(): Plugin {
  return {
    name: 'lean-three',
    apply: 'build',
    transform(code, id) {
      if (!/three\/build\/three\.module\.js$/.test(id)) return null;
      return { code: withoutUnused(withStandIns(code)), map: null };
    },
  };
}

function withStandIns(code: string): string {
  return Object.entries(standIns).reduce((text, [name, standIn]) => {
    const whole = new RegExp(`^class ${name} (extends \\w+ )?\\{$[\\s\\S]*?^\\}$`, 'm');
    if (!whole.test(text)) throw new Error(`three has no class ${name}`);
    return text.replace(whole, () => standIn);
  }, code);
}

/** Empties the texts of shader chunks that nothing drawn includes, itself or through another. */
function withoutUnused(code: string): string {
  const list = /^const ShaderChunk = \{$([\s\S]*?)^\};$/m.exec(code)?.[1];
  if (list === undefined) throw new Error('three has no list of shader chunks');
  const variables = new Map(
    [...list.matchAll(/(\w+): ([\w$]+)/g)].map(([, chunk = '', name = '']) => [chunk, name]),
  );
  const lineOf = (name: string) =>
    new RegExp(`^(?:const|var) ${name.replaceAll('$', '\\$')} = (".*");$`, 'm');
  const textOf = (chunk: string): string => {
    const text = lineOf(variables.get(chunk) ?? '').exec(code)?.[1];
    if (text === undefined) throw new Error(`three has no shader chunk ${chunk}`);
    return text;
  };
  const kept = new Set<string>();
  const keep = (chunk: string): void => {
    if (kept.has(chunk)) return;
    kept.add(chunk);
    for (const [, inner = ''] of textOf(chunk).matchAll(/#include <(\w+)>/g)) keep(inner);
  };
  for (const chunk of [...drawn, ...included]) keep(chunk);
  return [...variables]
    .filter(([chunk]) => !kept.has(chunk))
    .reduce(
      (text, [, name]) => text.replace(lineOf(name), (line) => `${line.slice(0, line.indexOf('"'))}"";`),
      code,
    );
}
