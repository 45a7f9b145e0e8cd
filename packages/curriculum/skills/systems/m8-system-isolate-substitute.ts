import { type Level, numberSkill, plotOnPlane, type Random } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import {
  isHalf,
  mixedText,
  orderedPair,
  otherLetter,
  type Substitution,
  substitutionLines,
  type UnknownLetter,
} from '../../src/numbers/substitution.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['solve', 'which', 'meet', 'named'] as const;
const choices = ['choose', 'easy', 'pair', 'named-choose'] as const;

/** The one equation has r times the other letter and the letter itself with the sign `sign`, in all c. */
type Params = {
  ask: (typeof asks)[number] | (typeof choices)[number];
  name: string;
  letter: UnknownLetter;
  sign: 1 | -1;
  r: number;
  c: number;
  p: number;
  q: number;
  f: number;
  isSecond: boolean;
};

/** Level 1 has a letter with factor one in front, level 2 factor minus one or the other letter, level 3 lets choose. */
export const m8SystemIsolateSubstitute = numberSkill('m8-system-isolate-substitute', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'hand-plot', make: plotOnPlane },
  form: 'point',
  text: {
    headline: 'Isolate a letter, then substitute',
    solve: 'Solve {e} for {own} first. Then solve the system {e} and {f}.',
    which: 'Which point {xy} solves both {e} and {f}?',
    meet: 'The lines {e} and {f} meet in one point. Which point is it?',
    named: '{name} starts with {e} to solve the system {e} and {f}. What is the solution, as a point?',
    choose:
      'Choose an equation that is easy to solve for a letter. Which point solves the system {e} and {f}?',
    easy: 'In the system {e} and {f}, one letter has no number in front of it. Solve for it first, and find the solution.',
    pair: 'Find the pair {xy} that makes {e} and {f} true.',
    'named-choose':
      '{name} wants to solve the system {e} and {f} by substitution. Which point is the solution?',
    right: 'It makes both equations true.',
    sign: 'Put the point into both equations. Which sign does the term with {letter} have after {one} is solved for {own}?',
    swaps: 'Which coordinate stands first in a point? Put both into {one}.',
    open: 'Only {letter} was worked out, and zero was written for {own}. Put {found} into {one}.',
    other: 'Solve {one} for {own} first. Then put that into the other equation.',
    'isolate-do': 'Solve {one} for {own}.',
    'isolate-why': 'Here {own} is easy to get alone.',
    'put-do': 'Put this in for {own} in the other equation.',
    'put-why': 'At the solution, both equations have the same {own}.',
    'join-do': 'Multiply out and combine the terms with {letter}.',
    'join-why': 'Only one letter is left.',
    'solve-do': 'Solve for {letter}.',
    'solve-why': 'This is one coordinate of the solution.',
    'back-do': 'Go back to find {own}.',
    'back-why': 'The equation with {own} alone gives it.',
    'write-do': 'Write the point.',
    'write-why': 'The x-coordinate stands first.',
    final: 'The solution is {point}.',
  },
  draw: ({ level, random }): Params => drawSystem(level, random),
  build(params: Params, { step, distractor }) {
    const { ask, name, letter, sign, r, c, p, q, f, isSecond } = params;
    const lines = substitutionLines(isolated(params));
    const lost = substitutionLines(isolated(params, -1));
    const one = `$${mixedText(letter, { p: r, q: sign, f: c })}$`;
    const two = lines.second;
    const { value, own, point } = lines;
    const stepsOf = (of: typeof lines) => [
      step('isolate', one, of.solved),
      step('put', `${of.solved} and ${two}`, of.put),
      step('join', of.put, of.joined),
      step('solve', of.joined, of.solution),
      step('back', of.solution, of.back),
      step(
        'write',
        letter === 'y' ? `${of.solution} and ${of.back}` : `${of.back} and ${of.solution}`,
        of.point,
      ),
    ];
    return {
      words: {
        name,
        e: isSecond ? two : one,
        f: isSecond ? one : two,
        one,
        two,
        xy: '$(x, y)$',
        own: `$${letter}$`,
        letter: `$${otherLetter(letter)}$`,
        found: lines.solution,
        point,
      },
      question: ask,
      answer: { value: point, reason: 'right' },
      distractors: [
        distractor('isolates-with-a-sign-error', lost.point, 'sign', { work: stepsOf(lost) }),
        distractor('swaps-the-coordinates', orderedPair(letter, own, value), 'swaps', {
          work: [
            ...stepsOf(lines).slice(0, -1),
            step('write', 'both coordinates', orderedPair(letter, own, value)),
          ],
        }),
        distractor('stops-after-finding-one-variable', orderedPair(letter, value, 0), 'open'),
      ],
      otherWrong: 'other',
      steps: [...stepsOf(lines)],
      claims: [`${r} * (${value}) + (${sign * own}) = ${c}`, `${p} * (${value}) + (${q}) * (${own}) = ${f}`],
    };
  },
});

/** The first equation solved for its letter; with `turn` −1 the other term keeps its sign. */
function isolated({ letter, sign, r, c, p, q, f }: Params, turn: 1 | -1 = 1): Substitution {
  return { letter, m: -sign * r * turn, b: sign * c, p, q, f };
}

function drawSystem(level: Level, random: Random): Params {
  return random.until(() => {
    const number = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const letter: UnknownLetter = random.chance(level === 1 ? 30 : 50) ? 'x' : 'y';
    const sign =
      level === 1 || (level === 2 && letter === 'x' && random.chance(60)) ? 1 : random.pick([1, -1] as const);
    // A half lies between the lines of a grid, where a graph only gives an estimate.
    const half = level === 3 && random.chance(40) ? 0.5 : 0;
    const [value, own] = [number(7) + half, number(8)];
    const r = random.int(level === 1 ? 1 : 2, 5) * (letter === 'y' || level === 1 ? 1 : random.pick([1, -1]));
    const q = level === 1 ? random.int(2, 4) : number(5);
    const p = letter === 'y' ? random.int(2, 6) : number(6);
    const params: Params = {
      ask: random.pick<Params['ask']>(level === 3 ? choices : asks),
      name: drawName(random),
      letter,
      sign,
      r,
      c: r * value + sign * own,
      p,
      q: letter === 'x' ? Math.abs(q) : q,
      f: 0,
      isSecond: level === 3 && random.chance(50),
    };
    const done = { ...params, f: p * value + params.q * own };
    return isOpen(done, level) ? done : null;
  });
}

function isOpen(params: Params, level: Level): boolean {
  const { letter, sign, r, c, p, q, f } = params;
  const lines = substitutionLines(isolated(params));
  const lost = substitutionLines(isolated(params, -1));
  const { value, own } = lines;
  const [factor, other] = [p - sign * q * r, p + sign * q * r];
  const isWhole = Number.isInteger(c) && Number.isInteger(f);
  const isSmall = Math.abs(c) <= 30 && Math.abs(f) <= 60 && c !== 0 && f !== 0;
  const isPlain =
    Math.abs(q) > 1 &&
    Math.abs(p) > 1 &&
    commonDivisor(Math.abs(p), Math.abs(q)) === 1 &&
    Math.abs(factor) > 1 &&
    other !== 0;
  const isLost = isHalf(lost.value) && isHalf(lost.own) && Math.abs(lost.own) < 40;
  const points = [lines.point, lost.point, orderedPair(letter, own, value), orderedPair(letter, value, 0)];
  const leads = level > 1 || sign === 1;
  return isWhole && isSmall && isPlain && isLost && leads && value !== 0 && new Set(points).size === 4;
}
