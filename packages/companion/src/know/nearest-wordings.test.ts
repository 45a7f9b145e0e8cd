import { expect, test } from 'vitest';
import { finish } from './in-steps.ts';
import { createNearestWordings, likeness } from './nearest-wordings.ts';

const nearest = finish(
  createNearestWordings([
    ['why do we flip the second fraction', 'which fraction do i turn over'],
    ['what is a common denominator', 'why the same bottom number'],
    ['when do i add the exponents', 'why are exponents added'],
  ]),
);

test('the words of a wording in another order are near, and the same in the same order nearer', () => {
  const same = nearest('why do we flip the second fraction')(0).most;
  const turned = nearest('the second fraction we do flip why')(0).most;
  expect(same).toBeCloseTo(1, 5);
  expect(turned).toBeGreaterThan(0.4);
  expect(turned).toBeLessThan(same);
});

test('a slip of a letter leaves a word near to itself', () => {
  const near = nearest('why a comon denominater');
  expect(near(1).most).toBeGreaterThan(Math.max(near(0).most, near(2).most));
});

test('several near wordings together are nearer than the nearest alone, and never less', () => {
  const near = nearest('exponents are added when')(2);
  expect(near.all).toBeGreaterThan(near.most);
});

test('a text without wordings and a question without words are near to nothing', () => {
  expect(finish(createNearestWordings([[]]))('why')(0)).toEqual({ most: 0, all: 0 });
  expect(nearest('')(0)).toEqual({ most: 0, all: 0 });
});

test('two questions are as alike as their words, with the small ones, and their order', () => {
  const line = 'what is the line in the middle of the box';
  expect(likeness(line, 'What does the line in the box mean?')).toBeGreaterThan(
    likeness(line, 'How do I see a tail in a box plot?'),
  );
  expect(likeness('why do we swap x and y', 'why do we swap x and y')).toBeCloseTo(1, 5);
  expect(likeness('', 'why')).toBe(0);
});
