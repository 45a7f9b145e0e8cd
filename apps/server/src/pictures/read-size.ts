export type PictureSize = { width: number; height: number };

/**
 * The size a picture claims in its first bytes, read without decoding anything; undefined when it is none of PNG, GIF,
 * WebP and JPEG, or is cut off before it says so. Sources: PNG 11.2.2, GIF89a 18, RFC 9649, ITU T.81 B.2.2.
 */
export function readSize(file: Buffer): PictureSize | undefined {
  const size = pngSize(file) ?? gifSize(file) ?? webpSize(file) ?? jpegSize(file);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

function pngSize(file: Buffer): PictureSize | undefined {
  const isPng = file.length >= 24 && file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
  if (!isPng || file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

function gifSize(file: Buffer): PictureSize | undefined {
  if (file.length < 10 || !/^GIF8[79]a/.test(file.toString('latin1', 0, 6))) return undefined;
  return { width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
}

function webpSize(file: Buffer): PictureSize | undefined {
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || file.length < 30) return undefined;
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}

/** Frames of a JPEG that state a size; others between C0 and CF are tables. */
const tables = new Set([0xc4, 0xc8, 0xcc]);

function jpegSize(file: Buffer): PictureSize | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < file.length; ) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && !tables.has(marker))
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}
