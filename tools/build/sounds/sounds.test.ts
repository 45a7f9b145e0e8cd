import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { soundAddress, sounds } from '../../../apps/web/app/sound/sounds.ts';
import { decodeWav, encodeWav } from './encode-wav.ts';
import { measureLoudness } from './loudness.ts';
import { recipes } from './recipes.ts';
import { loudness, synthesize } from './synthesize.ts';
import { sampleRate } from './voices.ts';

const publicFolder = path.join(import.meta.dirname, '../../../apps/web/public');
const names = Object.keys(sounds) as (keyof typeof sounds)[];
const readSound = (name: (typeof names)[number]) => readFileSync(path.join(publicFolder, soundAddress(name)));

describe('the folder of sounds [L-288]', () => {
  test('holds each sound of the product and no other', () => {
    const files = readdirSync(path.join(publicFolder, 'sounds')).map((file) => `/sounds/${file}`);
    expect(files.sort()).toEqual(names.map(soundAddress).sort());
  });

  test('is small', () => {
    const size = names.reduce((sum, name) => sum + readSound(name).length, 0);
    expect(size).toBeLessThan(500_000);
  });
});

describe.each(names)('%s', (name) => {
  test('is what its recipe sounds like', () => {
    expect(readSound(name).equals(encodeWav(synthesize(recipes[name])))).toBe(true);
  });

  test('is a WAV of one channel, 16 bits and 22 050 samples a second', () => {
    const file = readSound(name);
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([
      file.readUInt16LE(20),
      file.readUInt16LE(22),
      file.readUInt32LE(24),
      file.readUInt16LE(34),
    ]).toEqual([1, 1, sampleRate, 16]);
    expect(file.readUInt32LE(40)).toBe(file.length - 44);
  });

  test('begins and ends in silence, has no offset and stays below the limit', () => {
    const samples = decodeWav(readSound(name));
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.0005);
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThanOrEqual(0.9);
  });

  test('is as loud as the others', () => {
    expect(measureLoudness(decodeWav(readSound(name)))).toBeCloseTo(loudness, 1);
  });
});

describe('loudness', () => {
  test('of a full tone of 997 Hz is about -3 LUFS, as the standard says', () => {
    const tone = Float64Array.from({ length: sampleRate }, (_, i) =>
      Math.sin((2 * Math.PI * 997 * i) / sampleRate),
    );
    expect(measureLoudness(tone)).toBeGreaterThan(-3.2);
    expect(measureLoudness(tone)).toBeLessThan(-2.8);
  });
});
