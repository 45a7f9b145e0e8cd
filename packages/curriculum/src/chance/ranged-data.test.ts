import { expect, test } from 'vitest';
import { random } from '../random.ts';
import { drawRangedData } from './ranged-data.ts';

const drawn = (least: number, most: number): ReadonlySet<string> =>
  new Set(Array.from({ length: 60 }, (_, seed) => drawRangedData(random(`${seed}`), least, most).key));

test('no comic has four pages', () => {
  expect(drawn(4, 24)).toEqual(new Set(['trips', 'trees', 'clips', 'scores', 'visits']));
});

test('only a visit or a book is as long as 200', () => {
  expect(drawn(60, 200)).toEqual(new Set(['visits', 'pages']));
});
