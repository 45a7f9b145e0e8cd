import type { DiagramOf } from '@playforward/diagram';
import { type Level, markBothOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { areBelievable, isShort, linearSide } from '../../src/numbers/linear-sides.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['which', 'input', 'find', 'named'] as const;
/** f(x) = px + q at level 1, a table at level 2, p|x − q| + r at level 3; the output c is asked for. */
type Params = {
  ask: (typeof asks)[number];
  name: string;
  p: number;
  q: number;
  r: number;
  c: number;
  outputs: readonly number[];
};

/** Level 1 has a rule, level 2 a table, level 3 a graph with two inputs. */
export const a1FunctionSolveOutput = numberSkill('a1-function-solve-output', {
  version: 3,
  byHand: { levels: [3], ask: 'mark-all', make: markBothOnLine },
  form: 'number',
  text: {
    headline: 'Find the input',
    which: 'For which value of {x} is {equation}?',
    input: 'Which input gives {equation}?',
    find: 'Find the value of {x} with {equation}.',
    named: '{name} looks for an input with {equation}. What is it?',
    'rule-which': 'A function has the rule {rule}. For which value of {x} is {equation}?',
    'rule-input': 'Given {rule}, which input gives {equation}?',
    'rule-find': 'Find {x} with {equation} for {rule}.',
    'rule-named': '{name} looks for the input with {equation}, where {rule}. What is it?',
    'mark-all': [
      'Mark both {x} with {equation} on the number line.',
      'Two inputs give {equation}. Mark both on the number line.',
      'On the number line, mark all {x} where the graph gives {equation}.',
      'Find both inputs with {equation}. Put a mark at each on the number line.',
    ],
    'all-which': 'For which values of {x} does the graph give {equation}?',
    'all-input': 'Which inputs give {equation}?',
    'all-find': 'Find all {x} on the graph with {equation}.',
    'all-named': '{name} looks for all inputs with {equation}. What are they?',
    right: 'Put back in, this gives the output that is asked for.',
    'right-all': 'Put back in, each of them gives the output that is asked for.',
    output: 'This puts {c} in for {x}. Is {c} an input or an output in {equation}?',
    same: 'This is the output itself. Which input goes with it?',
    sum: 'This adds the constant of the rule once more. Which operation undoes it?',
    near: 'Look at the row again. Which output stands beside this input?',
    half: 'This is one of them. Where else does the graph reach this height?',
    mirror: 'Look at the x-axis again. On which side of zero does the graph turn?',
    other: 'The number after the equals sign is an output. Look for the input that belongs to it.',
    'set-do': 'Set the rule equal to {c}.',
    'set-why': 'The output is known, and the input is not.',
    'solve-do': 'Solve the equation.',
    'solve-why': 'Undo the constant, then the factor.',
    'look-do': 'Find {c} among the outputs.',
    'look-why': 'Outputs stand in the right column.',
    'row-do': 'Read the input in the same row.',
    'row-why': 'Input and output of one row belong together.',
    'height-do': 'Go to the height {c}.',
    'height-why': 'Outputs are heights of the graph.',
    'down-do': 'Read where the graph has this height.',
    'down-why': 'Below and above each such point, the x-axis tells the input.',
    'check-do': 'Check it.',
    'check-why': 'The input has to give the output.',
    final: 'The answer is {result}.',
    'final-all': 'The inputs are {result}.',
  },
  draw: ({ level, random }): Params => drawOutput(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, name, p, q, r, c, outputs } = params;
    const words = {
      name,
      x: '$x$',
      equation: `$f(x) = ${signed(c)}$`,
      rule: `$f(x) = ${linearSide(p, 'x', q)}$`,
      c: signed(c),
    };
    if (level === 1) {
      const value = signed((c - q) / p);
      return {
        words: { ...words, result: value },
        question: `rule-${ask}`,
        answer: value,
        distractors: [
          distractor('evaluates-f-at-the-output', signed(p * c + q), 'output'),
          distractor('gives-the-output-for-the-input', signed(c), 'same'),
          distractor('slip', signed((c + q) / p), 'sum'),
        ],
        steps: [
          step('set', words.rule, `$${linearSide(p, 'x', q)} = ${signed(c)}$`),
          step('solve', `$${linearSide(p, 'x', q)} = ${signed(c)}$`, value),
        ],
        claims: [`${p} * (${(c - q) / p}) + (${q}) = ${c}`],
      };
    }
    if (level === 2) {
      const at = outputs.indexOf(c);
      const near = at === 0 ? 1 : at - 1;
      return {
        words: { ...words, result: signed(at) },
        question: ask,
        diagram: {
          kind: 'function-table',
          input: 'x',
          output: 'f(x)',
          rule: null,
          pairs: outputs.map((output, input) => [String(input), signed(output)]),
        },
        answer: signed(at),
        distractors: [
          distractor('evaluates-f-at-the-output', signed(outputs[c] ?? 0), 'output'),
          distractor('gives-the-output-for-the-input', signed(c), 'same'),
          distractor('slip', signed(near), 'near'),
        ],
        steps: [
          step('look', 'right column', `the output ${signed(c)}`),
          step('row', 'same row, left column', signed(at)),
          step('check', `$f(${at})$`, signed(c)),
        ],
        claims: [`${at} + 0 = ${at}`],
      };
    }
    const reach = (c - r) / p;
    const value = `${signed(q - reach)}, ${signed(q + reach)}`;
    return {
      words: { ...words, result: listedWithAnd(value) },
      question: `all-${ask}`,
      diagram: graphOf(params),
      answer: { value, form: 'set', reason: 'right-all' },
      distractors: [
        distractor('gives-only-one-of-two-inputs', signed(q + reach), 'half'),
        distractor('gives-the-output-for-the-input', signed(c), 'same'),
        distractor('slip', `${signed(-q - reach)}, ${signed(-q + reach)}`, 'mirror'),
      ],
      steps: [
        step('height', `$f(x) = ${signed(c)}$`, `height ${signed(c)}`),
        step('down', `height ${signed(c)}`, value),
        step('check', value, `both give ${signed(c)}`),
      ],
      finalAnswer: 'final-all',
      claims: [`${p} * ${reach} + (${r}) = ${c}`],
    };
  },
});

