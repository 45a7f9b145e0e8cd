import { type OrbImage, orbLimits } from '@playforward/contract';
import { drawAnew, mostPixels } from '../../../pictures/draw-anew.ts';
import { readSize } from '../../../pictures/read-size.ts';

export type ReadImages =
  | { kind: 'images'; images: Buffer[] }
  | { kind: 'too-many' | 'too-large' | 'not-an-image' | 'too-many-pixels' | 'busy' };

/** The first bytes of the four kinds that are read; whatever the file calls itself. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];
const base64Form = /^[A-Za-z0-9+/_-]*={0,2}$/;
const bytesPerBase64 = 3 / 4;

/** The head of a data URL, which a browser's file reader puts before the data. */
const dataUrlHead = /^data:[\w.+/-]{0,100};base64,/;

/**
 * Pictures as they may be passed on: of a real image type, drawn anew without metadata. Where nobody looks at them their
 * heads are judged and nothing is decoded: each then stands as an empty one.
 */
export async function readImages(sent: readonly OrbImage[], { isSeen = true } = {}): Promise<ReadImages> {
  if (sent.length > orbLimits.imagesPerMessage) return { kind: 'too-many' };
  const files: Buffer[] = [];
  for (const { data, size } of sent) {
    const base64 = data.replace(dataUrlHead, '');
    if (size > orbLimits.imageBytes || base64.length * bytesPerBase64 > orbLimits.imageBytes + 2)
      return { kind: 'too-large' };
    const file = base64Form.test(base64) ? Buffer.from(base64, 'base64') : Buffer.alloc(0);
    if (file.length > orbLimits.imageBytes) return { kind: 'too-large' };
    if (!signatures.some((matches) => matches(file))) return { kind: 'not-an-image' };
    const claimed = readSize(file);
    if (!claimed) return { kind: 'not-an-image' };
    if (claimed.width * claimed.height > mostPixels) return { kind: 'too-many-pixels' };
    files.push(file);
  }
  if (!isSeen) return { kind: 'images', images: files.map(() => Buffer.alloc(0)) };
  const images: Buffer[] = [];
  for (const file of files) {
    const drawn = await drawAnew(file);
    if (drawn.kind !== 'drawn') return drawn;
    images.push(Buffer.from(drawn.picture));
  }
  return { kind: 'images', images };
}
