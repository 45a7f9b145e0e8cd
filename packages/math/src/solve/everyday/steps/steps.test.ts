import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  ['the temprature in Oslo is -12 C and in Madrid is 9 C. what is the diference between them', '21 °C'],
  [
    'In a football game a team lost 8 yards, then gained 15 yards, then lost 11 yards. Total yards gained or lost?',
    'lost 4 yards',
  ],
  ['candle is 20 cm and gets 1.5 cm shorter each hour, after how many hours is it 8 cm', '8 hours'],
  ['a bus had 34 people. at the stop 8 got off and 5 got on. how many are on it now', '31'],
])('levels and counts go up and down: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  ['it is -12 C in Oslo and 9 F in Madrid. what is the difference'],
  ['a team lost 8 yards, then gained 15 yards, then lost half of that. total yards'],
  [
    'the temperature drops 4 degrees per hour until midnight. it is 10 degrees now. what will it be in 5 hours',
  ],
  ['a candle is 20 cm and burns 1.5 cm per hour. after how many hours is it 25 cm'],
  ['a bus had 34 people. at the stop 8 got off and twice as many got on. how many are on it now'],
])('levels and counts are refused where a change is not told evenly: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});

test.each([
  ['At 6 a.m. it was −12°C. The temperature rose 3°C each hour. What was the temperature at 11 a.m.?', '3°C'],
  ['The temperature was 12°F at noon and fell 4°F every hour. What was the temperature at 5 p.m.?', '-8°F'],
  [
    'The temperature at 6 a.m. was −8°F. By noon it had risen 15 degrees, and by 9 p.m. it had dropped 11 degrees from the noon temperature. What was the temperature at 9 p.m.?',
    '-4 degrees',
  ],
])('a temperature that changes between times of the day: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  'At 6 a.m. it was -12°C. The temperature rose 3°C each hour until 9 a.m. What was the temperature at 11 a.m.?',
  'At 6 a.m. it was -12°C. The temperature rose 3°C every two hours. What was the temperature at 12 p.m.?',
  'The temperature at 6 a.m. was -8°F. By noon it had risen 15 degrees, and by 9 p.m. it had dropped 11 degrees from the 6 a.m. temperature. What was the temperature at 9 p.m.?',
])('a change that stops, or is told from an earlier time, is refused: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
