import type { Diagram } from '@playforward/diagram';
import { argueFor, choiceSkill, type Level, type Random, type Sentence } from '../../src/kit/index.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';

/** Rows of a table: a line, outputs that are multiplied, or outputs in equal steps while the inputs skip. */
type Params = {
  ask: 'plain' | 'data';
  kind: 'even' | 'skip' | 'times' | 'uneven';
  inputs: readonly number[];
  outputs: readonly number[];
};

/** Level 1 has inputs in steps of one, level 2 inputs that skip, level 3 outputs that fall. The stretch problem mends a wrong output. */
export const m8LinearTestTable = choiceSkill('m8-linear-test-table', {
  version: 6,
  byHand: { levels: [1, 2, 3], ask: 'hand-argue' },
  text: {
    headline: 'Linear or not?',
    'claim-yes': 'It can be linear.',
    'claim-no': 'It is not linear.',
    'shows-rate': 'Each step of one changes {y} by {m}.',
    'shows-rates': 'A step of one changes {y} by {first}, but later by {later}.',
    'shows-rows': 'From row to row, the outputs change by {first} and then by {second}.',
    'shows-times': 'Each output is {r} times the one before.',
    'shows-factor': 'The second output is {r} times the first.',
    'shows-two': 'The first two rows show a change of {first}.',
    'shows-multiple': 'No one number times {x} gives {y} in all rows.',
    'since-rate': 'A linear function has the same rate between all rows.',
    'since-rows': 'From row to row of a table, a linear function always changes by the same number.',
    'since-times': 'From row to row, a linear function multiplies by the same number.',
    'since-two': 'Two rows are enough to tell that a function is linear.',
    'since-multiple': 'The outputs of a linear function are one multiple of the inputs.',
    plain: ['Is the function in the table linear?', 'Look at the table. Is its function linear?'],
    data: [
      'The table shows what a test measured. Can the function be linear?',
      'A test gave the values in the table. Could they come from a linear function?',
    ],
    mend: [
      'The table shows a linear function, but one output was copied wrong. What should it be?',
      'All pairs but one belong to a linear function. Which output should the wrong pair have?',
      'Somebody typed one output of a linear function wrong. Which number belongs there?',
      'One output in this table of a linear function is wrong. What is the right one?',
    ],
    'right-mend': 'All other pairs have one rate, and the right output fits it as well.',
    'middle-rows': 'This is halfway between the outputs beside it. Are the inputs equally far apart?',
    'first-rate': 'This adds the change of the first two rows. Are the inputs equally far apart here?',
    itself: 'This output is the one that does not fit. Which rate do the other rows have?',
    'other-mend': 'Find the rate between all rows. Where is it different?',
    'yes-rate': 'Yes, each step of one changes {y} by {m}.',
    'no-rate': 'No, a step of one changes {y} by {first}, but later by {later}.',
    'no-rows': 'No, the outputs change by {first} and then by {second}.',
    'yes-rows': 'Yes, the outputs change by {first} from row to row.',
    'yes-times': 'Yes, each output is {r} times the one before.',
    'yes-factor': 'Yes, the second output is {r} times the first.',
    'yes-two': 'Yes, the first two rows show a change of {first}.',
    'no-multiple': 'No, {y} is not the same multiple of {x} in all rows.',
    'right-yes': 'The change of {y} over the change of {x} is the same between all rows.',
    'right-no': 'The change of {y} over the change of {x} is not the same between all rows.',
    rows: 'The outputs alone do not decide it. How far apart are the inputs in these rows?',
    times: 'Equal factors are not equal steps. By how much does {y} change from row to row?',
    factor: 'This looks for a factor. By how much does {y} change from row to row?',
    two: 'Two rows always fit some line. What do the later rows show?',
    multiple: 'A line need not go through zero. Is the change the same for each step?',
    other: 'Between two rows, divide the change of {y} by the change of {x}. Do so for all rows.',
    'first-do': 'Find the rate between the first two rows.',
    'middle-do': 'Find the rate between the rows in the middle.',
    'last-do': 'Find the rate between the last two rows.',
    'rate-why': 'Divide the change of {y} by the change of {x}.',
    'true-do': 'Find the rate between two pairs.',
    'odd-do': 'Find the pair that this rate does not fit.',
    'odd-why': 'The rate changes before it and after it.',
    'steps-do': 'Count the steps from the pair before it.',
    'steps-why': 'Inputs may skip.',
    'change-do': 'Find the change over these steps.',
    'change-why': 'Each step changes the output by the rate.',
    'mend-do': 'Add it to the output before.',
    'mend-why': 'Now the pair fits the others.',
    'final-mend': 'The right output is {value}.',
    'compare-do': 'Compare the rates.',
    'compare-why': 'A linear function has one rate everywhere.',
  },
  draw: ({ level, random }): Params => drawTable(level, random),
  build({ ask, kind, inputs, outputs }: Params, { level, say, step, distractor }) {
    const [x0 = 0, x1 = 0, x2 = 0, ...more] = inputs;
    const [y0 = 0, y1 = 0, y2 = 0] = outputs;
    const [xa, xb] = [inputs.at(-2) ?? 0, more.at(-1) ?? 0];
    const [ya, yb] = [outputs.at(-2) ?? 0, outputs.at(-1) ?? 0];
    const [first, last] = [(y1 - y0) / (x1 - x0), (yb - ya) / (xb - xa)];
    const middle = (y2 - y1) / (x2 - x1);
    const isLinear = kind === 'even' || kind === 'skip';
    const sign = (value: number): string => (value < 0 ? `−${-value}` : String(value));
    const words = {
      x: '$x$',
      y: '$y$',
      m: sign(first),
      first: sign(y1 - y0),
      second: sign(y2 - y1),
      later: sign(last),
      r: sign(y1 / y0),
    };
    const two = distractor('checks-only-the-first-two-rows', 'yes-two', 'two', {
      work: [
        step('compare', 'the first two rows', `${pointText(x0, y0)} and ${pointText(x1, y1)}`),
        step('first', `${y1 - y0} ÷ ${x1 - x0}`.replace(/^-/, '−'), sign(first), { why: 'rate-why' }),
      ],
      wrongAt: 2,
    });
    const rows = `${sign(y0)}, ${sign(y1)} and ${sign(y2)}`;
    const byRows = {
      work: [
        step('first', 'the first outputs', rows, { why: 'rate-why' }),
        step('compare', rows, `changes of ${sign(y1 - y0)} and ${sign(y2 - y1)}`),
      ],
      wrongAt: 2,
    };
    const multiple = distractor('slip', 'no-multiple', 'multiple');
    const distractors = {
      even: [two, distractor('accepts-a-constant-ratio-as-linear', 'yes-factor', 'factor'), multiple],
      skip: [
        two,
        distractor('looks-only-at-output-differences-when-inputs-skip', 'no-rows', 'rows', byRows),
        multiple,
      ],
      times: [two, distractor('accepts-a-constant-ratio-as-linear', 'yes-times', 'times'), multiple],
      uneven: [
        two,
        distractor('looks-only-at-output-differences-when-inputs-skip', 'yes-rows', 'rows', byRows),
        multiple,
      ],
    }[kind];
    const key = isLinear ? 'yes-rate' : 'no-rate';
    return {
      words,
      question: ask,
      diagram: tableOf(inputs, outputs),
      answer: { value: key, reason: isLinear ? 'right-yes' : 'right-no' },
      drawn: {
        make: argued({
          isLinear,
          agrees: kind !== 'skip',
          claims: [say('claim-yes'), say('claim-no')],
          rate: [say(isLinear ? 'shows-rate' : 'shows-rates', words), say('since-rate')],
          two: [say('shows-two', words), say('since-two')],
          other:
            kind === 'skip' || kind === 'uneven'
              ? [say('shows-rows', words), say('since-rows')]
              : [say(kind === 'even' ? 'shows-factor' : 'shows-times', words), say('since-times')],
          multiple: [say('shows-multiple', words), say('since-multiple')],
        }),
      },
      distractors,
      steps: [
        step('first', `${y1 - y0} ÷ ${x1 - x0}`.replace(/^-/, '−'), sign(first), { why: 'rate-why' }),
        level === 3 &&
          step('middle', `${y2 - y1} ÷ ${x2 - x1}`.replace(/^-/, '−'), sign(middle), { why: 'rate-why' }),
        step('last', `${yb - ya} ÷ ${xb - xa}`.replace(/^-/, '−'), sign(last), { why: 'rate-why' }),
        step(
          'compare',
          level === 3
            ? `${sign(first)}, ${sign(middle)} and ${sign(last)}`
            : `${sign(first)} and ${sign(last)}`,
          isLinear ? 'the same rate' : 'not the same',
        ),
      ],
      claims: [`(${y1} - ${y0}) / (${x1} - ${x0}) = ${first}`, `(${yb} - ${ya}) / (${xb} - ${xa}) = ${last}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const gaps = [random.int(1, 3), random.int(1, 3), random.int(1, 3), random.int(1, 3)];
        const inputs = [0, 1, 2, 3, 4].map((count) =>
          gaps.slice(0, count).reduce((sum, gap) => sum + gap, 1),
        );
        const [rate, base, at] = [random.int(2, 9), random.int(2, 20), random.int(2, 3)];
        const right = inputs.map((x) => rate * x + base);
        const off = random.pick([-9, -6, -5, -4, 4, 5, 6, 9]);
        const outputs = right.map((y, index) => (index === at ? y + off : y));
        const value = right[at] ?? 0;
        const middle = ((right[at - 1] ?? 0) + (right[at + 1] ?? 0)) / 2;
        const late = (right[at - 1] ?? 0) + (right[1] ?? 0) - (right[0] ?? 0);
        const values = [value, middle, late, value + off];
        const rises = outputs.every((y, index) => index === 0 || y > (outputs[index - 1] ?? 0));
        const isPlain = Number.isInteger(middle) && late > 0 && rises;
        return isPlain && new Set(values).size === 4
          ? { inputs, outputs, at, rate, value, middle, late }
          : null;
      });
    },
    build({ inputs, outputs, at, rate, value, middle, late }, { step, distractor }) {
      const [x0 = 0, x1 = 0] = inputs;
      const [y0 = 0, y1 = 0] = outputs;
      const [before = 0, y = 0] = [inputs[at - 1], outputs[at - 1]];
      const [x = 0, wrong = 0] = [inputs[at], outputs[at]];
      return {
        words: { x: '$x$', y: '$y$', value: String(value) },
        question: 'mend',
        diagram: tableOf(inputs, outputs),
        answer: { form: 'integer', value, reason: 'right-mend' },
        otherWrong: 'other-mend',
        distractors: [
          distractor('looks-only-at-output-differences-when-inputs-skip', middle, 'middle-rows'),
          distractor('checks-only-the-first-two-rows', late, 'first-rate'),
          distractor('slip', wrong, 'itself'),
        ],
        steps: [
          step('true', `${y1 - y0} ÷ ${x1 - x0}`, rate, { why: 'rate-why' }),
          step('odd', 'all rows', `the output ${wrong}`),
          step('steps', `${x} − ${before}`, x - before),
          step('change', `${rate} × ${x - before}`, rate * (x - before)),
          step('mend', `${y} + ${rate * (x - before)}`, value),
        ],
        finalAnswer: 'final-mend',
        claims: [`${y} + ${rate} * ${x - before} = ${value}`],
      };
    },
  },
});

type Shown = readonly [evidence: Sentence, reason: Sentence];

type Arguments = {
  readonly isLinear: boolean;
  /** Whether the other evidence speaks for a linear function. */
  readonly agrees: boolean;
  readonly claims: readonly [yes: Sentence, no: Sentence];
  readonly rate: Shown;
  readonly two: Shown;
  readonly other: Shown;
  readonly multiple: Shown;
};

/** What shows whether it is linear and why, among what others look at. */
function argued({ isLinear, agrees, claims, rate, two, other, multiple }: Arguments) {
  const [yes, no] = isLinear ? ([0, 1] as const) : ([1, 0] as const);
  const pairs = [rate, two, other, multiple];
  return argueFor({
    claims: isLinear ? claims : claims.toReversed(),
    evidence: pairs.map(([shown]) => shown),
    reasons: pairs.map(([, reason]) => reason),
    wrong: [
      [yes, 1, 1],
      [agrees ? yes : no, 2, 2],
      [no, 3, 3],
    ],
  });
}

function tableOf(inputs: readonly number[], outputs: readonly number[]): Diagram {
  const sign = (value: number): string => (value < 0 ? `−${-value}` : String(value));
  return {
    kind: 'function-table',
    input: 'x',
    output: 'y',
    rule: null,
    pairs: inputs.map((x, index) => [sign(x), sign(outputs[index] ?? 0)]),
  };
}

function drawTable(level: Level, random: Random): Params {
  const kind = {
    1: random.pick(['even', 'times'] as const),
    2: random.pick(['skip', 'uneven'] as const),
    3: random.pick(['skip', 'skip', 'times', 'uneven'] as const),
  }[level];
  const ask = random.pick(['plain', 'data'] as const);
  const falls = level === 3;
  const start = falls ? random.int(-3, 2) : random.int(0, 4);
  const gap = random.int(2, 3);
  const skipping = [1, gap, kind === 'uneven' ? gap + 1 : random.int(1, 3)];
  const steps = kind === 'even' || kind === 'times' ? [1, 1, 1] : skipping;
  const at = (from: number, count: number): number =>
    from + steps.slice(0, count).reduce((sum, step) => sum + step, 0);
  const inputs = [0, 1, 2, 3].map((count) => at(start, count));
  const rate = random.int(2, 9) * (falls ? -1 : 1);
  if (kind === 'times') {
    const [first, factor] = [random.int(1, 9), random.int(2, 4)];
    const powers = [0, 1, 2, 3].map((exponent) => first * factor ** exponent);
    return { ask, kind, inputs, outputs: falls ? powers.map((value) => -value) : powers };
  }
  const steady = random.int(2, 6) * (gap === 2 ? 6 : 12) * (falls ? -1 : 1);
  // Equal steps from one or two of them have a quotient that ends.
  const base = falls ? random.int(20, 60) : rate * random.int(1, kind === 'even' ? 2 : 3);
  const outputs = [0, 1, 2, 3].map((index) =>
    kind === 'uneven' ? 100 * Number(falls) + steady * index : base + rate * ((inputs[index] ?? 0) - start),
  );
  return {
    ask,
    kind,
    inputs,
    outputs:
      kind === 'even' ? [rate, 2 * rate, 3 * rate, 4 * rate].map((value) => value + (base - rate)) : outputs,
  };
}
