import { expect, test } from 'vitest';
import { playsAnimation } from './hero-plan.ts';

const atTop = { hash: '', reducedMotion: false, restored: false };

test('the animation plays for a visitor who arrives at the top [A-234]', () => {
  expect(playsAnimation(atTop)).toBe(true);
});

test.each([
  ['a place in the address', { hash: '#about-section' }],
  ['reduced motion', { reducedMotion: true }],
  ['a page put back further down', { restored: true }],
])('%s skips it [A-065]', (_, part) => {
  expect(playsAnimation({ ...atTop, ...part })).toBe(false);
});

test('a bare # is no place', () => {
  expect(playsAnimation({ ...atTop, hash: '#' })).toBe(true);
});
