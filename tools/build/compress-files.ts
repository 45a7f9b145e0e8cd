import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const worthCompressing = 1024;

/** Puts a .gz and a .br beside every text file of a built folder, as small as they get. */
export function compressFiles(folder: string): void {
  for (const file of globSync('**/*.{html,js,css,svg,json,txt,webmanifest}', { cwd: folder })) {
    const content = readFileSync(path.join(folder, file));
    if (content.length < worthCompressing) continue;
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(content, quality));
  }
}
