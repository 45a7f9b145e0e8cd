import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { termText } from '../../src/numbers/linear-sides.ts';
import { standardText } from '../../src/numbers/lines/standard-form.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['one', 'vanish', 'add', 'named'] as const;
const twos = ['pair', 'both', 'plan', 'gone'] as const;
const lefts = ['left', 'result', 'sum', 'after'] as const;
/** ax + by = c and dx + ey = f; `letter` is the one that is to vanish. */
type Params = {
  ask: (typeof asks)[number] | (typeof twos)[number] | (typeof lefts)[number];
  letter: 'x' | 'y';
  /** Beside the letter that is to vanish, in the first and in the second equation. */
  out: readonly [number, number];
  /** Beside the other letter. */
  kept: readonly [number, number];
  totals: readonly [number, number];
  /** Whose numbers the plan has that multiplies one side only, so that they tell nothing. */
  side: 'key' | 'sign' | 'own';
};

/** Level 1 multiplies one equation, level 2 both, level 3 asks for the equation that is left. */
export const a1EliminationMultipliers = choiceSkill('a1-elimination-multipliers', {
  version: 2,
  text: {
    headline: 'Multipliers that eliminate a variable',
    one: 'The equations {first} and {second} are to be added. Which step keeps the solution and makes {letter} vanish?',
    vanish:
      'The equations {first} and {second} will be added. Which step before that makes {letter} vanish and keeps the solution?',
    add: 'You want to add the equations {first} and {second} so that {letter} drops out and the solution stays. What do you do first?',
    named:
      'The system has the equations {first} and {second}. Which step keeps its solution and prepares it, so that adding eliminates {letter}?',
    pair: 'The equations {first} and {second} are multiplied and then added. Which way keeps the solution and makes {letter} vanish?',
    both: 'The system is {first} and {second}. Which step keeps its solution and makes {letter} vanish when you add?',
    plan: 'Someone plans to eliminate {letter} from {first} and {second} by adding. Which plan works and keeps the solution?',
    gone: 'Which step keeps the solution of {first} and {second}, and their sum then has no {letter}?',
    left: 'The first equation {first} is multiplied by {m}, the second one {second} by {n}. Then both are added. Which equation is left?',
    result:
      'In the system {first} and {second}, multiply the first equation by {m} and the second by {n}. What is the sum of both?',
    sum: 'Take {m} times {first} and {n} times {second}, and add them. What do you get?',
    after:
      'To eliminate {letter}, {first} is multiplied by {m} and {second} by {n}. Which equation comes out when they are added?',
    equation: '{equation}',
    'do-one': 'Multiply the {which} equation by {m}.',
    'do-side': 'Multiply the left side of the {which} equation by {m}.',
    'do-both': 'Multiply the first equation by {m} and the second by {n}.',
    'do-sides': 'Multiply the left sides by {m} and by {n}.',
    'right-step': 'The terms with {letter} become opposites, so their sum is zero.',
    'right-left': 'Every term was multiplied, on both sides, and the terms with {letter} cancel.',
    equal: 'The terms with {letter} become equal, not opposite. What is their sum?',
    side: 'Only the left side changes here. Are both sides still equal?',
    sides: 'Only the left sides change here. Are both sides of each equation still equal?',
    own: 'Work out the terms with {letter} after this step. Are they opposites?',
    'equal-sum': 'Here {n} was used with the other sign. Does {letter} still vanish then?',
    'side-sum': 'The left sides were multiplied. What happened to the right sides?',
    'letter-sum': 'Multiply the terms with {kept} once more. Which sign does each of them have?',
    other: 'Opposite terms add up to zero. Which coefficients must {letter} have in the two equations?',
    'other-sum': 'Multiply each equation, on both sides. Then add like terms.',
    'look-do': 'Look at the coefficients of {letter}.',
    'look-why': 'They decide whether {letter} vanishes.',
    'match-do': 'Find a common multiple of both numbers.',
    'match-why': 'Both terms have to reach the same size.',
    'sign-do': 'Choose the signs so that the terms become opposites.',
    'sign-why': 'Opposite terms add up to zero.',
    'multiply-do': 'Multiply every term of both equations.',
    'multiply-why': 'Both sides of an equation have to be multiplied, or it is no longer true.',
    'add-do': 'Add the left sides and the right sides.',
    'add-why': 'Equals added to equals are equal.',
    'drop-do': 'Look at the terms with {letter}.',
    'drop-why': 'They are opposites, so they drop out.',
  },
  draw: ({ level, random }): Params => drawSystem(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, letter, out, kept, totals } = params;
    const other = letter === 'x' ? 'y' : 'x';
    const { m, n } = multipliersOf(out);
    const [first, second] = [0, 1].map((at) => equationOf(params, at)) as [string, string];
    const words = {
      first: `$${first}$`,
      second: `$${second}$`,
      letter: `$${letter}$`,
      kept: `$${other}$`,
      m: signed(m),
      n: signed(n),
    };
    if (level === 3) {
      const shown = (factor: number, total: number) => `$${termText(factor, other)} = ${signed(total)}$`;
      const [p, q] = [m * kept[0], n * kept[1]];
      const [s, t] = [m * totals[0], n * totals[1]];
      const left = (factor: number, total: number) => say('equation', { equation: shown(factor, total) });
      return {
        words,
        question: ask,
        answer: { value: 'left', text: left(p + q, s + t), reason: 'right-left' },
        distractors: [
          distractor('multiplies-only-one-side', 'side', 'side-sum', left(p + q, totals[0] + totals[1])),
          distractor('makes-coefficients-equal-but-adds', 'equal', 'equal-sum', left(p - q, s - t)),
          distractor('slip', 'sign', 'letter-sum', left(p - q, s + t)),
        ],
        otherWrong: level === 3 ? 'other-sum' : 'other',
        steps: [
          step(
            'multiply',
            `${words.first} and ${words.second}`,
            `$${equationOf(params, 0, m)}$ and $${equationOf(params, 1, n)}$`,
          ),
          step(
            'drop',
            `$${signed(m * out[0])}${letter}$ and $${signed(n * out[1])}${letter}$`,
            'zero together',
          ),
          step('add', 'the left sides and the right sides', shown(p + q, s + t)),
        ],
        finalAnswer: left(p + q, s + t),
        claims: [`${m} * (${out[0]}) + (${n}) * (${out[1]}) = 0`],
      };
    }
    const plans = plansOf(params, level);
    const { key, sign, own } = plans;
    const [one, side, why] =
      level === 1 ? (['do-one', 'do-side', 'side'] as const) : (['do-both', 'do-sides', 'sides'] as const);
    return {
      words,
      question: ask,
      answer: { value: 'key', text: say(one, key), reason: 'right-step' },
      distractors: [
        distractor('makes-coefficients-equal-but-adds', 'equal', 'equal', say(one, sign)),
        distractor('multiplies-only-one-side', 'side', why, say(side, plans[params.side])),
        distractor('multiplies-by-the-same-coefficients', 'own', 'own', say(one, own)),
      ],
      steps: [
        step('look', `${words.first} and ${words.second}`, `${signed(out[0])} and ${signed(out[1])}`),
        step('match', `${signed(out[0])} and ${signed(out[1])}`, `size ${Math.abs(m * out[0])}`),
        step(
          'sign',
          `size ${Math.abs(m * out[0])}`,
          `$${signed(m * out[0])}${letter}$ and $${signed(n * out[1])}${letter}$`,
        ),
      ],
      finalAnswer: say(one, key),
      claims: [`${m} * (${out[0]}) + (${n}) * (${out[1]}) = 0`],
    };
  },
});

