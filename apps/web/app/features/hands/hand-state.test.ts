import type { HandAnswer, HandTask } from '@playforward/diagram';
import { expect, test } from 'vitest';
import { isMoved, nextHandState, startHandState } from './hand-state.ts';

const task: HandTask = {
  kind: 'place-on-line',
  line: { first: -4, last: 4, step: [1, 1], labelEvery: 1, as: 'decimal' },
  marks: [''],
};
const at = (place: number): HandAnswer => ({ kind: 'place-on-line', marks: [place] });

test('one step back takes a whole drag back, however many marks it passed', () => {
  const grabbed = nextHandState(startHandState(task), { kind: 'grabbed' });
  const dragged = [at(-3), at(-2), at(1)].reduce(
    (state, made) => nextHandState(state, { kind: 'made', made }),
    grabbed,
  );
  expect(dragged.made).toEqual(at(1));
  expect(nextHandState(dragged, { kind: 'undone' }).made).toEqual(at(-4));
});

test('a handle that was only touched leaves nothing to undo', () => {
  const touched = nextHandState(startHandState(task), { kind: 'grabbed' });
  expect(isMoved(touched)).toBe(false);
  expect(nextHandState(touched, { kind: 'undone' })).toEqual({ made: at(-4), past: [] });
});

test('starting over can be taken back', () => {
  const moved = nextHandState(nextHandState(startHandState(task), { kind: 'grabbed' }), {
    kind: 'made',
    made: at(2),
  });
  expect(isMoved(moved)).toBe(true);
  const over = nextHandState(moved, { kind: 'reset', task });
  expect(over.made).toEqual(at(-4));
  expect(nextHandState(over, { kind: 'undone' }).made).toEqual(at(2));
});
