import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'Tom leaves home at 8:00 on bike 15 km/h so his sister goes after him at 8:40 with the scooter 25 km/h. at what time does she catch him',
    '9:40',
  ],
  [
    'A train leaves at 9:00 at 70 km/h. A second train leaves the same station at 11:00 in the same direction at 105 km/h. at what time does it catch the first one',
    '3:00 pm',
  ],
  [
    'Two friends live 12 miles apart. They bike toward each other at 10 mph and 14 mph. How many minutes until they meet?',
    '30 minutes',
  ],
  [
    'Town A and town B are 240 km apart. A car leaves A at 70 km/h and another car leaves B at 50 km/h at the same time towards A. How far from A do they meet?',
    '140 km',
  ],
])('two that move are found where they are side by side: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'Mia and Leo live 9 km apart and walk to each other, Mia 4 km/h and Leo 5 km/h but Leo stops 10 minutes. when do they meet',
  ],
  [
    'Two trains 300 km apart start at 10:00 and drive away from each other at 80 km/h and 70 km/h. at what time do they meet',
  ],
  [
    'Lisa walks 5 km/h. 30 minutes later her brother bikes after her at 4 km/h. how far from home does he catch her',
  ],
])('two that stop, part or never meet are refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
