import { expect, test } from 'vitest';
import { needsConsent, suggestBand } from './age-rules.ts';

test('[O11] [D-160] a yes is asked for where somebody of the band may be too young', () => {
  const bands = ['under-13', '13-15', '16-plus'] as const;
  const asked = (age: number) => bands.filter((band) => needsConsent(band, age));
  expect(asked(0)).toEqual([]);
  expect(asked(13)).toEqual(['under-13']);
  expect(asked(14)).toEqual(['under-13', '13-15']);
  expect(asked(16)).toEqual(['under-13', '13-15']);
  expect(asked(18)).toEqual(['under-13', '13-15', '16-plus']);
});

test('the grade suggests a band', () => {
  expect([6, 7, 8, 10, 11, 12].map(suggestBand)).toEqual([
    'under-13',
    'under-13',
    '13-15',
    '13-15',
    '16-plus',
    '16-plus',
  ]);
});
