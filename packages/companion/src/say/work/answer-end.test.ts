import { expect, test } from 'vitest';
import { makeProblem, storedEquation, tell } from '../../testing-turn.ts';

test('a value in words behind the line that it solves is the end', () => {
  const { reply } = tell('-2p = 6 so its negative 3', storedEquation());
  expect(reply.step_verdict).toBe('right');
  expect(reply.text).toMatch(/hand it in|answer box/i);
});

test('another value behind that line is asked for its way, and the line alone is called right', () =>
  expect(tell('-2p = 6 so its 3', storedEquation()).reply.text).toMatch(
    /whether \$3\$ follows|and \$3\$\?|end with \$3\$/i,
  ));

test('without a way that is proven each choice hears the same', () => {
  const problem = makeProblem('calc-limit-exists-decide');
  const texts = problem.choices.map((_, at) => {
    const place = ['first', 'second', 'third', 'fourth'][at];
    return tell(`the ${place} one because it fits best`, problem).reply.text.replace(place ?? '', '#');
  });
  expect(new Set(texts).size).toBe(1);
});
