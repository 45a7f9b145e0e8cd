import { mostExamples } from '@playforward/ai-lab';
import { expect, test } from 'vitest';
import {
  type ClassifierEvent,
  type ClassifierState,
  classifierState,
  startClassifier,
} from './classifier-state.ts';

const after = (...events: ClassifierEvent[]) => events.reduce(classifierState, startClassifier());
const place = (x: number, y: number, kind: 'first' | 'second' | 'ask'): ClassifierEvent => ({
  type: 'place',
  place: { x, y },
  kind,
});

test('an example lands where it was put, and asking adds none', () => {
  const before = startClassifier().examples.length;
  const added = after(place(12.4, 130, 'second'));
  expect(added.examples.at(-1)).toEqual({ x: 12, y: 100, kind: 'second' });
  expect(added.said).toBe('Added not ripe at 12 and 100.');
  const asked = after(place(95, 95, 'ask'));
  expect(asked.examples).toHaveLength(before);
  expect(asked.asked).toMatchObject({ x: 95, y: 95 });
});

test('each round counts, moves the line and leaves the last two lines behind', () => {
  const state = after({ type: 'learn', rounds: 1 }, { type: 'learn', rounds: 2 });
  expect(state.round).toBe(3);
  expect(state.ghosts.map(({ round }) => round)).toEqual([1, 2]);
  expect(state.said).toMatch(/^Round 3: \d+ of 22 are right\.$/);
});

test('without examples nothing is learned, and a sentence says so', () => {
  const state = after({ type: 'clear' }, { type: 'learn', rounds: 10 });
  expect(state).toMatchObject({
    round: 0,
    said: 'There is nothing to learn from. Add examples of both kinds.',
  });
  const nearest = after({ type: 'machine', machine: 'nearest' }, { type: 'clear' }, place(5, 5, 'ask'));
  expect(nearest).toMatchObject({ asked: null, said: state.said });
});

test('one kind alone is learned, with a word about what that leads to', () => {
  const state = after({ type: 'clear' }, place(80, 20, 'second'), { type: 'learn', rounds: 10 });
  expect(state.said).toContain('There is no example of “ripe”.');
});

test('when all examples are right, another round moves nothing and says why', () => {
  const state = after(
    { type: 'clear' },
    place(90, 50, 'first'),
    place(10, 50, 'second'),
    { type: 'learn', rounds: 10 },
    { type: 'learn', rounds: 1 },
  );
  expect(state.said).toContain('Nothing moved: all 2 are right');
});

test('more examples than the plane holds are refused in a sentence', () => {
  const many = Array.from({ length: mostExamples + 5 }, () => place(50, 50, 'first'));
  const state = after(...many);
  expect(state.examples).toHaveLength(mostExamples);
  expect(state.said).toContain('are enough here');
});

test('numbers that are none place nothing', () => {
  const state = after(place(Number.NaN, 5, 'first'));
  expect(state).toMatchObject({ said: 'Type two numbers from 0 to 100.' });
  expect(state.examples).toHaveLength(22);
});

test('an example that is taken away is the one that was meant', () => {
  const { examples } = startClassifier();
  const state: ClassifierState = after({ type: 'remove', at: 3 });
  expect(state.examples).toEqual(examples.filter((_, at) => at !== 3));
});

test('another task starts anew and keeps how it learns', () => {
  const state = after({ type: 'machine', machine: 'nearest' }, { type: 'task', task: 'drawings' });
  expect(state).toMatchObject({ task: 'drawings', machine: 'nearest', examples: [], round: 0 });
});
