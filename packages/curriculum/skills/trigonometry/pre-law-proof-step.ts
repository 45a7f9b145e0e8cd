import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, defineSkill, type Level, stepMaker } from '../../src/authoring.ts';

const corners = ['ABC', 'PQR', 'KLM', 'XYZ', 'STU', 'EFG'] as const;

type Part =
  | 'area-draw'
  | 'area-height'
  | 'sines-heights'
  | 'sines-equal'
  | 'cosines-split'
  | 'cosines-expand';

/** Which line is missing, the three corners, and which of them comes first. */
type Params = { part: Part; triangle: (typeof corners)[number]; start: number };

/** Level 1 derives the area formula, level 2 the law of sines, level 3 the law of cosines. */
export const preLawProofStep = defineSkill({
  id: 'pre-law-proof-step',
  version: 1,
  form: 'choice',
  finite: { 1: 36, 2: 36, 3: 36 },
  text: {
    en: {
      headline: 'Prove a law of triangles',
      intro: 'In triangle {triangle}, side {c} lies across from {C}, and so on.',
      'area-draw': 'You want the area from {b}, {c} and angle {A}. Which line helps?',
      'area-height': 'The height {h} from {C} onto {c} is drawn. What is {h}?',
      'sines-heights': 'The height {h} from {C} onto {c} belongs to two right triangles. Which line follows?',
      'sines-equal': 'Two expressions of the same height give {equal}. Which line comes next?',
      'cosines-split':
        'The height {h} from {C} divides {c} into {x} beside {A} and {rest}. Which line is right for {a}?',
      'cosines-expand': 'From {start} the square is expanded. Which line comes next?',
      'onto-c': 'The height {h} from {C} onto {c}, with {sine}',
      'onto-a': 'The height {h} from {A} onto {a}, with {sine}',
      'with-cosine': 'The height {h} from {C} onto {c}, with {cosine}',
      middle: 'The line {h} from {C} to the middle of {c}, with {sine}',
      shown: '{line}',
      right: 'It follows from the right triangles that the height makes.',
      'altitude-why': 'Which height makes a right triangle that has the given angle and the side beside it?',
      'middle-why': 'This line makes no right angle in general. What does a sine need?',
      'cosine-why': 'The height lies across from the angle. Which ratio uses the side across?',
      'square-why': 'A square of a difference has three terms. Is one of them missing?',
      'sign-why': 'Look at the signs, and at which side is across from which angle.',
      other: 'Draw the height and look at the two right triangles. Then write the ratios there.',
      'draw-do': 'Draw the height.',
      'draw-why': 'It makes two right triangles.',
      'line-do': 'Write the line that follows.',
      'line-why': 'It uses a ratio or the Pythagorean theorem in a right triangle.',
      'goal-do': 'See where this leads.',
      'goal-why': 'The height itself is gone in the end.',
      final: 'The missing line: {line}',
    },
  },
  draw: ({ level, random }): Params => ({
    part: random.pick(parts[level]),
    ...{ triangle: random.pick(corners), start: random.int(0, 2) },
  }),
  build({ part, triangle: names, start }: Params, { level, say }) {
    const [A = 'A', B = 'B', C = 'C'] = [0, 1, 2].map((shift) => names[(start + shift) % 3]);
    const [a, b, c] = [A, B, C].map((one) => one.toLowerCase());
    const sides: Sides = { A, B, a: a ?? 'a', b: b ?? 'b', c: c ?? 'c' };
    const lines = linesOf(part, sides);
    const words = {
      ...{ triangle: `$${names}$`, A: `$${A}$`, C: `$${C}$`, a: `$${a}^2$`, b: `$${b}$`, c: `$${c}$` },
      ...{ h: '$h$', x: '$d$', rest: `$${c} - d$`, equal: `$${b} \\sin ${A} = ${a} \\sin ${B}$` },
      start: `$${a}^2 = h^2 + (${c} - d)^2$`,
      ...{ sine: `$h = ${b} \\sin ${A}$`, cosine: `$h = ${b} \\cos ${A}$` },
    };
    const named = part === 'area-draw' ? { ...words, a: `$${a}$` } : words;
    type Key = Parameters<typeof say>[0];
    const line = (index: number) => say('shown', { line: `$${lines[index] ?? ''}$` });
    const option = (misconception: Distractor['misconception'], index: number, why: Key): Distractor => ({
      ...{ misconception, value: `line-${index}`, text: line(index), reason: say(why) },
    });
    const drawn = (misconception: Distractor['misconception'], key: Key, why: Key): Distractor => ({
      ...{ misconception, value: key, text: say(key, named), reason: say(why) },
    });
    const isDrawing = part === 'area-draw';
    const found = isDrawing ? `the height from ${C} onto ${c}` : `$${lines[0] ?? ''}$`;
    const step = stepMaker(say, words);
    const goal = {
      1: `the area is $\\frac{1}{2} ${b} ${c} \\sin ${A}$`,
      2: `$\\frac{${a}}{\\sin ${A}} = \\frac{${b}}{\\sin ${B}}$`,
      3: `$${a}^2 = ${b}^2 + ${c}^2 - 2 ${b} ${c} \\cos ${A}$`,
    }[level];
    return {
      headline: say('headline'),
      question: [say('intro', words), say(part, named)],
      diagram: triangleOf([A, B, C], level),
      answer: {
        ...{ form: 'choice', value: 'line-0', text: isDrawing ? say('onto-c', named) : line(0) },
        reason: say('right'),
      },
      distractors: isDrawing
        ? [
            drawn('draws-an-altitude-that-does-not-split-the-needed-side', 'onto-a', 'altitude-why'),
            drawn('uses-sine-for-cosine', 'with-cosine', 'cosine-why'),
            drawn('slip', 'middle', 'middle-why'),
          ]
        : wrongOf(part).map(([misconception, why], index) => option(misconception, index + 1, why)),
      steps: [
        step('draw', `triangle ${names}`, `the height from ${C} onto ${c}`),
        step(
          'line',
          'the right triangles',
          found === `the height from ${C} onto ${c}` ? `$h = ${b} \\sin ${A}$` : found,
        ),
        step('goal', 'going on', goal),
      ],
      finalAnswer: say('final', { line: found }),
      otherWrong: say('other'),
      claims: ['sin(30°) * 2 = 1'],
    };
  },
});

