// Runs after `react-router build`: writes the pages of the app, builds the script of static pages, puts it and the place for the site settings into
// every page, and compresses text files once.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../../../tools/build/compress-files.ts';
import { writeAppPages } from './app-pages.ts';
import { contentModules } from './content-modules.ts';
import { withoutSchemas } from './without-schemas.ts';

const client = path.join(import.meta.dirname, '../build/client');
const marker = '<!--site-settings-->';
/** The order of app.css, its libraries' included. Whichever style file comes first decides it, so each one says it. */
const layerOrder = '@layer properties,theme,base,components,utilities;';

await writeAppPages(client, marker);
for (const file of globSync('assets/*.css', { cwd: client })) orderLayers(path.join(client, file));
const publicPageScript = await buildPublicPageScript();
for (const file of globSync('**/*.html', { cwd: client })) finishPage(path.join(client, file));
compressFiles(client);

function orderLayers(file: string): void {
  const css = readFileSync(file, 'utf8');
  if (css.includes('@layer') && !css.startsWith(layerOrder)) writeFileSync(file, layerOrder + css);
}

/** Builds app/public-page.ts with its behaviours into the site and answers its address. */
async function buildPublicPageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: path.join(client, '../..'),
    publicDir: false,
    plugins: [contentModules()],
    logLevel: 'warn',
    build: {
      outDir: client,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(client, '../../app/public-page.ts'),
        treeshake: withoutSchemas,
      },
    },
  });
  if (!('output' in built)) throw new Error('The script of static pages was not built once.');
  const entry = built.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('The script of static pages has no entry.');
  return `/${entry.fileName}`;
}

/** The settings' place is last in the head: after the charset, before the scripts of the page run. */
function finishPage(file: string): void {
  const html = readFileSync(file, 'utf8');
  if (html.includes(marker)) return;
  if (!html.includes('</head>')) throw new Error(`${file} has no </head> to put the site settings into.`);
  const page = html.includes('data-static-page') ? withoutApp(html) : html;
  writeFileSync(file, page.replace('</head>', `${marker}</head>`));
}

/** A static page keeps its structured data and gets the one small script in place of the app's. */
function withoutApp(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', `<script type="module" src="${publicPageScript}"></script></head>`);
}