function graphOf({ p, q, r }: Params): DiagramOf<'function-graph'> {
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -8, max: 8, step: 1 },
    y: { label: 'y', min: -6, max: 8, step: 1 },
    curves: [
      {
        formula: { type: 'absolute', a: p, h: q, k: r },
        from: null,
        to: null,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: [],
    asymptotes: [],
  };
}

function drawOutput(level: Level, random: Random): Params {
  return random.until(() => {
    const base = { ask: random.pick(asks), name: drawName(random) };
    if (level === 2) {
      const outputs = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7]).slice(0, 6);
      const c = random.int(0, 5);
      const at = outputs.indexOf(c);
      const near = at === 0 ? 1 : at - 1;
      const all = [at, outputs[c], c, near];
      return at > 0 && !all.slice(1).includes(0) && new Set(all).size === 4
        ? { ...base, p: 1, q: 0, r: 0, c, outputs }
        : null;
    }
    if (level === 3) {
      const [p, q, r] = [random.pick([1, -1, 2, -2]), random.int(-4, 4), random.int(-4, 4)];
      const reach = random.int(1, 3);
      const c = p * reach + r;
      const isOpen = q !== 0 && c !== q && c !== q + reach && c !== q - reach && c <= 7 && c >= -5;
      return isOpen ? { ...base, p, q, r, c, outputs: [] } : null;
    }
    const [p, q, x] = [random.int(2, 8) * random.pick([1, -1]), random.int(-15, 15), random.int(-9, 12)];
    const c = p * x + q;
    const values = [x, p * c + q, c, (c + q) / p];
    return q !== 0 && values.every(isShort) && areBelievable(values)
      ? { ...base, p, q, r: 0, c, outputs: [] }
      : null;
  });
}