/** One of the two equations, as it stands or multiplied. */
function equationOf({ letter, out, kept, totals }: Params, at: number, by = 1): string {
  const [gone, rest, total] = [out[at] ?? 0, kept[at] ?? 0, totals[at] ?? 0].map((value) => value * by) as [
    number,
    number,
    number,
  ];
  return letter === 'x'
    ? standardText({ a: gone, b: rest, c: total })
    : standardText({ a: rest, b: gone, c: total });
}

/** What both are multiplied by; at level 1 one of the two is 1. */
function multipliersOf([first, second]: Params['out']): { readonly m: number; readonly n: number } {
  const share = commonDivisor(Math.abs(first), Math.abs(second));
  const [m, n] = [Math.abs(second) / share, Math.abs(first) / share];
  if (first * second < 0) return { m, n };
  return n === 1 ? { m: -m, n } : { m, n: -n };
}

/** The plan that works, the one with the other sign, and the one with the numbers that stand there and the right signs. */
function plansOf({ out }: Params, level: Level) {
  const { m, n } = multipliersOf(out);
  const plan = (a: number, b: number) => ({ m: signed(a), n: signed(b) });
  if (level === 2)
    return {
      key: plan(m, n),
      sign: plan(m, -n),
      own: plan(Math.abs(out[0]), Math.sign(n) * Math.abs(out[1])),
    };
  const [which, by, own] = n === 1 ? (['first', m, out[0]] as const) : (['second', n, out[1]] as const);
  const one = (factor: number) => ({ which, m: signed(factor) });
  return { key: one(by), sign: one(-by), own: one(Math.sign(by) * Math.abs(own)) };
}

function drawSystem(level: Level, random: Random): Params {
  return random.until(() => {
    const sign = (): number => random.pick([1, -1]);
    const small = random.int(2, 6);
    const out = drawOut(level, { random, small, sign });
    const kept = [random.int(1, 7) * sign(), random.int(1, 7) * sign()] as const;
    const [x, y] = [random.int(-5, 6), random.int(-5, 6)];
    const totals = [out[0] * x + kept[0] * y, out[1] * x + kept[1] * y] as const;
    const ask = random.pick<Params['ask']>(level === 1 ? asks : level === 2 ? twos : lefts);
    const side = random.pick(['key', 'sign', 'own'] as const);
    const params: Params = { ask, letter: random.pick(['x', 'y']), out, kept, totals, side };
    const { m, n } = multipliersOf(out);
    const [p, q, s, t] = [m * kept[0], n * kept[1], m * totals[0], n * totals[1]];
    const isOpen = x !== 0 && y !== 0 && totals.every((total) => total !== 0 && Math.abs(total) <= 50);
    const differs =
      p + q !== 0 && p - q !== 0 && t !== 0 && s - t !== 0 && s + t !== totals[0] + totals[1] && s + t !== 0;
    const own = level === 1 ? Math.abs(n === 1 ? out[0] : out[1]) : 0;
    const [a, d] = params.letter === 'x' ? out : kept;
    const leads = a > 0 && (d > 0 || random.chance(60));
    const isPlain = leads && (level !== 1 || own !== Math.abs(m * n));
    return isOpen && differs && isPlain && Math.abs(p + q) > 1 ? params : null;
  });
}

type Source = { readonly random: Random; readonly small: number; readonly sign: () => number };

/** At level 1 one number divides the other; after that neither does. */
function drawOut(level: Level, { random, small, sign }: Source): readonly [number, number] {
  if (level === 1) {
    const pair = [small * sign(), small * random.int(2, 4) * sign()] as const;
    return random.chance(50) ? pair : [pair[1], pair[0]];
  }
  const other = random.until(() => {
    const one = random.int(2, 9);
    return one % small !== 0 && small % one !== 0 ? one : null;
  });
  return [small * sign(), other * sign()];
}
