import { measureReadability } from '@playforward/curriculum';
import { checkClaim, equivalent } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import { testGlossary } from './testing-glossary.ts';

const notes = [...testGlossary.whys, ...testGlossary.notes].map((note) => [note.slug, note] as const);

function holds(claim: string): boolean {
  if (checkClaim(claim) === 'true') return true;
  const [left = '', right = ''] = claim.split('=');
  return equivalent(left, right) === 'equal';
}

describe('whys and notes', () => {
  test('there are at least 70 whys, and no name stands for two', () => {
    expect(testGlossary.whys.length).toBeGreaterThanOrEqual(70);
    expect(new Set(notes.map(([slug]) => slug)).size).toBe(notes.length);
  });

  test.each(notes)('%s is short, and every claim of it is proved', (_, { says, check, claims = [] }) => {
    expect(`${says} ${check ?? ''}`.split(/\s+/).length).toBeLessThanOrEqual(60);
    for (const claim of claims) expect([claim, holds(claim)]).toEqual([claim, true]);
    expect(measureReadability(says).longestSentence, says).toBeLessThanOrEqual(24);
  });
});
