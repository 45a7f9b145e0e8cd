import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerForm, AnswerKey } from './answer-key.ts';
import { askedByWords } from './asked-by-words.ts';
import { inferAnswerForm } from './infer-form.ts';
import { judgeAnswer } from './judge-answer.ts';
import { pieces } from './testing-pieces.ts';

const keys: readonly AnswerKey[] = [
  { value: '12', form: 'integer' },
  { value: '0.75', form: 'decimal', asked: 'decimal' },
  { value: '3/4', form: 'fraction', asked: 'lowest-terms' },
  { value: '2 1/2', form: 'mixed-number' },
  { value: '25%', form: 'percent' },
  { value: '$3.50', form: 'money' },
  { value: '5', form: 'number', unit: 'm' },
  { value: '2:3', form: 'ratio' },
  { value: '(3,4)', form: 'point' },
  { value: '(x+1)(x-2)', form: 'expression', asked: 'factored' },
  { value: 'x^2-x-2', form: 'expression', asked: 'simplified' },
  { value: 'y=2x+1', form: 'equation' },
  { value: '1<x<=3', form: 'inequality' },
  { value: '[1,3)', form: 'interval' },
  { value: '{1,2}', form: 'set' },
  { value: '1, 2, 3', form: 'list' },
  { value: '12 in^2', form: 'measure' },
  { value: '45°', form: 'angle' },
  { value: '2√3', form: 'radical', asked: 'simplified' },
  { value: '3.2×10^5', form: 'scientific' },
  { value: 'means', form: 'choice' },
].map((key) => ({ ...key, misconceptions: [{ id: 'slip', value: '7' }] }) as AnswerKey);

const heavy = [
  '((x+1)^99+(y+1)^99)^99',
  '9^9^9^9^9',
  `${'√'.repeat(990)}2`,
  '('.repeat(1000),
  '-'.repeat(999),
  '9'.repeat(1000),
  `√${'9'.repeat(999)}`,
  `${'2^'.repeat(480)}2`,
  '(x+y+z+a+b+c)^50',
  `${'1/7+'.repeat(249)}1`,
  '√999999999989+'.repeat(70),
  `${'1+('.repeat(39)}1${')'.repeat(39)}`,
  `${'-('.repeat(39)}∞${')'.repeat(39)}`,
  `${'x=1 or '.repeat(140)}x=1`,
  `${'5 ft '.repeat(190)}`,
  '1E999',
  `${'ln x^2/'.repeat(140)}2`,
  'sin '.repeat(250),
  `${'ln (x+1)^2 '.repeat(90)}`,
  `${'1/2x+'.repeat(190)}1`,
  `${'e^rt'.repeat(240)}`,
  `${'√2x'.repeat(330)}`,
  `±${'±1'.repeat(499)}`,
  `${'(1+i)'.repeat(199)}`,
];

