import { describe, expect, test } from 'vitest';
import { typedProblem } from '../story/typed-problem.ts';
import { makeProblem, tell } from '../testing-turn.ts';
import { schoolTruth } from './claims/school-truth.ts';
import { mathPieces } from './math-pieces.ts';
import { readSteps } from './read-step.ts';
import { schoolReadings } from './school-readings.ts';

// A club saves 36 dollars each year. How many dollars does it save each month?
const story = makeProblem('m6-convert-rate-units', { level: 1, seed: 1882 });

const verdictsOf = (text: string, problem = story): string[] =>
  readSteps(text, problem, { lines: [] }).map(({ verdict }) => verdict);

test('a number with a comma is a decimal, a number with thousands, or two numbers', () => {
  expect(schoolReadings('16/50 = 0,32', story)).toEqual(['16/50 = 0.32']);
  expect(schoolReadings('2 * 1,200', story)).toEqual(['2 * 1200', '2 * 1.200']);
  expect(schoolReadings('x = 3,5', story)).toContain('x = 3,5');
  expect(schoolReadings('the point (3,4)', story)).toEqual(['the point (3,4)']);
});

describe('a true line is not called wrong', () => {
  test.each([
    '300-180 = 120 and 120/180 = 0,666',
    '1000=10^3 and 1/100=10^-2 so its 3 over -2',
    '16/50 = 0,32',
    '0.333 * 3 = 1',
    '20/3 is about 7',
    '3/4 ÷ 2/5 = 15/8',
    '8^1/3 = 2',
    '80 - 25% = 60',
    '9 * π = 28.26',
    '√9+16 = 5',
    '7 and 2/3 = 23/3',
    '3 times the sum of 4 + 5 = 27',
    '2 groups of 4 + 3 = 14',
    '7 tenths - 2 tenths = 1/2',
    '7/2 + 3/2 = 10 halves',
    '3 * 4 = 12 + 5 = 17',
    '133*150=19950 minus 133*3=399 is 19551',
    '23*2 = 46 + 7*18 = 126 = 172',
    '3 times 4 is 12 plus 5 is 17',
    'i count 102 108 112 120 = 4',
    '4 + 4 = 8 x 25 = 200 - 15 = 185',
    '1:30 + 0:45 = 2:15',
    '14.4 / 7 = 2 remainder 0.4',
    '44/7 = 6 remainder 2/7',
    '28:4=7',
  ])('%s', (text) => expect(verdictsOf(text)).not.toContain('wrong'));

  test('where an angle in degrees has no sign', () => {
    const triangle = typedProblem('In triangle ABC, a = 16, b = 32 and A = 30 degrees. Find angle B.');
    expect(verdictsOf('sin B = 32*sin30/16 = 1', triangle ?? story)).not.toContain('wrong');
    expect(verdictsOf('32*sin30/16 = 2', triangle ?? story)).toEqual(['wrong']);
  });
});

describe('a line that is false in each reading is called wrong', () => {
  test.each([
    '16/50 = 0,34',
    '1,200 * 2 = 2,500',
    '120/180 = 0,656',
    '3 * 4 = 13 + 5 = 18',
    '3/4 ÷ 2/5 = 8/15',
    '28:4=6',
    'so 36 - 12 = 20 dollars',
  ])('%s', (text) => expect(verdictsOf(text).at(-1)).toBe('wrong'));
});

test('numbers beside a conclusion are not praised for standing on the way', () => {
  const common = makeProblem('m6-lcm-word');
  expect(verdictsOf('20, 40 stop 40 works bc 40:10=4', common)).not.toContain('right');
});

test('a question with two numbers in it is no claim that they are the same', () => {
  const { reply } = tell(
    'are 0 and 8 the only ones where its same or are there more',
    makeProblem('m6-not-equivalent-witness'),
  );
  expect(reply.move).not.toBe('check-truth');
  expect(tell('are 0 and 8 the same').reply.text).toContain('not the same');
});

test('an operation that led to a wrong answer is not called needed', () => {
  const said = 'i multiplied bc it takes 4/5 of it. isnt it like that';
  const missed = makeProblem('m6-mixed-number-divide', {
    attempts: [{ answer: '28/15', isCorrect: false, misconception: null }],
  });
  expect(tell(said, missed).reply).toMatchObject({ move: 'name-misconception' });
  expect(tell('so i multiply them', missed).reply.step_verdict).toBe('right');
  expect(tell('i divide by 12', story).reply.step_verdict).toBe('right');
});

test('nothing of the way is told to a question about other numbers', () => {
  const sum = makeProblem('m8-scientific-add-subtract', { seed: 6 });
  const { reply } = tell('and 8.1x10^4 - 3.3x10^3, can i do that the same way', sum);
  expect(reply).toMatchObject({ move: 'solve-shown' });
  expect(reply.text).toContain('77700');
});

test('the calculation of the open problem with numbers added to it is not solved', () => {
  const sum = makeProblem('m8-scientific-add-subtract', { seed: 6 });
  const line =
    sum.question
      .match(/\$(.*?)\$/)?.[1]
      ?.replace(/[{}]/g, '')
      .replaceAll(' × ', 'x') ?? '';
  expect(line).toMatch(/\dx10\^/);
  expect(tell(`can i do ${line} + 0.011 + 0.023`, sum).reply.text).not.toContain('So the result is');
});

describe('calculations that are joined', () => {
  const isTrue = (text: string): boolean =>
    schoolReadings(text, null).some((one) => {
      const truths = mathPieces(one).filter(({ kind }) => kind === 'truth');
      return (
        truths.length > 0 &&
        truths.every(({ text: line }) => schoolTruth(line, { said: text, question: '' }) === 'true')
      );
    });

  test.each([
    '3*5 = 15 plus 2*3 = 6',
    '3*5 = 15 + 2*3 = 6',
    '3*5 = 15 + 2*3 = 21',
    '55 - 10 = 45 and then + 4 = 49',
    '29000 + 3480 = 32480 and then - 165*12 = 30500',
    '6 * 17 = 102, then times 2 = 204',
    '2 - 6(3-8) = 2 + 30 = 32 and -16 + 48 = 32',
    '12 / 3 = 4 so -3 * 4 = -12',
  ])('hold in one reading: %s', (text) => expect(isTrue(text)).toBe(true));

  test.each([
    '3*5 = 15 plus 2*3 = 7',
    '55 - 10 = 45 and then + 4 = 50',
    '55 - 10 = 45 and then - 4 = 49',
    '3*5 = 16 plus 2*3 = 6',
  ])('are false in each: %s', (text) => expect(isTrue(text)).toBe(false));
});
