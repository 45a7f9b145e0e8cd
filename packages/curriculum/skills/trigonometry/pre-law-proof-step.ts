import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor, type Level, type Random } from '../../src/kit/index.ts';
import {
  type LawProofNumbers,
  type LawProofPart,
  lawProofParts,
  lawProofPlace,
} from '../../src/proofs/law-proofs.ts';

const corners = ['ABC', 'PQR', 'KLM', 'XYZ', 'STU', 'EFG'] as const;

/** Which line is missing, how the corners are ordered, and the numbers of a triangle that has some. */
type Params = {
  readonly part: LawProofPart;
  readonly names: (typeof corners)[number];
  readonly start: number;
  readonly mirrored: boolean;
  readonly numbers: LawProofNumbers | null;
};

type Choice = 0 | 1 | 2 | 3;

/** Level 1 derives the area formula, level 2 the law of sines, level 3 the law of cosines. */
export const preLawProofStep = choiceSkill('pre-law-proof-step', {
  version: 4,
  text: {
    headline: 'Prove a law of triangles',
    intro: 'In triangle {triangle}, side {c} lies across from {C}, and so on.',
    'given-sides': 'It has {bValue}, {cValue} and an angle of {at} at {A}.',
    'given-angles': 'It has {bValue}, an angle of {at} at {A} and one of {other} at {B}.',
    'area-draw': 'You want the area from {b}, {c} and angle {A}. Which line helps?',
    'area-ratio':
      'The height {h} from {C} onto {c} is drawn. Which ratio holds in the right triangle at {A}?',
    'area-height': 'The height {h} from {C} onto {c} is drawn. What is {h}?',
    'area-fill': 'The area is half of {c} times the height {h} from {C}. Which is the area?',
    'area-reason': 'The height {h} from {C} onto {c} gives {ratio}. Why?',
    'obtuse-height':
      'The angle at {A} is obtuse, so the height {h} from {C} meets the extension of {c}. What is {h}?',
    'sines-heights': 'The height {h} from {C} onto {c} belongs to two right triangles. Which line follows?',
    'sines-equal': 'Two expressions of the same height give {equal}. Which line comes next?',
    'sines-areas': 'The area is {areaA}. Which one is the same area, found with angle {B}?',
    'sines-cancel': 'Two expressions of the same area give {areas}. Which line comes next?',
    'sines-reason': 'The height {h} from {C} onto {c} is drawn. Why is {equal}?',
    'cosines-split':
      'The height {h} from {C} divides {c} into {x} beside {A} and {rest}. Which line is right for {square}?',
    'cosines-expand': 'From {split} the square is expanded. Which line comes next?',
    'cosines-replace': 'From {expanded} and {other2}, which line comes next?',
    'cosines-part': 'The height {h} from {C} divides {c}, and {x} is the part beside {A}. What is {x}?',
    'cosines-finish': 'The proof has reached {replaced}. Which line comes next?',
    'obtuse-split':
      'The angle at {A} is obtuse. The height {h} from {C} meets the extension of {c} at the distance {x} from {A}. Which line is right for {square}?',
    'area-draw-0': 'The height {h} from {C} onto {c}, with {sine}',
    'area-draw-1': 'The height {h} from {A} onto {a}, with {sine}',
    'area-draw-2': 'The height {h} from {C} onto {c}, with {cosine}',
    'area-draw-3': 'The line {h} from {C} to the middle of {c}, with {sine}',
    'area-reason-0': 'The height makes a right triangle whose longest side is {b}.',
    'area-reason-1': 'The height divides side {c} into two equal parts.',
    'area-reason-2': 'The height is the side beside the angle at {A}, and {b} is the longest side.',
    'area-reason-3': 'All triangles with the same angle at {A} have the same height.',
    'sines-reason-0': 'Both sides of the equation are the height {h} from {C}.',
    'sines-reason-1': 'The height from {C} divides side {c} into two equal parts.',
    'sines-reason-2': 'Both sides of the equation are the part of {c} beside the angle.',
    'sines-reason-3': 'Both sides of the equation are the area of the triangle.',
    shown: '{line}',
    right: 'It follows from the right triangles that the height makes.',
    'altitude-why': 'Which height makes a right triangle that has the given angle and the side beside it?',
    'legs-why': 'In a right triangle with the longest side {a}, which are the other two sides?',
    'middle-why': 'This line makes no right angle in general. What does a sine need?',
    'equal-why': 'A height need not meet the middle of a side. Which right triangles does it make?',
    'cosine-why': 'The height lies across from the angle. Which ratio uses the side across?',
    'beside-why': 'The part beside an angle belongs to the cosine. Where does the height lie?',
    'part-why': 'This part lies beside the angle. Which ratio uses the side beside it?',
    'square-why': 'A square of a difference or a sum has three terms. Is one of them missing?',
    'term-why': 'One term of the line before is gone. What happens to it?',
    'half-why': 'A triangle is half of a rectangle with the same height. Is the half there?',
    'same-why': 'Triangles can share an angle and differ in size. What makes this triangle a right one?',
    'area-why': 'In a right triangle, what does the longest side times a sine give?',
    'sign-why': 'Look at the signs, and at which side is across from which angle.',
    other: 'Draw the height and look at the two right triangles. Then write the ratios there.',
    'draw-do': 'Draw the height.',
    'draw-why': 'It makes two right triangles.',
    'line-do': 'Write the line that follows.',
    'line-why': 'It uses a ratio, the Pythagorean theorem, or the line before.',
    'goal-do': 'See where this leads.',
    'goal-why': 'The height itself is gone in the end.',
    final: 'The missing line: {line}',
  },
  draw: ({ level, random }): Params => {
    const part = random.pick(lawProofParts[level]);
    return {
      part,
      names: random.pick(corners),
      start: random.int(0, 2),
      mirrored: random.chance(50),
      numbers: random.chance(60) ? drawNumbers(part, level, random) : null,
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { part, names, numbers } = params;
    const place = lawProofPlace({ ...params, letters: lettersOf(params), level });
    const { lines, words, before, goal } = place;
    const text = (index: Choice) =>
      isSaid(part) ? say(`${part}-${index}`) : say('shown', { line: `$${lines[index] ?? ''}$` });
    const wrong = wrongOf[part].map(([misconception, why], index): Distractor => {
      const place = (index + 1) as Choice;
      return distractor(misconception, `line-${place}`, why, text(place));
    });
    const line = `$${lines[0] ?? ''}$`;
    return {
      words,
      question: ['intro', numbers === null ? null : level === 2 ? 'given-angles' : 'given-sides', part],
      diagram: level === 3 ? null : triangleOf(params, level),
      answer: { value: 'line-0', text: text(0) },
      distractors: wrong,
      steps: [
        step('draw', `triangle ${names}`, place.drawn),
        step('line', before, line),
        step('goal', 'going on', goal),
      ],
      finalAnswer: isSaid(part) ? text(0) : say('final', { line }),
      claims: [
        {
          1: 'c*(b*sin(x))/2 = 1/2*b*c*sin(x)',
          2: 'b*sin(x)/(sin(x)*sin(y)) = b/sin(y)',
          3: 'h^2 + (c - d)^2 = h^2 + c^2 - 2*c*d + d^2',
        }[level],
      ],
    };
  },
});

type SaidPart = 'area-draw' | 'area-reason' | 'sines-reason';

function isSaid(part: LawProofPart): part is SaidPart {
  return part === 'area-draw' || part === 'area-reason' || part === 'sines-reason';
}

type Why =
  | 'altitude-why'
  | 'legs-why'
  | 'middle-why'
  | 'equal-why'
  | 'cosine-why'
  | 'beside-why'
  | 'part-why'
  | 'square-why'
  | 'term-why'
  | 'half-why'
  | 'same-why'
  | 'area-why'
  | 'sign-why';

type Wrong = readonly [misconception: Distractor['misconception'], why: Why];

const altitude = ['draws-an-altitude-that-does-not-split-the-needed-side', 'altitude-why'] as const;
const legs = ['draws-an-altitude-that-does-not-split-the-needed-side', 'legs-why'] as const;
const equalParts = ['draws-an-altitude-that-does-not-split-the-needed-side', 'equal-why'] as const;
const cosine = ['uses-sine-for-cosine', 'cosine-why'] as const;
const beside = ['uses-sine-for-cosine', 'beside-why'] as const;
const ofPart = ['uses-sine-for-cosine', 'part-why'] as const;
const square = ['drops-the-middle-term-of-a-square', 'square-why'] as const;
const term = ['drops-the-middle-term-of-a-square', 'term-why'] as const;
const sign = ['slip', 'sign-why'] as const;

/** The misconceptions behind the lines after the first. */
const wrongOf: Readonly<Record<LawProofPart, readonly Wrong[]>> = {
  'area-draw': [altitude, cosine, ['slip', 'middle-why']],
  'area-ratio': [cosine, altitude, sign],
  'area-height': [cosine, altitude, sign],
  'area-fill': [cosine, altitude, ['slip', 'half-why']],
  'area-reason': [equalParts, beside, ['slip', 'same-why']],
  'obtuse-height': [cosine, altitude, sign],
  'sines-heights': [cosine, altitude, sign],
  'sines-equal': [cosine, altitude, sign],
  'sines-areas': [cosine, altitude, sign],
  'sines-cancel': [cosine, altitude, sign],
  'sines-reason': [equalParts, beside, ['slip', 'area-why']],
  'cosines-split': [legs, square, sign],
  'cosines-expand': [square, ofPart, sign],
  'cosines-replace': [term, ofPart, sign],
  'cosines-part': [ofPart, equalParts, sign],
  'cosines-finish': [ofPart, term, sign],
  'obtuse-split': [legs, square, sign],
};

/** The corners in the order of the proof: the known angle, the second one, and where the height starts. */
function lettersOf({ names, start, mirrored }: Params): readonly [string, string, string] {
  const [one = 'A', two = 'B', three = 'C'] = [0, 1, 2].map((shift) => names[(start + shift) % 3]);
  return mirrored ? [one, three, two] : [one, two, three];
}

const sharp = [35, 40, 50, 55, 65, 70, 75] as const;
const blunt = [112, 114, 115, 116, 118, 122, 124, 125] as const;

/** Numbers whose height meets side c itself, or for an obtuse angle its extension. */
function drawNumbers(part: LawProofPart, level: Level, random: Random): LawProofNumbers {
  if (part === 'obtuse-height' || part === 'obtuse-split') {
    // Long enough beside the height for both names.
    const b = random.int(8, 14);
    return { b, c: b + random.int(1, 5), at: random.pick(blunt), other: null };
  }
  const b = random.int(5, 14);
  const c = b + random.int(1, 6);
  const at = random.pick(sharp);
  if (level !== 2) return { b, c, at, other: null };
  const others = sharp.filter((other) => other !== at && other + at !== 90);
  return { b, c: null, at, other: random.pick(others) };
}

/** The triangle with its corners, drawn to scale; with the height where the question tells of it. */
function triangleOf(params: Params, level: Level): DiagramOf<'triangle'> {
  const { part, numbers } = params;
  const letters = lettersOf(params);
  const height = part !== 'area-draw';
  const obtuse = part === 'obtuse-height';
  const [top, base] = cornersOf(numbers, obtuse);
  const round = (value: number): number => Math.round(value * 100) / 100;
  const corner = (name: string, x: number, y: number) => ({ name, x: round(x), y: round(y), dot: false });
  const side = (from: number, to: number, label: string, style: 'solid' | 'dashed' = 'solid') => ({
    from,
    to,
    label,
    style,
    ticks: 0,
  });
  const [a, b, c] = letters.map((letter) => letter.toLowerCase()) as [string, string, string];
  return {
    kind: 'triangle',
    points: [
      corner(letters[0], 0, 0),
      corner(letters[1], base, 0),
      corner(letters[2], top.x, top.y),
      ...(height ? [corner('', top.x, 0)] : []),
    ],
    area: [0, 1, 2],
    segments: [
      side(0, 1, height && !obtuse ? '' : String(numbers?.c ?? c)),
      side(1, 2, a),
      side(2, 0, String(numbers?.b ?? b)),
      ...(height ? [side(2, 3, 'h', 'dashed')] : []),
      ...(obtuse ? [side(3, 0, '', 'dashed')] : []),
    ],
    angles: [
      ...(height ? [{ at: 3, from: obtuse ? 0 : 1, to: 2, label: '', mark: 'square' as const }] : []),
      ...(numbers === null || level === 3
        ? []
        : [{ at: 0, from: 1, to: 2, label: `${numbers.at}°`, mark: 'arc' as const }]),
    ],
    circles: [],
    toScale: true,
  };
}

/** Where the top stands and how long the base is. */
function cornersOf(
  numbers: LawProofNumbers | null,
  obtuse: boolean,
): readonly [top: { readonly x: number; readonly y: number }, base: number] {
  if (numbers === null) return obtuse ? [{ x: -3, y: 5 }, 7] : [{ x: 3.5, y: 5 }, 10];
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const { b, c, at, other } = numbers;
  const top = { x: b * Math.cos(radians(at)), y: b * Math.sin(radians(at)) };
  return [top, c ?? top.x + top.y / Math.tan(radians(other ?? 60))];
}
