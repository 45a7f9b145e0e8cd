// Runs as a process of its own (draw-anew.ts starts it): what a hostile picture does to its decoder happens here, where
// there is no secret, no database and a limit of memory. Draws one picture at a time.
import sharp from 'sharp';

export type DrawRequest = { file: Uint8Array; mostPixels: number; longestEdge: number };
export type DrawAnswer =
  | { kind: 'drawn'; picture: Uint8Array }
  | { kind: 'not-an-image' | 'too-many-pixels' };

sharp.concurrency(1);
sharp.cache(false);

async function draw({ file, mostPixels, longestEdge }: DrawRequest): Promise<DrawAnswer> {
  try {
    const picture = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
    return { kind: 'drawn', picture };
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { kind: tooLarge ? 'too-many-pixels' : 'not-an-image' };
  }
}

process.on('message', (request: DrawRequest) => {
  void draw(request).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