const parts: Readonly<Record<Level, readonly [Part, Part]>> = {
  1: ['area-draw', 'area-height'],
  2: ['sines-heights', 'sines-equal'],
  3: ['cosines-split', 'cosines-expand'],
};

type Why = 'altitude-why' | 'cosine-why' | 'square-why' | 'sign-why';

/** The misconceptions behind the lines after the first. */
function wrongOf(part: Part): readonly (readonly [Distractor['misconception'], Why])[] {
  const altitude = ['draws-an-altitude-that-does-not-split-the-needed-side', 'altitude-why'] as const;
  const cosine = ['uses-sine-for-cosine', 'cosine-why'] as const;
  const square = ['drops-the-middle-term-of-a-square', 'square-why'] as const;
  const sign = ['slip', 'sign-why'] as const;
  return {
    'area-draw': [altitude, cosine, sign],
    'area-height': [cosine, altitude, sign],
    'sines-heights': [cosine, altitude, sign],
    'sines-equal': [cosine, altitude, sign],
    'cosines-split': [altitude, square, sign],
    'cosines-expand': [square, cosine, sign],
  }[part];
}

type Sides = {
  readonly A: string;
  readonly B: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
};

/** The right line first, then one for each entry of `wrongOf`. */
function linesOf(part: Part, { A, B, a, b, c }: Sides): readonly string[] {
  switch (part) {
    case 'area-draw':
      return [];
    case 'area-height':
      return [`h = ${b} \\sin ${A}`, `h = ${b} \\cos ${A}`, `h = ${c} \\sin ${A}`, `h = ${a} \\sin ${A}`];
    case 'sines-heights':
      return [
        `h = ${b} \\sin ${A} = ${a} \\sin ${B}`,
        `h = ${b} \\cos ${A} = ${a} \\cos ${B}`,
        `h = ${c} \\sin ${A} = ${c} \\sin ${B}`,
        `h = ${a} \\sin ${A} = ${b} \\sin ${B}`,
      ];
    case 'sines-equal':
      return [
        `\\frac{${a}}{\\sin ${A}} = \\frac{${b}}{\\sin ${B}}`,
        `\\frac{${a}}{\\cos ${A}} = \\frac{${b}}{\\cos ${B}}`,
        `\\frac{${c}}{\\sin ${A}} = \\frac{${c}}{\\sin ${B}}`,
        `\\frac{${a}}{\\sin ${B}} = \\frac{${b}}{\\sin ${A}}`,
      ];
    case 'cosines-split':
      return [
        `${a}^2 = h^2 + (${c} - d)^2`,
        `${a}^2 = h^2 + ${c}^2`,
        `${a}^2 = h^2 + ${c}^2 - d^2`,
        `${a}^2 = h^2 + (${c} + d)^2`,
      ];
    case 'cosines-expand':
      return [
        `${a}^2 = h^2 + ${c}^2 - 2${c}d + d^2`,
        `${a}^2 = h^2 + ${c}^2 + d^2`,
        `${a}^2 = h^2 + ${c}^2 - 2${c}h + d^2`,
        `${a}^2 = h^2 + ${c}^2 + 2${c}d + d^2`,
      ];
  }
}

/** The triangle with its corners; from level 2 on with the height. */
function triangleOf([A = '', B = '', C = '']: readonly string[], level: Level): DiagramOf<'triangle'> {
  const corner = (name: string, x: number, y: number) => ({ name, x, y, dot: false });
  const side = (from: number, to: number, label: string, style: 'solid' | 'dashed' = 'solid') => ({
    ...{ from, to, label, style, ticks: 0 },
  });
  const height = level > 1;
  return {
    kind: 'triangle',
    points: [corner(A, 0, 0), corner(B, 10, 0), corner(C, 3.5, 5), ...(height ? [corner('', 3.5, 0)] : [])],
    area: [0, 1, 2],
    segments: [
      side(0, 1, height ? '' : C.toLowerCase()),
      side(1, 2, A.toLowerCase()),
      side(2, 0, B.toLowerCase()),
      ...(height ? [side(2, 3, 'h', 'dashed')] : []),
    ],
    angles: height ? [{ at: 3, from: 1, to: 2, label: '', mark: 'square' }] : [],
    circles: [],
    toScale: true,
  };
}
