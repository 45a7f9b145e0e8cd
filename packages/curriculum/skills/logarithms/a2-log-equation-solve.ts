import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';

/**
 * Level 1: log_base(x + p) = k. Levels 2 and 3: two logs whose product x² + … has the roots `r` and −`s`; level 3
 * has x + p and x − q inside.
 */
type Params = {
  letter: 'x' | 'n' | 't' | 'w' | 'm';
  base: number;
  k: number;
  p: number;
  q: number;
  r: number;
  s: number;
};

/** Level 1 has one log, level 2 two logs with one of x alone, level 3 two logs with sums. */
export const a2LogEquationSolve = numberSkill('a2-log-equation-solve', {
  version: 1,
  form: 'set',
  text: {
    headline: 'Solve a logarithmic equation',
    ask: [
      'Solve {equation}. Give all solutions.',
      'Find all solutions of {equation}.',
      'Which numbers solve {equation}? Give them all.',
      'For which numbers is {equation} true? Give them all.',
    ],
    right: 'It makes the equation true, and the inside of each logarithm is above zero.',
    keeps: 'One of these makes the inside of a logarithm negative. Is that allowed?',
    drops: 'This leaves out the logarithms. What does {log} say about a power of its base?',
    splits: 'This splits what stands inside. Is there a property for the logarithm of a sum or a difference?',
    joins: 'This adds what stands inside. What does a sum of logarithms turn into?',
    power: 'This takes base times exponent. What does a logarithm tell you about the base?',
    other: 'Write one logarithm, turn it into a power, and test each candidate.',
    'join-do': 'Write one logarithm.',
    'join-why': 'A sum of logarithms is the logarithm of a product.',
    'power-do': 'Turn it into a power.',
    'power-why': 'A logarithm is the exponent of its base.',
    'solve-do': 'Solve for {x}.',
    'solve-why': 'This gives the candidates.',
    'test-do': 'Test each candidate in the given equation.',
    'test-why': 'A logarithm takes only numbers above zero.',
    final: 'The solution is {value}.',
  },
  draw: ({ level, random }): Params => ({
    letter: random.pick(['x', 'n', 't', 'w', 'm']),
    ...(level === 1 ? drawOne(random) : drawTwo(level, random)),
  }),
  build(params: Params, { level, step, distractor }) {
    const { letter, base, k, p, q, r, s } = params;
    const name = base === 10 ? '\\log' : `\\log_{${base}}`;
    const power = base ** k;
    const inside = (shift: number): string =>
      shift === 0 ? letter : `${letter} ${shift < 0 ? '−' : '+'} ${Math.abs(shift)}`;
    const [first, second] = [inside(p), inside(-q)];
    const value = write(level === 1 ? power - p : r);
    const left = level === 1 ? `${name}(${first})` : `${name}(${first}) + ${name}(${second})`;
    const equation = `$${left} = ${k}$`;
    const words = { equation, value, x: `$${letter}$`, log: `$${name}(a) = ${k}$` };
    const product = `${first === letter ? letter : `(${first})`}(${second})`;
    const one = `$${name}(${product}) = ${k}$`;
    const raised = `$${level === 1 ? first : product} = ${base}^{${k}}$`;
    const steps =
      level === 1
        ? [
            step('power', equation, raised),
            step('solve', raised, value),
            step('test', value, 'above zero inside, so it stays'),
          ]
        : [
            step('join', equation, one),
            step('power', one, raised),
            step('solve', raised, `${write(r)} or ${write(-s)}`),
            step('test', `${write(r)} or ${write(-s)}`, `only ${value}`),
          ];
    const claims =
      level === 1
        ? [`${power} = ${base}^${k}`]
        : [`(x - ${r})(x + ${s}) = (x + ${p})(x - ${q}) - ${base}^${k}`];
    return {
      words,
      question: 'ask',
      answer: value,
      distractors: wrongOf(params, level).map(([misconception, of, reason]) =>
        distractor(misconception, of, reason),
      ),
      steps,
      claims,
    };
  },
});

function write(value: number): string {
  return String(value).replace('-', '−');
}

type Wrong = readonly [Distractor['misconception'], string, 'keeps' | 'drops' | 'splits' | 'joins' | 'power'];

function wrongOf({ base, k, p, q, r, s }: Params, level: Level): readonly Wrong[] {
  const power = base ** k;
  if (level === 1)
    return [
      ['splits-a-log-of-a-sum', write(splitOf(power, p)), 'splits'],
      ['drops-the-logs-with-different-bases', write(k - p), 'drops'],
      ['slip', write(base * k - p), 'power'],
    ];
  return [
    ['keeps-a-solution-with-a-negative-argument', `${write(-s)}, ${write(r)}`, 'keeps'],
    ['splits-a-log-of-a-sum', write((power - p + q) / 2), 'joins'],
    ['drops-the-logs-with-different-bases', write((k - p + q) / 2), 'drops'],
  ];
}

/** What log x + log p = k leads to, or log x − log |p| = k where p is below zero. */
function splitOf(power: number, p: number): number {
  return p > 0 ? power / p : -power * p;
}

function isLikely(value: number, key: number): boolean {
  const size = Math.abs(value);
  return size > 0 && size < 19 * Math.abs(key) && size > Math.abs(key) / 19;
}

/** One log; p leads to whole values in every wrong way. */
function drawOne(random: Random): Omit<Params, 'letter'> {
  return random.until(() => {
    const base = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const k = random.int(2, base === 2 ? 6 : base < 5 ? 4 : base < 7 ? 3 : 2);
    const power = base ** k;
    const p = random.int(-40, 40);
    const key = power - p;
    const values = [splitOf(power, p), k - p, base * k - p];
    const whole = p !== 0 && Number.isInteger(splitOf(power, p));
    const close = values.every((value) => isLikely(value, key));
    return whole && close && new Set([key, ...values]).size === 4 ? { base, k, p, q: 0, r: 0, s: 0 } : null;
  });
}

/** Two logs with a product of two factors that differ by a whole number; −s makes both sums negative. */
function drawTwo(level: Level, random: Random): Omit<Params, 'letter'> {
  return random.until(() => {
    const base = random.pick([2, 3, 4, 5, 6, 8, 10]);
    const power = base ** random.int(1, base === 2 ? 6 : base < 4 ? 4 : base < 7 ? 3 : 2);
    const k = Math.round(Math.log(power) / Math.log(base));
    const large = random.int(2, power);
    if (power % large !== 0 || large * large <= power) return null;
    const small = power / large;
    const shift = level === 2 ? 0 : random.int(1, 9);
    // The factors are x + p and x − q; at the solution r they are `large` and `small`.
    const r = large - shift;
    const q = r - small;
    const s = small + shift;
    const key = r;
    const values = [(power - shift + q) / 2, (k - shift + q) / 2];
    const whole = values.every((value) => Number.isInteger(2 * value) && isLikely(value, key));
    return r > 0 && q > 0 && s > 0 && whole && new Set([key, ...values]).size === 3
      ? { base, k, p: shift, q, r, s }
      : null;
  });
}
