import { orbLimits } from '@playforward/contract';
import { describe, expect, it } from 'vitest';
import { acceptImages, imagePreview, readImage } from './accept-images.ts';

const file = (type: string, size = 10) => ({ type, size });

describe('choosing pictures', () => {
  it('keeps pictures and drops everything else of the same choice [L-238] [L-240]', () => {
    const files = [file('image/png'), file('text/plain'), file('image/jpeg'), file('')];
    expect(acceptImages(files, 0)).toEqual([files[0], files[2]]);
  });

  it('takes 20 MB and not one byte more [L-239] [L-325]', () => {
    const [fits, tooLarge] = [file('image/png', 20 * 1024 * 1024), file('image/png', 20 * 1024 * 1024 + 1)];
    expect(acceptImages([tooLarge, fits], 0)).toEqual([fits]);
  });

  it('takes four in one message', () => {
    const many = Array.from({ length: 6 }, () => file('image/png'));
    expect(acceptImages(many, 0)).toHaveLength(orbLimits.imagesPerMessage);
    expect(acceptImages(many, 3)).toHaveLength(1);
    expect(acceptImages(many, 4)).toEqual([]);
  });

  it('reads a picture as it is sent and shown [L-159]', async () => {
    const image = await readImage(new File(['abc'], 'page.png', { type: 'image/png' }), 'k');
    expect(image).toEqual({ key: 'k', filename: 'page.png', mime_type: 'image/png', size: 3, data: 'YWJj' });
    expect(image && imagePreview(image)).toBe('data:image/png;base64,YWJj');
  });
});
