import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

type Stage = 'divide' | 'add' | 'square' | 'root' | 'alone';
const asks = ['next', 'follows', 'line', 'continue'] as const;
const starts = ['start', 'first', 'begin', 'opening'] as const;
const general = ['any', 'every', 'letters', 'formula-line'] as const;

/** The equation is lead · x² + bx + c = 0; no lead means 1. */
type Params = {
  ask: (typeof asks)[number] | (typeof starts)[number] | (typeof general)[number];
  letter: string;
  stage: Stage;
  lead: number | string | null;
  b: string;
  c: string;
};

/** Level 1 has no number in front, level 2 a known one, level 3 a letter. */
export const a1DeriveFormulaStep = choiceSkill('a1-derive-formula-step', {
  version: 2,
  text: {
    headline: 'Derive the quadratic formula',
    next: 'You solve {whole} for {x} by completing the square. One line is {given}. What is the next line?',
    follows:
      'The equation {whole} is solved for {x} by completing the square. Which line comes after {given}?',
    line: 'You complete the square in {whole} to find a formula for {x}. You have {given}. What comes next?',
    continue: 'Which line comes next? You complete the square in {whole}, and the last line is {given}.',
    any: 'The quadratic formula is derived from {whole}, where {lead} is not zero. After {given}, what is the next line?',
    every:
      'Every quadratic equation has the form {whole}. It is solved for {x} by completing the square. Which line comes after {given}?',
    letters: 'Here all coefficients are letters: {whole}. You have reached {given}. Which line comes next?',
    'formula-line': 'Which line comes after {given} when the quadratic formula is derived from {whole}?',
    start: 'You want to solve {whole} for {x} by completing the square. Which line comes first?',
    first: 'To complete the square in {whole}, what is the first line?',
    begin: 'A formula for {x} is derived from {whole}. Which line can you begin with?',
    opening: 'You have {whole}. Which line do you write first, so that the square can be completed?',
    formula: '{line}',
    'right-divide': 'Every term is divided by the leading coefficient.',
    'right-add': 'The square of half the coefficient of {x} is added on both sides.',
    'right-square': 'The left side is a square, and the right side has one denominator.',
    'right-root': 'Both roots are taken, above and below the fraction bar.',
    'right-alone': 'The same fraction is subtracted from both sides.',
    'some-terms': 'Which terms have to be divided so that the equation keeps its solutions?',
    'last-term': 'The last term is still as it was. What has to happen to every term?',
    'other-sign': 'A term went to the other side. Which sign does it have there?',
    'not-half': 'How large is one of the two equal parts of the middle term?',
    'one-side': 'A number was added on one side. What has to happen on the other side?',
    'not-squared': 'This adds half of it. Which area does the missing corner have?',
    'half-of-b': 'Look at the coefficient of {x} in the given line. What is half of it?',
    'not-common':
      'Write both fractions with the same denominator. What happens to the numerator of the second one?',
    'minus-lost': 'Which sign stands before the last term in the given line?',
    'whole-middle': 'Multiply this square out. Does its middle term agree?',
    'one-root': 'This keeps one root. How many numbers have the same square?',
    'bottom-kept': 'What is the square root of the number under the fraction bar?',
    'bottom-half': 'Is the square of this denominator the one in the given line?',
    'apart-root': 'Can you take the root of each term of a difference on its own? Try it with numbers.',
    'sign-kept': 'Which sign does the fraction get when it is subtracted from both sides?',
    'one-divided': 'Which parts stand over the denominator when the fractions are joined?',
    'bottom-changed': 'Both fractions have the same denominator. Does it change when they are joined?',
    other: 'Name what was done to both sides. Was it the same?',
    'name-do': 'Name the aim of the next line.',
    'name-why': 'Each line brings {x} nearer to standing alone.',
    'choose-do': 'Choose what leads there.',
    'choose-why': 'It has to be done on both sides.',
    'apply-do': 'Write the next line.',
    'apply-why': 'The same change on both sides keeps the solutions.',
  },
  draw: ({ level, random }): Params => drawStage(level, random),
  build(params: Params, { say, step, distractor }) {
    const { ask, letter, stage, lead } = params;
    const lines = linesOf(params);
    const told = (line: string) => say('formula', { line: `$${line}$` });
    const given = `$${lines.given[stage]}$`;
    const aim = {
      divide: 'no number in front',
      add: 'a perfect square on the left',
      square: 'a square alone',
      root: 'no square any more',
      alone: `$${letter}$ alone`,
    }[stage];
    const wrong = lines.wrong[stage];
    const size = typeof lead === 'number' ? lead : 1;
    return {
      words: { whole: `$${lines.given.divide}$`, given, x: `$${letter}$`, lead: `$${lead ?? 1}$` },
      question: ask,
      answer: { value: stage, reason: `right-${stage}` as const, text: told(lines.next[stage]) },
      distractors: wrong.map(({ as, why, line }, nth) =>
        distractor(as, `${stage}-${nth + 1}`, why, told(line)),
      ),
      steps: [
        step('name', given, aim),
        step('choose', aim, actOf(params)),
        step('apply', given, `$${lines.next[stage]}$`),
      ],
      finalAnswer: told(lines.next[stage]),
      claims: [`(2 * ${size})^2 = 4 * ${size} * ${size}`],
    };
  },
});

/** A wrong line, with the misconception and the feedback on it. */
function way<As extends string, Why extends string>(as: As, why: Why, line: string) {
  return { as, why, line };
}

function fraction(top: string, bottom: string): string {
  return `\\frac{${top}}{${bottom}}`;
}

