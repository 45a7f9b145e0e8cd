import { test } from 'vitest';
import type { HandAnswer, HandTask } from './hand-task.ts';
import { expectFaultTold, expectSaid, expectStart } from './testing-hands.ts';

const match: HandTask = { kind: 'match-cards', cards: ['1/2', '0.2', '3'], places: ['50%', '20%'] };
const sort: HandTask = { kind: 'sort-cards', cards: ['√16', 'π'], boxes: ['Rational', 'Irrational'] };
const proof: HandTask = { kind: 'order-cards', cards: ['a', 'b', 'c'], from: '', to: '', places: 2 };

test.each<[string, HandTask, HandAnswer]>([
  ['a place without a card', match, { kind: 'match-cards', cards: [0, null] }],
  ['a card in two places', match, { kind: 'match-cards', cards: [0, 0] }],
  ['a card without a box', sort, { kind: 'sort-cards', boxes: [0, null] }],
  ['a box that is not there', sort, { kind: 'sort-cards', boxes: [0, 2] }],
  ['a row that is too short', proof, { kind: 'order-cards', order: [1] }],
])('%s is told in a sentence', (_, task, answer) => expectFaultTold(task, answer));

test.each<[HandTask, HandAnswer, string]>([
  [match, { kind: 'match-cards', cards: [0, 1] }, '“50%” goes with “1/2”. “20%” goes with “0.2”.'],
  [
    sort,
    { kind: 'sort-cards', boxes: [0, 1] },
    'The box “Rational” holds √16. The box “Irrational” holds π.',
  ],
  [
    sort,
    { kind: 'sort-cards', boxes: [0, 0] },
    'The box “Rational” holds √16, π. The box “Irrational” is empty.',
  ],
  [proof, { kind: 'order-cards', order: [2, 0] }, 'The order is c, a.'],
])('what is made is said in whole sentences', expectSaid);

test.each([match, sort, proof])(
  'what stands there at first can be said and is no finished answer, or another than any other',
  expectStart,
);
