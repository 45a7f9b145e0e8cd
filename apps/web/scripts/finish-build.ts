// Runs after `react-router build`: puts the place for the site settings into every page and compresses text files once.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const client = path.join(import.meta.dirname, '../build/client');
const marker = '<!--site-settings-->';
const worthCompressing = 1024;

for (const file of globSync('**/*.html', { cwd: client })) markPage(path.join(client, file));
for (const file of globSync('**/*.{html,js,css,svg,json,txt,webmanifest}', { cwd: client })) {
  compress(path.join(client, file));
}

/** Last in the head: after the charset, before the scripts of the page run. */
function markPage(file: string): void {
  const html = readFileSync(file, 'utf8');
  if (html.includes(marker)) return;
  if (!html.includes('</head>')) throw new Error(`${file} has no </head> to put the site settings into.`);
  writeFileSync(file, html.replace('</head>', `${marker}</head>`));
}

function compress(file: string): void {
  const content = readFileSync(file);
  if (content.length < worthCompressing) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
}
