import { sampleRate } from './voices.ts';

const headerSize = 44;

/** Samples from -1 to 1 as a WAV file: one channel, 16 bits a sample. */
export function encodeWav(samples: Float64Array): Buffer {
  const file = Buffer.alloc(headerSize + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries()) {
    file.writeInt16LE(Math.round(sample * 32_767), headerSize + index * 2);
  }
  return file;
}

/** What encodeWav wrote. */
export function decodeWav(file: Buffer): Float64Array {
  const samples = new Float64Array((file.length - headerSize) / 2);
  for (const index of samples.keys()) samples[index] = file.readInt16LE(headerSize + index * 2) / 32_767;
  return samples;
}
