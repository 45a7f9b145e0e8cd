import { expect, test } from 'vitest';
import { drawProblem } from '../draw-problem.ts';
import type { RenderedChoice, RenderedProblem } from '../problem-spec.ts';
import { renderWith } from '../render-problem.ts';
import { makeSkill } from '../testing-skill.ts';
import { checkEqualChoices } from './check-equal-choices.ts';
import { checkCountedAnswer, checkFinalAnswer } from './check-final-answer.ts';
import { checkLevelWords, checkRise } from './check-level-words.ts';
import { checkMisconceptions } from './check-misconceptions.ts';
import { findNotationFaults } from './check-notation.ts';
import type { Sample } from './finding.ts';

const skill = makeSkill();

function sampleOf(seed: number, change: Partial<RenderedProblem> = {}): Sample {
  const { spec } = drawProblem(skill, { skill: skill.id, version: 1, level: 1, seed });
  const text = skill.text.en;
  return { text, spec, rendered: { ...renderWith(text, spec), ...change } };
}

/** A choice among statements, the first of them right. */
function asked(texts: readonly string[], change: Partial<RenderedProblem> = {}): Partial<RenderedProblem> {
  const choices = texts.map(
    (text, at): RenderedChoice => ({
      id: at + 1,
      value: String(at),
      text,
      diagram: null,
      correct: at === 0,
      misconception: at === 0 ? null : 'slip',
      reason: '',
    }),
  );
  return { choices, input: null, diagram: null, ...change };
}

const rulesOf = (faults: readonly { readonly rule: string }[]): string[] => faults.map(({ rule }) => rule);
const hundred = Array.from({ length: 100 }, (_, at) => at + 1);

test('refuses a misconception that is not registered', () => {
  const { spec } = sampleOf(1);
  const [first, ...others] = spec.distractors;
  const invented = { ...first, misconception: 'is-invented' } as unknown as (typeof others)[number];
  expect(checkMisconceptions({ spec })).toEqual([]);
  expect(checkMisconceptions({ spec: { ...spec, distractors: [invented, ...others] } })).toHaveLength(1);
});

test('the final answer holds the words and the figures of the right choice', () => {
  const choices = ['In 3 hours, the ferry sails 30 miles.', 'In 30 hours, the ferry sails 3 miles.'];
  const final = (finalAnswer: string) => checkFinalAnswer(sampleOf(1, asked(choices, { finalAnswer })));
  expect(final('The ferry sails 30 miles in 3 hours.')).toEqual([]);
  expect(rulesOf(final('At 3 across, the graph is 30 up.'))).toEqual(['final']);
  expect(rulesOf(final('The ferry sails 20 miles in 3 hours.'))).toEqual(['final']);
});

test('what is put on a line needs its number in the final answer, not the word for it', () => {
  const line = { first: -6, last: 6, step: [1, 2], labelEvery: 1, as: 'fraction' } as const;
  const hand = { kind: 'place-on-line', line, marks: [''] } as const;
  const final = (finalAnswer: string) =>
    checkFinalAnswer(sampleOf(1, asked(['Mark at −11/12', 'Mark at 11/12'], { finalAnswer, hand })));
  expect(final('The sum is −$\\frac{11}{12}$.')).toEqual([]);
  expect(rulesOf(final('The sum is $\\frac{11}{12}$.'))).toEqual(['final']);
});

test.each([
  ['What is the greatest number of balls it can buy?', 'The greatest number is 8.', '8 balls'],
  ['How many tomato plants are there?', 'There are 19 of this kind.', 'There are 19 tomato plants.'],
  ['How many feet long is each side?', 'The value is 9.', 'Each side is 9 feet long.'],
  ['How many spoons of sand is that?', 'It fits 2,000 times.', 'That is 2,000 spoons.'],
  ['What is the greatest area, in square feet?', 'The greatest value is 32.', 'It is 32 square feet.'],
])('the answer of “%s” is not “%s”: it says what is counted', (question, bare, said) => {
  const judged = (finalAnswer: string) =>
    checkCountedAnswer(sampleOf(1, { ...asked(['9', '8']), question, finalAnswer }));
  expect(rulesOf(judged(bare))).toEqual(['final']);
  expect(judged(said)).toEqual([]);
});

test('a wrong choice may not be the right one in other figures', () => {
  const equal = (texts: readonly string[]) => checkEqualChoices(sampleOf(1, asked(texts)));
  expect(equal(['It is 0.5 of it.', 'It is 1/4 of it.'])).toEqual([]);
  expect(rulesOf(equal(['It is 0.5 of it.', 'It is $\\frac{1}{2}$ of it.']))).toEqual(['equal-choice']);
});

test.each([
  ['the value is -7', 'sign'],
  ['the rest is 9 - 4', 'sign'],
  ['it costs 49.4 dollars', 'money'],
  ['it costs \\$9.6969', 'money'],
  ['it costs \\$1800', 'thousands'],
  ['there are 1200 of them', 'thousands'],
  ['so $4x = 1200$', 'thousands'],
])('finds what is printed amiss in "%s"', (text, rule) => {
  expect(rulesOf(findNotationFaults(text))).toEqual([rule]);
});

test.each([
  'a 5-pound bag',
  'the value is −7',
  '$-7$',
  '\\$1,800.50 or 49.40 dollars',
  'two-thirds',
  '$4x = 1{,}200$',
  'since 1936',
])('leaves "%s" as it is', (text) => {
  expect(findNotationFaults(text)).toEqual([]);
});

test('one key in more than 60 % of the problems is refused', () => {
  const texts = (right: string) => [right, 'Never', 'At times'];
  const samples = hundred.map((seed) =>
    sampleOf(seed, asked(texts(seed <= 61 ? 'Always' : `On day ${seed}`))),
  );
  expect(rulesOf(checkLevelWords(samples))).toEqual(['same-key']);
  expect(checkLevelWords(samples.slice(1).concat(sampleOf(101, asked(texts('Now')))))).toEqual([]);
});

test('a situation told by the choices alone is refused', () => {
  const texts = (place: string, at: number) => [`The ${place} moves ${at}`, `The ${place} stays ${at}`];
  const samples = hundred.map((seed) => {
    const place = ['pump', 'printer', 'bicycle'][seed % 3] ?? '';
    return sampleOf(seed, asked(texts(place, seed)));
  });
  expect(rulesOf(checkLevelWords(samples))).toEqual(['choice-words']);
});

test('a level with one wording, and a third level like the first, are refused', () => {
  const same = hundred.map((seed) => {
    const sample = sampleOf(seed);
    return { ...sample, spec: { ...sample.spec, question: { key: 'box', args: {} } } };
  });
  expect(rulesOf(checkLevelWords(same))).toEqual(['templates']);
  expect(rulesOf(checkRise(same, same))).toEqual(['rise']);
});