/** A multiple of the coefficient in front as text: 2 · a is '2a', 2 · 3 is '6', 2 · nothing is '2'. */
function times(factor: number, lead: Params['lead']): string {
  if (lead === null) return String(factor);
  return typeof lead === 'number' ? String(factor * lead) : `${factor}${lead}`;
}

/** The bottom of the squared fraction: '4a^2', '36', '4'. */
function squaredBottom(lead: Params['lead']): string {
  if (lead === null) return '4';
  return typeof lead === 'number' ? String(4 * lead * lead) : `4${lead}^2`;
}

/** Each line of the derivation, the one after it, and wrong ones in its place. */
function linesOf({ letter: x, lead, b, c }: Params) {
  const over = (top: string): string => (lead === null ? top : fraction(top, String(lead)));
  const [double, four] = [times(2, lead), times(4, lead)];
  const half = fraction(b, double);
  const corner = `(${half})^2`;
  const left = `${x}^2 + ${over(b)}${x}`;
  const radicand = `${b}^2 − ${four}${c}`;
  const root = `\\sqrt{${radicand}}`;
  const side = `${x} + ${half}`;
  const bottom = squaredBottom(lead);
  const given = {
    divide: `${lead ?? ''}${x}^2 + ${b}${x} + ${c} = 0`,
    add: `${left} = −${over(c)}`,
    square: `${left} + ${corner} = ${corner} − ${over(c)}`,
    root: `(${side})^2 = ${fraction(radicand, bottom)}`,
    alone: `${side} = ±${fraction(root, double)}`,
  };
  const next = {
    divide: `${left} + ${over(c)} = 0`,
    add: given.square,
    square: given.root,
    root: given.alone,
    alone: `${x} = ${fraction(`−${b} ± ${root}`, double)}`,
  };
  const plain = lead === null;
  const wrong = {
    divide: [
      way('forgets-to-divide-by-a', 'some-terms', `${x}^2 + ${b}${x} + ${c} = 0`),
      way('forgets-to-divide-by-a', 'last-term', `${left} + ${c} = 0`),
      way('slip', 'other-sign', `${left} = ${over(c)}`),
    ],
    add: [
      way(
        'adds-b-squared-instead-of-the-square-of-half',
        'not-half',
        `${left} + ${b}^2 = ${b}^2 − ${over(c)}`,
      ),
      way('adds-the-square-to-one-side-only', 'one-side', `${left} + ${corner} = −${over(c)}`),
      plain
        ? way('slip', 'not-squared', `${left} + ${half} = ${half} − ${over(c)}`)
        : way(
            'forgets-to-divide-by-a',
            'half-of-b',
            `${left} + (${fraction(b, '2')})^2 = (${fraction(b, '2')})^2 − ${over(c)}`,
          ),
    ],
    square: [
      way(
        plain ? 'joins-fractions-without-a-common-denominator' : 'forgets-to-divide-by-a',
        'not-common',
        `(${side})^2 = ${fraction(`${b}^2 − ${plain ? '' : '4'}${c}`, bottom)}`,
      ),
      way('slip', 'minus-lost', `(${side})^2 = ${fraction(`${b}^2 + ${four}${c}`, bottom)}`),
      way(
        'squares-b-without-halving-it',
        'whole-middle',
        `(${x} + ${over(b)})^2 = ${fraction(radicand, bottom)}`,
      ),
    ],
    root: [
      way('drops-the-plus-or-minus', 'one-root', `${side} = ${fraction(root, double)}`),
      plain
        ? way('slip', 'bottom-kept', `${side} = ±${fraction(root, bottom)}`)
        : way('forgets-to-divide-by-a', 'bottom-half', `${side} = ±${fraction(root, '2')}`),
      way(
        'takes-the-root-of-a-difference-term-by-term',
        'apart-root',
        `${side} = ±${fraction(`${b} − \\sqrt{${four}${c}}`, double)}`,
      ),
    ],
    alone: [
      way('drops-the-plus-or-minus', 'one-root', `${x} = ${fraction(`−${b} + ${root}`, double)}`),
      way('keeps-the-sign-of-a-moved-term', 'sign-kept', `${x} = ${fraction(`${b} ± ${root}`, double)}`),
      plain
        ? way('slip', 'one-divided', `${x} = −${b} ± ${fraction(root, double)}`)
        : way('forgets-to-divide-by-a', 'bottom-changed', `${x} = ${fraction(`−${b} ± ${root}`, '2')}`),
    ],
  };
  return { given, next, wrong };
}

/** What is done in the step after a line, in words. */
function actOf({ stage, lead, b }: Params): string {
  const half = fraction(b, times(2, lead));
  return {
    divide: `divide by $${lead ?? 1}$`,
    add: `add $(${half})^2$`,
    square: 'write a square and one fraction',
    root: 'take both roots',
    alone: `take off $${half}$`,
  }[stage];
}

function drawStage(level: Level, random: Random): Params {
  const [a, b, c] = random.pick([
    ['a', 'b', 'c'],
    ['k', 'm', 'n'],
    ['a', 'p', 'q'],
    ['d', 'r', 's'],
    ['h', 'k', 'm'],
    ['p', 'q', 'r'],
    ['m', 'n', 'p'],
    ['r', 's', 'u'],
  ] as const);
  const stages: readonly Stage[] = ['add', 'square', 'root', 'alone'];
  const stage = random.pick<Stage>(level === 1 ? stages : ['divide', ...stages]);
  const wordings = level === 3 ? general : asks;
  return {
    ask: random.pick<Params['ask']>(stage === 'divide' ? starts : wordings),
    letter: random.pick(['x', 'y', 'w']),
    stage,
    lead: level === 1 ? null : level === 2 ? random.int(2, 9) : a,
    b,
    c,
  };
}