describe('judgeAnswer', () => {
  test.each(keys)('the key of form $form is right', (key) => {
    expect(judgeAnswer(key.value, key)).toEqual({ kind: 'right' });
    expect(judgeAnswer(` ${key.value} `, key)).toEqual({ kind: 'right' });
  });

  test.each(keys)('an empty answer for form $form uses no attempt', (key) => {
    expect(judgeAnswer('  ', key)).toMatchObject({ kind: 'unreadable', reason: 'empty' });
  });

  test('says what could not be read, and where', () => {
    expect(judgeAnswer('about 7 ☃', { value: '7', form: 'integer' })).toEqual({
      kind: 'unreadable',
      reason: 'unknown-symbol',
      at: 8,
      message: 'I could not read “☃”. Please write it another way.',
    });
    expect(judgeAnswer('0,75', { value: '0.75', form: 'decimal' })).toMatchObject({
      message: 'I could not tell what the comma in “0,75” means. Use a point for decimals, as in 0.75.',
    });
  });

  test('says which form was asked for', () => {
    expect(judgeAnswer('6/8', { value: '3/4', form: 'fraction', asked: 'lowest-terms' })).toEqual({
      kind: 'form',
      asked: 'lowest-terms',
      message: 'Right value. Now write it in lowest terms.',
    });
  });

  test('names the misconception whose value the answer has, in any writing', () => {
    const key: AnswerKey = {
      value: '2:3',
      form: 'ratio',
      misconceptions: [{ id: 'swaps-the-order-of-the-terms', value: '3:2' }],
    };
    expect(judgeAnswer('6 to 4', key)).toEqual({
      kind: 'wrong',
      misconception: 'swaps-the-order-of-the-terms',
    });
  });

  test.each(['6 and 7', '6, 7', '6 < √40 < 7', '7 > sqrt(40) > 6', '6 < x < 7'])(
    'asks for an interval where its ends are named as in %s',
    (typed) => {
      expect(judgeAnswer(typed, { value: '(6, 7)', form: 'interval' })).toHaveProperty('asked', 'interval');
    },
  );

  test.each(['7 and 6', '6 and 8', '6 < √40 < 8', '√40'])('takes %s for another interval', (typed) => {
    expect(judgeAnswer(typed, { value: '(6, 7)', form: 'interval' })).toEqual({ kind: 'wrong' });
  });

  test.each([
    ['2cbrt(3)', '2∛3', 'radical', 'right'],
    ['cbrt(24)', '2∛3', 'radical', 'form'],
    ['3x*sqrt(2x)', '3x√(2x)', 'expression', 'right'],
    ['sqrt(18x^3)', '3x√(2x)', 'expression', 'form'],
    ['x√(18x)', '3x√(2x)', 'expression', 'form'],
    ['√(x + 4)', '√(x + 4)', 'expression', 'right'],
  ] as const)('judges %s beside the simplified %s', (typed, value, form, kind) => {
    expect(judgeAnswer(typed, { value, form, asked: 'simplified' })).toHaveProperty('kind', kind);
  });

  test('takes numbers in order with signs between them for a list', () => {
    const key: AnswerKey = { value: '3, π, √10', form: 'list' };
    expect(judgeAnswer('3 < pi < sqrt(10)', key)).toEqual({ kind: 'right' });
    expect(judgeAnswer('3 < sqrt(10) < pi', key)).toEqual({ kind: 'wrong' });
    expect(judgeAnswer('3 = pi = sqrt(10)', key)).toEqual({ kind: 'wrong' });
  });

  test.each([
    ['5*2^(n-1)', 'form'],
    ['f(n) = 5(2)^(n-1)', 'right'],
    ['5*2^n', 'wrong'],
  ])('judges %s beside the rule of a function', (typed, kind) => {
    const key: AnswerKey = { value: 'f(n) = 5*2^{n-1}', form: 'equation' };
    expect(judgeAnswer(typed, key)).toHaveProperty('kind', kind);
  });

  test('accepts only its own writing for a key that cannot be read, and calls no answer wrong', () => {
    const key: AnswerKey = { value: '((', form: 'number' };
    expect(judgeAnswer('((', key)).toEqual({ kind: 'right' });
    expect(judgeAnswer('2', key)).toMatchObject({ kind: 'unreadable', reason: 'key' });
  });

  test('asks which of two school readings is meant, with the brackets that tell them apart', () => {
    expect(judgeAnswer('ln x^2', { value: '(ln x)^2', form: 'expression' })).toEqual({
      kind: 'ambiguous',
      readings: ['ln(x^2)', '(ln(x))^2'],
      message: 'Do you mean ln(x^2) or (ln(x))^2?',
    });
  });

  test.each([
    ['e^2x', 'e^(2x)', 'Do you mean (e^2)x or e^(2x)?'],
    ['x^1/2', 'x^(1/2)', 'Do you mean (x^1)/2 or x^(1/2)?'],
    ['√2x', '√(2x)', 'Do you mean (√2)x or √(2x)?'],
    ['1/2x', '1/(2x)', 'Do you mean (1/2)x or 1/(2x)?'],
    ['a/bc', 'ac/b', 'Do you mean a/(bc) or (a/b)c?'],
    ['ln x/2', 'ln(x/2)', 'Do you mean ln(x)/2 or ln(x/2)?'],
  ])('asks about %s for %s so that both readings are clear', (typed, value, message) => {
    expect(judgeAnswer(typed, { value, form: 'expression' })).toMatchObject({ kind: 'ambiguous', message });
  });

  test('names the letter where a number is wanted', () => {
    expect(judgeAnswer('3x', { value: '7', form: 'integer' })).toMatchObject({
      kind: 'unreadable',
      message: 'The answer is a number here, and “x” is a letter. Please write the number.',
    });
  });

  test('10,000 fuzzed strings all get a verdict', () => {
    const texts = fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 })
      .map((p) => p.join(''));
    fc.assert(
      fc.property(texts, fc.constantFrom(...keys), (text, key) => 'kind' in judgeAnswer(text, key)),
      { numRuns: 10_000, seed: 20_250_101 },
    );
  });

  test.each(heavy)('hostile text %s gets a verdict from every form', (text) => {
    const forms = new Set<AnswerForm>(keys.map(({ form }) => form));
    for (const form of forms) {
      const key = keys.find((candidate) => candidate.form === form);
      if (key) expect(judgeAnswer(text, key)).toHaveProperty('kind');
    }
  });
});

