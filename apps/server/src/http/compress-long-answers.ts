import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { App } from '../context.ts';

/**
 * Lessons are long texts and school networks are slow. Short answers stay as they are: they hold the secrets, and
 * a length must not tell anything about them. Files of the site were compressed when it was built.
 */
export async function compressLongAnswers(app: App): Promise<void> {
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 2_048,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
