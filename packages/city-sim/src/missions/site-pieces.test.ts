import { describe, expect, test } from 'vitest';
import { piecesFor, siteShown } from './site-pieces.ts';

test.each([
  [0, { pieces: 0, each: 1 }],
  [40, { pieces: 40, each: 1 }],
  [41, { pieces: 21, each: 2 }],
  [240, { pieces: 24, each: 10 }],
  [9000, { pieces: 18, each: 500 }],
])('%d stands on the map as pieces that can be counted', (value, drawn) => {
  expect(piecesFor(value)).toEqual(drawn);
});

describe('a work site in the end', () => {
  const plain = { isDirect: false, typed: 37 };

  test('one that got too little has at least one place without, however little is missing', () => {
    expect(siteShown({ need: 72, supply: 55, ...plain })).toMatchObject({
      slots: 36,
      each: 2,
      met: 27,
      spare: 0,
    });
    expect(siteShown({ need: 72, supply: 71.9, ...plain })).toMatchObject({ slots: 36, met: 35 });
  });

  test('one that got just enough has all of its places, and nothing lies around', () => {
    expect(siteShown({ need: 72, supply: 72, ...plain })).toMatchObject({ met: 36, spare: 0 });
  });

  test('what is left over lies beside it, in a heap that fits', () => {
    expect(siteShown({ need: 30, supply: 33, ...plain })).toMatchObject({ met: 30, spare: 3 });
    expect(siteShown({ need: 30, supply: 9000, ...plain })).toMatchObject({ spare: 12 });
  });

  test('where the typed number is the missing part, only its part of the whole is shown', () => {
    const shown = siteShown({ need: 43.2, supply: 40, typed: 40, isDirect: true });
    expect(shown).toMatchObject({ slots: 20, each: null, met: 18 });
  });
});
