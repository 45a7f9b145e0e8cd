import { type OrbImage, orbLimits } from '@playforward/contract';

export type ReadImages =
  | { kind: 'images'; images: Buffer[] }
  | { kind: 'too-many' | 'too-large' | 'not-an-image' | 'too-many-pixels' };

/** The first bytes of the four kinds that are read; whatever the file calls itself. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];
/** Uncompressed size is bounded before anything is decoded. */
const mostPixels = 50_000_000;
/** A model sees no more in a larger picture. */
const longestEdge = 1_536;
const base64Form = /^[A-Za-z0-9+/_-]*={0,2}$/;
const bytesPerBase64 = 3 / 4;

/** The head of a data URL, which a browser's file reader puts before the data. */
const dataUrlHead = /^data:[\w.+/-]{0,100};base64,/;

/**
 * Pictures as they may be passed on: of a real image type, drawn anew without metadata. One at a time, so that many
 * large ones never stand decoded side by side.
 */
export async function readImages(sent: readonly OrbImage[]): Promise<ReadImages> {
  if (sent.length > orbLimits.imagesPerMessage) return { kind: 'too-many' };
  const files: Buffer[] = [];
  for (const { data, size } of sent) {
    const base64 = data.replace(dataUrlHead, '');
    if (size > orbLimits.imageBytes || base64.length * bytesPerBase64 > orbLimits.imageBytes + 2)
      return { kind: 'too-large' };
    const file = base64Form.test(base64) ? Buffer.from(base64, 'base64') : Buffer.alloc(0);
    if (file.length > orbLimits.imageBytes) return { kind: 'too-large' };
    if (!signatures.some((matches) => matches(file))) return { kind: 'not-an-image' };
    files.push(file);
  }
  const images: Buffer[] = [];
  for (const file of files) {
    const drawn = await drawAnew(file);
    if (!Buffer.isBuffer(drawn)) return drawn;
    images.push(drawn);
  }
  return { kind: 'images', images };
}

async function drawAnew(file: Buffer): Promise<Buffer | { kind: 'not-an-image' | 'too-many-pixels' }> {
  // Loaded with the first picture: its library takes 9 MB, and many schools never see one.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { kind: tooLarge ? 'too-many-pixels' : 'not-an-image' };
  }
}
