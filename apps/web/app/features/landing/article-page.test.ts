import { expect, test } from 'vitest';
import { articlePage } from './article-page.ts';

test('five articles make a page of three and a page of two [A-090] [A-375]', () => {
  expect(articlePage(0, 5)).toEqual({ first: 0, end: 3, isFirst: true, isLast: false });
  expect(articlePage(1, 5)).toEqual({ first: 3, end: 5, isFirst: false, isLast: true });
});

test('there is no page before the first and none after the last [A-091]', () => {
  expect(articlePage(-1, 5)).toEqual(articlePage(0, 5));
  expect(articlePage(2, 5)).toEqual(articlePage(1, 5));
});
