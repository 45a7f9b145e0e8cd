import { build } from 'vite';

/**
 * A module and all it imports as one script, minified as the city is when it ships. What it exports is found under
 * `name` on the page's window. Used by tests that run the simulation in a browser.
 */
export async function bundleForPage(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, name, formats: ['iife'] } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} gives no bundle`);
  return bundle.output[0].code;
}
