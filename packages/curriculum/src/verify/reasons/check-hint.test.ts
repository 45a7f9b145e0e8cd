import { expect, test } from 'vitest';
import { checkHint } from './check-hint.ts';

function reasonOf(value: string, reason: string) {
  const choice = { id: 1, value, text: value, diagram: null, correct: false, misconception: 'slip', reason };
  return checkHint({
    rendered: { choices: [choice] } as unknown as Parameters<typeof checkHint>[0]['rendered'],
  });
}

test('a hint that asks in vain is refused', () => {
  expect(reasonOf('2', 'This is what is left of 12. Does it divide 54?')).toHaveLength(1);
  expect(reasonOf('26', 'Try it: does this number divide 1,040?')).toHaveLength(1);
});

test('a hint that shows the fault is left alone', () => {
  expect(reasonOf('108', 'This is a multiple of both numbers. Does it divide 12?')).toEqual([]);
  expect(reasonOf('4', 'What does it divide?')).toEqual([]);
});
