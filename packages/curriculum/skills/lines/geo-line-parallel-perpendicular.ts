import { numberSkill } from '../../src/kit/index.ts';
import { bracketed, plus, termText } from '../../src/numbers/linear-sides.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { lineRule } from '../../src/scenes/linear-scenes.ts';

/** The new line has slope m and passes through (p, q); the given one is parallel with intercept c, or perpendicular. */
type Params = { m: number; p: number; q: number; c: number; kind: 'parallel' | 'perpendicular' };

/** Level 1 asks for a parallel, level 2 for a perpendicular, level 3 tells the line in standard form. */
export const geoLineParallelPerpendicular = numberSkill('geo-line-parallel-perpendicular', {
  version: 1,
  form: 'equation',
  text: {
    headline: 'A line parallel or perpendicular to another',
    parallel: [
      'Write the line through {point} that is parallel to {line}. Use the form {form}.',
      'A line passes through {point} and is parallel to {line}. What is its equation in the form {form}?',
      'Find the equation, in the form {form}, of the parallel to {line} through {point}.',
      'Which line through {point} never meets {line}? Write it in the form {form}.',
    ],
    perpendicular: [
      'Write the line through {point} that is perpendicular to {line}. Use the form {form}.',
      'A line passes through {point} and is perpendicular to {line}. What is its equation in the form {form}?',
      'Find the equation, in the form {form}, of the perpendicular to {line} through {point}.',
      'Which line through {point} meets {line} at a right angle? Write it in the form {form}.',
    ],
    right: 'Parallel lines share their slope, and the point makes the equation true.',
    'right-turned':
      'The slopes of perpendicular lines have the product minus one, and the point makes the equation true.',
    intercept: 'This keeps the intercept of the given line. Does the new line pass through the point?',
    opposite: 'This changes the sign of the slope only. Is that the slope of a parallel line?',
    reciprocal: 'This turns the slope over but keeps its sign. What is the product of the two slopes?',
    height: 'This takes the height of the point for the intercept. Where is the point on the x-axis?',
    slip: 'The slope fits. Put the point in and see whether both sides agree.',
    other: 'Find the slope of the given line first. Then put the point in.',
    'solve-do': 'Solve the given equation for {y}.',
    'solve-why': 'Then the slope stands beside {x}.',
    'keep-do': 'Keep the slope.',
    'keep-why': 'Parallel lines have the same slope.',
    'turn-do': 'Take the opposite reciprocal of the slope.',
    'turn-why': 'Then the product of both slopes is minus one.',
    'put-do': 'Put the point in and find the intercept.',
    'put-why': 'The line passes through the point.',
    'write-do': 'Write the equation.',
    'write-why': 'Slope and intercept are known.',
    final: 'The equation is {equation}.',
  },
  draw: ({ level, random }): Params =>
    random.until(() => {
      const m = random.int(2, 6) * random.pick([1, -1]);
      const [p, q, c] = [random.int(-6, 6), random.int(-9, 9), random.int(-9, 9)];
      const kind =
        level === 1
          ? 'parallel'
          : level === 2
            ? 'perpendicular'
            : random.pick(['parallel', 'perpendicular'] as const);
      const b = q - m * p;
      const isOpen = p !== 0 && c !== 0 && b !== 0 && new Set([b, c, q, q + m * p]).size === 4;
      return isOpen ? { m, p, q, c, kind } : null;
    }),
  build({ m, p, q, c, kind }: Params, { level, step, distractor }) {
    const isParallel = kind === 'parallel';
    const b = q - m * p;
    const value = lineRule(m, b);
    // A perpendicular line has the slope −1/m.
    const part = `${m > 0 ? '−' : ''}\\frac{1}{${Math.abs(m)}}`;
    const solved = isParallel ? lineRule(m, c) : `y = ${part}x${plus(c)}`;
    const standard = isParallel
      ? `${termText(-m, 'x')} + y = ${signed(c)}`
      : `x ${m < 0 ? '−' : '+'} ${Math.abs(m)}y = ${signed(m * c)}`;
    const line = level === 3 ? standard : solved;
    return {
      words: {
        point: pointText(p, q),
        line: `$${line}$`,
        form: '$y = mx + b$',
        x: '$x$',
        y: '$y$',
        equation: `$${value}$`,
      },
      question: kind,
      answer: { value, reason: isParallel ? ('right' as const) : ('right-turned' as const) },
      distractors: [
        distractor('keeps-the-same-intercept', lineRule(m, c), 'intercept'),
        isParallel
          ? distractor('changes-the-sign-of-the-slope', lineRule(-m, q + m * p), 'opposite')
          : distractor('uses-only-the-reciprocal', lineRule(-m, q + m * p), 'reciprocal'),
        distractor('uses-a-point-value-as-the-intercept', lineRule(m, q), 'height'),
        distractor('slip', lineRule(m, q + m * p), 'slip'),
      ],
      steps: [
        level === 3 && step('solve', `$${standard}$`, `$${solved}$`),
        isParallel
          ? step('keep', `$${solved}$`, `$m = ${signed(m)}$`)
          : step('turn', `$${part}$`, `$m = ${signed(m)}$`),
        step('put', `$${signed(q)} = ${signed(m)} \\cdot ${bracketed(p)} + b$`, `$b = ${signed(b)}$`),
        step('write', `$m = ${signed(m)}$, $b = ${signed(b)}$`, `$${value}$`),
      ],
      claims: [`${m} * (${p}) + (${b}) = ${q}`, ...(isParallel ? [] : [`${m} * (-1/(${m})) = -1`])],
    };
  },
});