test.each([
  ['Simplify sqrt(72).', '6sqrt(2)', '2√18', '6√2'],
  ['Simplify the ratio 18:24.', '3:4', '9:12', '3 to 4'],
  ['Write 0.375 as a fraction in lowest terms.', '3/8', '375/1000', '3/8'],
  ['Factor completely 3x^3 - 12x.', '3x(x - 2)(x + 2)', '3x(x^2 - 4)', '3x(x+2)(x-2)'],
  ['Expand (2x - 5)(x + 4).', '2x^2 + 3x - 20', '(2x - 5)(x + 4)', '-20 + 3x + 2x^2'],
])('%s asks for a form by its words', (question, value, unfinished, done) => {
  const asked = askedByWords(question);
  const key = { value, form: inferAnswerForm(value), inferred: true, ...(asked ? { asked } : {}) } as const;
  expect(judgeAnswer(unfinished, key).kind).toBe('form');
  expect(judgeAnswer(done, key).kind).toBe('right');
});

test('a question that names no form asks for none', () => {
  expect(askedByWords('What is the probability of heads?')).toBeUndefined();
  expect(askedByWords('Find the factor of growth.')).toBeUndefined();
});

test('a form that was only guessed takes an interval and an inequality for the same range', () => {
  const inequality = { value: 'x >= 3', form: 'inequality' } as const;
  const interval = { value: '(-4, 3)', form: 'interval' } as const;
  expect(judgeAnswer('[3, ∞)', inequality).kind).toBe('form');
  expect(judgeAnswer('[3, ∞)', { ...inequality, inferred: true }).kind).toBe('right');
  expect(judgeAnswer('(3, ∞)', { ...inequality, inferred: true }).kind).toBe('wrong');
  expect(judgeAnswer('-4 < x < 3', { ...interval, inferred: true }).kind).toBe('right');
  expect(judgeAnswer('-4 <= x < 3', { ...interval, inferred: true }).kind).toBe('wrong');
});

test.each(['interval', 'inequality'] as const)(
  'an %s without a number is told in any words for none',
  (form) => {
    const none = { value: 'no solution', form } as const;
    for (const said of ['no solution', 'none', 'No solutions', '∅', 'there is no solution'])
      expect(judgeAnswer(said, none).kind, said).toBe('right');
    for (const said of ['all numbers', 'x > 3', '(3, 5)'])
      expect(judgeAnswer(said, none).kind, said).toBe('wrong');
  },
);

test.each(['interval', 'inequality'] as const)(
  'an %s with every number is told in any words for all',
  (form) => {
    const all = { value: 'all numbers', form } as const;
    for (const said of ['all numbers', 'all real numbers', 'every number works', 'ℝ', '(-∞, ∞)'])
      expect(judgeAnswer(said, all).kind, said).toBe('right');
    for (const said of ['no solution', 'none', 'x > 3'])
      expect(judgeAnswer(said, all).kind, said).toBe('wrong');
  },
);
