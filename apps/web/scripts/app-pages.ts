import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { withoutSchemas } from './without-schemas.ts';

type Route = { path?: string; parentId?: string; module: string; imports: string[]; css: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

const fallbackFile = '__spa-fallback.html';
/** The pages students open every day, by the first part of their address. */
const places = ['dashboard', 'onboarding', 'lesson'];
/** Everything else of a page waits for the script inside it; with a library in it this line is crossed many times. */
const mostEarlyBytes = 4000;

/**
 * Writes for each of these places a page of its own beside the common one, `__app-<place>.html`: the same page that
 * also names the files its place needs and asks the server its first questions, so that files and answers arrive
 * together.
 */
export async function writeAppPages(client: string, settingsMarker: string): Promise<void> {
  const manifest = readManifest(client);
  const common = readFileSync(path.join(client, fallbackFile), 'utf8');
  const head = `${settingsMarker}<script>${await buildEarlyScript(client)}</script>`;
  for (const place of places) {
    const links = linksFor(manifest, place).filter((link) => !common.includes(link));
    // Before the first link: a script inside a page waits for every style sheet that stands above it.
    const page = common.replace('<link', () => `${head}<link`).replace('</head>', `${links.join('')}</head>`);
    writeFileSync(path.join(client, `__app-${place}.html`), page);
  }
}

async function buildEarlyScript(client: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(client, '../../app/early-script.ts'),
        output: { format: 'iife' },
        treeshake: withoutSchemas,
      },
    },
  });
  const entry = 'output' in built && built.output.find((chunk) => chunk.type === 'chunk');
  if (!entry) throw new Error('The script of the first calls was not built.');
  const code = entry.code.trim();
  if (code.length > mostEarlyBytes) {
    throw new Error(`The script of the first calls has ${code.length} bytes, of at most ${mostEarlyBytes}.`);
  }
  return code;
}

function readManifest(client: string): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: client });
  if (!file) throw new Error('The build wrote no route manifest.');
  const text = readFileSync(path.join(client, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

function linksFor({ routes }: Manifest, place: string): string[] {
  const [id] = Object.entries(routes).find(([, route]) => route.path?.split('/')[0] === place) ?? [];
  if (!id) throw new Error(`No route begins with ${place}.`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) {
    const route: Route | undefined = routes[at];
    for (const script of [route?.module ?? '', ...(route?.imports ?? [])]) scripts.add(script);
    for (const style of route?.css ?? []) styles.add(style);
  }
  return [
    ...[...styles].map((href) => `<link rel="preload" as="style" href="${href}"/>`),
    ...[...scripts].map((href) => `<link rel="modulepreload" href="${href}"/>`),
  ];
}
