import { expect, test } from 'vitest';
import { readSteps } from '../read-step.ts';
import { openProblem } from '../testing-open.ts';

const dilation = openProblem({
  question:
    'A dilation from X (1, 1) with the factor 4 gives the image (−7, 9). Which point U does it come from?',
  form: 'point',
  choices: [
    ['(−1, 3)', null],
    ['(−31, 33)', 'Divide by the factor to go back.'],
  ],
  work: ['−7 − 1 and 9 − 1 → −8 and 8', '−8 ÷ 4 and 8 ÷ 4 → −2 and 2', '(1, 1) → (−1, 3)'],
  instructions: ['Find the change from X to the image.', 'Divide both parts.', 'Make these changes from X.'],
});
const read = (text: string) => readSteps(text, dilation, { lines: [] });

test('a change that is told in directions is the step that comes to it, in any order', () => {
  expect(read('from X to the image its 8 left and 8 up')).toMatchObject([{ verdict: 'right', step: 0 }]);
  expect(read('so up 2 and left 2')).toMatchObject([{ verdict: 'right', step: 1 }]);
});

test('no direction is confirmed that no step has, or that leads to another number', () => {
  expect(read('its 8 right and 8 up').filter(({ verdict }) => verdict === 'right')).toEqual([]);
  expect(read('8 left and 8 up is 33').filter(({ verdict }) => verdict === 'right')).toEqual([]);
});
