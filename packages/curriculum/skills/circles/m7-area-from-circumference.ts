import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';

/** Round things with the radii that make sense. */
const things = [
  { key: 'pizza', unit: 'inches', least: 5, most: 9 },
  { key: 'drum', unit: 'inches', least: 5, most: 12 },
  { key: 'pool', unit: 'feet', least: 6, most: 20 },
  { key: 'trampoline', unit: 'feet', least: 5, most: 9 },
  { key: 'cake', unit: 'centimeters', least: 8, most: 17 },
  { key: 'stage', unit: 'meters', least: 3, most: 12 },
  { key: 'mat', unit: 'feet', least: 3, most: 8 },
  { key: 'bed', unit: 'meters', least: 3, most: 12 },
  { key: 'pond', unit: 'meters', least: 5, most: 30 },
  { key: 'field', unit: 'meters', least: 10, most: 40 },
] as const;

type Params = { thing: (typeof things)[number]; back: boolean; r: number; share: 1 | 2 };

/** Level 1 goes from circumference to area, level 2 back, level 3 either way for half of the circle. */
export const m7AreaFromCircumference = numberSkill('m7-area-from-circumference', {
  version: 4,
  form: 'expression',
  finite: { 1: 123, 2: 123, 3: 120 },
  text: {
    headline: 'Link area and circumference',
    'pizza-around': 'A pizza measures {c} inches around its edge.',
    'drum-around': 'The top of a drum measures {c} inches around its edge.',
    'pool-around': 'A round pool measures {c} feet around its edge.',
    'trampoline-around': 'A trampoline measures {c} feet around its edge.',
    'cake-around': 'A round cake measures {c} centimeters around its edge.',
    'stage-around': 'A round stage measures {c} meters around its edge.',
    'mat-around': 'A round rug measures {c} feet around its edge.',
    'bed-around': 'A round flower bed measures {c} meters around its edge.',
    'pond-around': 'A round pond measures {c} meters around its edge.',
    'field-around': 'A round riding field measures {c} meters around its edge.',
    'pizza-covers': 'A pizza has an area of {area} square inches.',
    'drum-covers': 'The round top of a drum has an area of {area} square inches.',
    'pool-covers': 'A round pool covers {area} square feet.',
    'trampoline-covers': 'A trampoline covers {area} square feet.',
    'cake-covers': 'The top of a round cake has an area of {area} square centimeters.',
    'stage-covers': 'A round stage covers {area} square meters.',
    'mat-covers': 'A round rug covers {area} square feet.',
    'bed-covers': 'A round flower bed covers {area} square meters.',
    'pond-covers': 'A round pond covers {area} square meters.',
    'field-covers': 'A round riding field covers {area} square meters.',
    'ask-area': 'What is its area in square {unit}? Keep π in your answer.',
    'ask-around': 'What is its circumference in {unit}? Keep π in your answer.',
    'ask-half': 'What is the area of one half of it in square {unit}? Keep π in your answer.',
    'ask-arc': 'How long is half of its circumference in {unit}? Keep π in your answer.',
    right: 'The given measure leads to the radius, and the radius leads to what is asked.',
    halve: 'This takes the diameter as the radius. How far is it from the center to the edge?',
    squares: 'This squares the circumference. Which length does the area formula square?',
    across: 'This takes the circumference as the diameter. What do you divide by to go across?',
    same: 'This uses the circumference again. What do you square to get the area?',
    root: 'This stops before the root. Which number times itself gives the square of the radius?',
    radius: 'This multiplies the radius by π. Which length, times π, is the distance around?',
    halved: 'This halves where a square has to be undone. Which number times itself fits?',
    'whole-area': 'This is the area of the whole circle. Which part does the question want?',
    'whole-around': 'This goes all the way around. Which part does the question want?',
    other: 'Find the radius first. Which formula takes you from there to what is asked?',
    'across-do': 'Divide by π.',
    'across-why': 'The circumference is π times the diameter.',
    'half-do': 'Halve the diameter.',
    'half-why': 'The radius goes half the way across.',
    'area-do': 'Square the radius, and multiply by π.',
    'area-why': 'This is the area of the circle.',
    'undo-do': 'Divide by π.',
    'undo-why': 'The area is π times the square of the radius.',
    'root-do': 'Find the number whose square this is.',
    'root-why': 'That number is the radius.',
    'around-do': 'Double the radius, and multiply by π.',
    'around-why': 'The circumference is π times the diameter.',
    'part-do': 'Take one half of it.',
    'part-why': 'The question asks for a half.',
    'final-area': '{shown} square {unit}',
    'final-length': '{shown} {unit}',
  },
  draw: ({ level, random }): Params => drawCircle(level, random),
  build({ thing, back, r, share }: Params, { step, distractor }) {
    const [c, area] = [2 * r, r * r];
    const value = back ? c / share : area / share;
    const shown = pi(value);
    const words = { c: pi(c), area: pi(area), unit: thing.unit, shown };
    const right = `${value}π`;
    return {
      words,
      question: back
        ? [`${thing.key}-covers`, share === 1 ? 'ask-around' : 'ask-arc']
        : [`${thing.key}-around`, share === 1 ? 'ask-area' : 'ask-half'],
      answer: right,
      finalAnswer: back ? 'final-length' : 'final-area',
      distractors: back
        ? [
            distractor('forgets-the-square-root', `${(2 * area) / share}π`, 'root'),
            share === 2
              ? distractor('slip', `${c}π`, 'whole-around')
              : distractor('uses-the-radius-as-the-diameter', `${r}π`, 'radius'),
            share === 2
              ? distractor('uses-the-radius-as-the-diameter', `${r / 2}π`, 'radius')
              : distractor('halves-instead-of-taking-the-root', `${area}π`, 'halved'),
          ]
        : [
            distractor('forgets-to-halve-the-diameter', `${(c * c) / share}π`, 'halve'),
            distractor('squares-the-circumference', `${(c * c) / share}π^2`, 'squares'),
            share === 2
              ? distractor('slip', `${area}π`, 'whole-area')
              : distractor('uses-the-circumference-as-the-diameter', `${area}π^3`, 'across'),
          ],
      steps: [
        ...(back
          ? [
              step('undo', pi(area), area),
              step('root', `the square ${area}`, r),
              step('around', `2 × π × ${r}`, pi(c)),
            ]
          : [
              step('across', pi(c), c),
              step('half', `${c} ÷ 2`, r),
              step('area', `π × ${r} × ${r}`, pi(area)),
            ]),
        share === 2 && step('part', pi(back ? c : area), shown),
      ],
      claims: [`${c} / 2 = ${r}`, `${r}^2 = ${area}`],
    };
  },
});

function pi(factor: number): string {
  return `${factor}π`;
}

function drawCircle(level: Level, random: Random): Params {
  const thing = random.pick(things);
  const back = level === 2 || (level === 3 && random.chance(50));
  return random.until(() => {
    const r = random.int(thing.least, thing.most);
    const share = level === 3 ? 2 : 1;
    const isPlain = r !== 4 && (share === 1 || r % 2 === 0);
    return isPlain ? { thing, back, r, share } : null;
  });
}
