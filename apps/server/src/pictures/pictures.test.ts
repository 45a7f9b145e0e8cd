import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawAnew, mostPixels } from './draw-anew.ts';
import { readSize } from './read-size.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

describe('[O3] the head of a picture tells its size', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('of %s', async (format) => {
    expect(readSize(await plain(321, 123)[format]().toBuffer())).toEqual({ width: 321, height: 123 });
  });

  test('of WebP without loss, with transparency, and of a JPEG with notes before its size', async () => {
    expect(readSize(await plain(33, 44).webp({ lossless: true }).toBuffer())).toEqual({
      width: 33,
      height: 44,
    });
    const clear = await plain(33, 44).ensureAlpha(0.5).webp().toBuffer();
    expect(readSize(clear)).toEqual({ width: 33, height: 44 });
    const noted = await plain(33, 44)
      .withExif({ IFD0: { Copyright: 'x'.repeat(5_000) } })
      .jpeg()
      .toBuffer();
    expect(readSize(noted)).toEqual({ width: 33, height: 44 });
  });

  test('and nothing is said of what is cut, empty or another thing, at any length', async () => {
    const whole = await plain(50, 50).jpeg().toBuffer();
    for (let length = 0; length < 20; length += 1)
      expect(readSize(whole.subarray(0, length))).toBeUndefined();
    for (const text of ['', 'GIF89a', 'RIFF....WEBPVP8 ', '<svg width="1"/>', '%PDF-1.7'])
      expect(readSize(Buffer.from(text))).toBeUndefined();
  });
});

describe('[O3] pictures are drawn in another process', () => {
  test('twelve at the same moment leave the server free, and each comes back', async () => {
    const file = await plain(3_000, 3_000).png().toBuffer();
    let longest = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    const drawn = await Promise.all(Array.from({ length: 12 }, () => drawAnew(file)));
    clearInterval(pulse);
    expect(drawn.map(({ kind }) => kind)).toEqual(Array(12).fill('drawn'));
    console.log(
      `longest pause of the event loop while 12 pictures of 9 MP were drawn: ${Math.round(longest)} ms`,
    );
  });

  test('a flood of them is refused and not kept waiting without end', async () => {
    const file = await plain(2_000, 2_000).png().toBuffer();
    const drawn = await Promise.all(Array.from({ length: 40 }, () => drawAnew(file)));
    expect(drawn.filter(({ kind }) => kind === 'busy')).toHaveLength(14);
  });

  test('a bomb that lies about its size is refused, and the next picture is drawn', async () => {
    const lying = await plain(40, 30).png().toBuffer();
    lying.writeUInt32BE(60_000, 16);
    lying.writeUInt32BE(60_000, 20);
    expect((await drawAnew(lying)).kind).not.toBe('drawn');
    expect((await drawAnew(await plain(40, 30).png().toBuffer())).kind).toBe('drawn');
    expect(mostPixels).toBe(16_000_000);
  });

  test('a picture with a program behind it comes back without the program', async () => {
    const program = Buffer.concat([
      await plain(40, 30).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
      deflateSync('x'),
    ]);
    const drawn = await drawAnew(program);
    if (drawn.kind !== 'drawn') throw new Error(drawn.kind);
    expect(Buffer.from(drawn.picture).includes('script')).toBe(false);
  });
});
