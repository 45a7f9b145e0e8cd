import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

/** What stands on top and what below: a root or a logarithm of x − a, turned around where `flips`. */
type Params = { top: 'root' | 'log'; a: number; b: number; flips: boolean };

/** Level 1 has a root over a linear term, level 2 a logarithm or a turned root, level 3 two conditions that meet. */
export const preDomainFromRule = numberSkill('pre-domain-from-rule', {
  version: 2,
  form: 'interval',
  text: {
    headline: 'Find the domain of a rule',
    ask: [
      'What is the domain of {rule}? Write it as an interval or a union.',
      'For which inputs does {rule} have a value? Write an interval or a union.',
      'Find the domain of {rule} as an interval or a union.',
      'Which real numbers can you put into {rule}? Write an interval or a union.',
    ],
    right: 'Each part of the rule sets a condition, and {x} has to meet all of them.',
    zero: 'Here the denominator can be zero. May you divide by zero?',
    'strict-root': 'Look at the ends again. Is the square root of zero allowed?',
    'strict-log': 'Look at the ends again. Does a logarithm of zero exist?',
    or: 'Some of these numbers meet only one of the conditions. Which numbers meet both?',
    other: 'List a condition for each root, logarithm and denominator. Keep what meets all of them.',
    'top-root-do': 'Write the condition for the root on top.',
    'top-root-why': 'The expression under a square root must not be negative.',
    'top-log-do': 'Write the condition for the logarithm.',
    'top-log-why': 'A logarithm needs something greater than zero.',
    'line-do': 'Write the condition for the denominator.',
    'line-why': 'It must not be zero.',
    'below-do': 'Write the condition for the root below.',
    'below-why': 'It must not be negative, and as a denominator not zero either.',
    'meet-do': 'Keep what meets both conditions.',
    'meet-why': 'The whole rule has a value only where each part has one.',
    final: 'The domain is {result}.',
  },
  draw: ({ level, random }): Params => drawRule(level, random),
  build({ top, a, b, flips }: Params, { level, step, distractor }) {
    const inner = (zero: number, turned: boolean): string =>
      turned ? `${signed(zero)} − x` : `x ${zero < 0 ? '+' : '−'} ${Math.abs(zero)}`;
    const upper = inner(a, flips);
    const tex = top === 'root' ? `\\sqrt{${upper}}` : `\\log(${upper})`;
    const lower = level === 3 ? inner(b, true) : inner(b, false);
    const rule = `\\frac{${tex}}{${level === 3 ? `\\sqrt{${lower}}` : lower}}`;
    const { value, zero, strict, or } = setsOf({ top, a, b, flips }, level);
    const words = { rule: `$${rule}$`, x: '$x$', result: value };
    const sign = top === 'root' ? '≥' : '>';
    const bound = flips ? (sign === '≥' ? '≤' : '<') : sign;
    const first = `$x ${bound} ${signed(a)}$`;
    const second = level === 3 ? `$x < ${signed(b)}$` : `$x$ is not ${signed(b)}`;
    return {
      words,
      question: 'ask',
      answer: value,
      distractors: [
        distractor('keeps-a-zero-denominator', zero, 'zero'),
        distractor('uses-a-strict-symbol-wrongly', strict, `strict-${top}`),
        distractor('combines-conditions-with-or', or, 'or'),
      ],
      steps: [
        step('top', `$${upper} ${sign} 0$`, first, `top-${top}`),
        level === 3 ? step('below', `$${lower} > 0$`, second) : step('line', `$${lower}$ is not 0`, second),
        step('meet', `${first} and ${second}`, value),
      ],
      claims: [flips ? `${b} < ${a}` : `${a} < ${b}`],
    };
  },
});

/** The domain, and what three ways of working make of it. */
function setsOf({ top, a, b, flips }: Params, level: Level) {
  const [open, closed] = flips ? [')', ']'] : ['(', '['];
  const [kept, turned] = top === 'root' ? [closed, open] : [open, closed];
  const [A, B] = [signed(a), signed(b)];
  const all = level === 3 ? '(−∞, ∞)' : `(−∞, ${B}) ∪ (${B}, ∞)`;
  if (level === 3) {
    return {
      value: `${kept}${A}, ${B})`,
      zero: `${kept}${A}, ${B}]`,
      strict: `${turned}${A}, ${B})`,
      or: all,
    };
  }
  const parts = (end: string): string =>
    flips ? `(−∞, ${B}) ∪ (${B}, ${A}${end}` : `${end}${A}, ${B}) ∪ (${B}, ∞)`;
  const whole = flips ? `(−∞, ${A}${kept}` : `${kept}${A}, ∞)`;
  return { value: parts(kept), zero: whole, strict: parts(turned), or: all };
}

/** The zero of the denominator lies where the top has a value. */
function drawRule(level: Level, random: Random): Params {
  const a = random.pick([-1, 1]) * random.int(1, 10);
  const gap = random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((one) => one !== Math.abs(a)));
  const flips = level === 2 && random.chance(50);
  const top = level === 1 ? 'root' : level === 2 && !flips ? 'log' : random.pick(['root', 'log'] as const);
  return { top, a, b: flips ? a - gap : a + gap, flips };
}
