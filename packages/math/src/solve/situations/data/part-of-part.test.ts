import { expect, test } from 'vitest';
import { solve } from '../../solve.ts';

const answerOf = (text: string): string => {
  const given = solve(text);
  return given.kind === 'not-understood' ? 'refused' : given.answer;
};

test.each([
  [
    'Of 80 students, 48 play a sport. Of the students that play a sport 18 are in band. What percent of the students who play a sport are in band?',
    '37.5%',
  ],
  ['Of 200 people, 120 have a pet. 90 of these have a dog. What percent of the people have a dog?', '45%'],
  [
    '120 people were asked, 70 of them women. 45 of the women have glasses and 20 of the men have glasses. if one with glasses is picked whats probability it is a woman',
    '9/13',
  ],
  [
    'there are 70 women and 50 men. 45 of the women have glasses and 20 of the men have glasses. what is the probability that a person with glasses is a woman',
    '9/13',
  ],
])('a share is of the group that the question names: %s', (text, answer) => {
  expect(answerOf(text)).toBe(answer);
});

test.each([
  [
    'Of 80 students, 48 play a sport. 18 are in band. what percent of the students who play a sport are in band',
  ],
  ['Of 200 students 120 like math. Of these 50 like art. What percent of students like art?'],
])('a share is refused where the group is not told: %s', (text) => {
  expect(answerOf(text)).toBe('refused');
});
