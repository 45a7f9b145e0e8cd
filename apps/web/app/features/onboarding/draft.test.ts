import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDraft, removeDraft, saveDraft } from './draft.ts';

const progress = { step: 4, furthest: 6, answers: { grade: '7', city_state: 'Austin, Texas' } };

// Files share a page, and an earlier one may leave something behind.
beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

test('comes back for the account it was made by, and only for that one [D-50]', () => {
  saveDraft('maya@northside.example', progress);
  expect(readDraft('Maya@northside.example')).toEqual(progress);
  expect(readDraft('leo@northside.example')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('is gone when removed, and leaves other keys of the tab alone', () => {
  sessionStorage.setItem('other', '1');
  saveDraft('maya@northside.example', progress);
  removeDraft('maya@northside.example');
  expect(readDraft('maya@northside.example')).toBeUndefined();
  expect(sessionStorage.getItem('other')).toBe('1');
});

test.each([
  ['not json', undefined],
  ['null', undefined],
  ['7', undefined],
  ['{}', { step: 1, furthest: 1, answers: {} }],
  ['{"step":9,"furthest":3,"answers":[]}', { step: 3, furthest: 3, answers: {} }],
  ['{"step":-1,"furthest":99}', { step: 1, furthest: 11, answers: {} }],
  [
    '{"step":1.5,"furthest":"4","answers":{"grade":"13","math_confidence":4,"x":"y"}}',
    { step: 1, furthest: 1, answers: {} },
  ],
])('a stored %s is taken as far as it makes sense', (stored, expected) => {
  saveDraft('maya@northside.example', progress);
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, stored);
  expect(readDraft('maya@northside.example')).toEqual(expected);
});
