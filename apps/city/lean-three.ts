import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const entry = fileURLToPath(import.meta.resolve('three/src/Three.js'));
const inThree = (file: string) => path.join(path.dirname(entry), file);
const shaders = inThree('renderers/shaders/');

/** The materials that the scene draws with: one for what is lit, one for its shadow. */
const drawn = ['meshlambert', 'depth'];
/** Chunks that the scene's own shaders and the renderer itself include. */
const included = ['tonemapping_pars_fragment', 'colorspace_pars_fragment', 'dithering_fragment'];

/** Modules that no page of the city can reach, and what stands in for them. */
const standIns: readonly [string, string][] = [
  ['renderers/webxr/WebXRManager.js', 'web-xr-manager.ts'],
  ['extras/PMREMGenerator.js', 'pmrem-generator.ts'],
];

/**
 * three.js carries the texts of every material and whatever a renderer may be asked for. The build takes its modules one
 * by one, leaves empty those shaders that nothing drawn includes, and has a stand-in for what cannot be reached. A shader
 * without its text would not compile, which the scene's tests see at once; a module that three no longer has stops the
 * build.
 */
export function leanThree(): Plugin {
  const kept = findShaders();
  const instead = new Map(
    standIns.map(([module, file]) => [
      realpathSync(inThree(module)),
      path.join(import.meta.dirname, 'three-stand-ins', file),
    ]),
  );
  return {
    name: 'lean-three',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [{ find: /^three$/, replacement: entry }] } }),
    resolveId: (source, importer) =>
      importer && source.startsWith('.')
        ? instead.get(path.resolve(path.dirname(importer), source))
        : undefined,
    load(id) {
      if (!id.startsWith(shaders) || !id.endsWith('.glsl.js') || kept.has(id)) return undefined;
      return id.includes('ShaderChunk') ? "export default '';" : "export const vertex = '', fragment = '';";
    },
  };
}

/** The files of all shaders that are drawn with, and of what they include, directly or through another. */
function findShaders(): ReadonlySet<string> {
  const chunk = (name: string) => path.join(shaders, 'ShaderChunk', `${name}.glsl.js`);
  const kept = new Set<string>();
  const keep = (file: string): void => {
    if (kept.has(file)) return;
    kept.add(file);
    for (const [, inner = ''] of readFileSync(file, 'utf8').matchAll(/#include <(\w+)>/g)) keep(chunk(inner));
  };
  for (const name of drawn) keep(path.join(shaders, 'ShaderLib', `${name}.glsl.js`));
  for (const name of included) keep(chunk(name));
  return kept;
}
