import type { DiagramOf } from '@playforward/diagram';
import {
  defineSkill,
  distractorOf,
  exactCosine,
  exactSine,
  exactTex,
  fractionTex,
  type Random,
  rightTriples,
  signedFraction,
  stepMaker,
  typesetRadical,
} from '../../src/authoring.ts';

type Name = 'sin' | 'cos';

/**
 * Level 1: fn of half of `whole` degrees. Above it: cos x = 1 − 2 · part/bottom², with x in the upper half turn or
 * in the lower one, so that the sine of the half angle is √part/bottom.
 */
type Params = { fn: Name; whole: number; part: number; bottom: number; lower: boolean };

/** Level 1 halves a special angle, level 2 leads to fractions, level 3 to roots. */
export const preHalfAngleValue = defineSkill({
  id: 'pre-half-angle-value',
  version: 1,
  form: 'radical',
  finite: { 1: 32, 2: 48 },
  text: {
    en: {
      headline: 'Halve an angle',
      special: 'Find the exact value of {shown}. Use that {half} is half of {whole}.',
      given: 'Let {ratio} with $x$ between {from} and {to}.',
      ask: 'Find the exact value of {shown}.',
      right: 'The half angle formula is used, and the quadrant of the half angle gives the sign.',
      halves: 'This halves the value. Does halving the angle halve it as well?',
      sign: 'The sign fits the whole angle. In which quadrant does the half angle lie?',
      turned: 'Check the sign. In which quadrant does the half angle lie?',
      swaps: 'Look at the sign under the root. Which of the two formulas has a minus?',
      root: 'A root is missing. What does the formula say about the square?',
      other: 'Write the half angle formula. Then choose the sign by the quadrant of the half angle.',
      'formula-do': 'Write the half angle formula.',
      'formula-why': 'It follows from the double angle formula for the cosine.',
      'fill-do': 'Fill in the cosine of the whole angle.',
      'fill-why': 'Keep its sign.',
      'sign-do': 'Choose the sign.',
      'sign-why': 'The quadrant of the half angle decides.',
      'work-do': 'Work it out.',
      'work-why': 'Take the root of top and bottom.',
      final: 'The exact value is {value}.',
    },
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build(params: Params, { level, say }) {
    const { fn, whole, part, bottom, lower } = params;
    const special = level === 1;
    const value = special ? specialValue(fn, whole, fn === 'sin') : ratioValue(params, fn);
    const halfShown = special ? `${whole / 2}^\\circ` : '\\frac{x}{2}';
    const cosine = special
      ? exactTex(exactCosine(whole))
      : `${signedTex(bottom ** 2 - 2 * part, bottom ** 2)}`;
    const words = {
      ...{ half: `$${whole / 2}^\\circ$`, whole: `$${whole}^\\circ$`, shown: `$\\${fn} ${halfShown}$` },
      ...{ ratio: `$\\cos x = ${cosine}$`, from: lower ? '$\\pi$' : '0', to: lower ? '$2\\pi$' : '$\\pi$' },
      value: shownValue(value),
    };
    const step = stepMaker(say, words);
    const inner = special ? `${whole}^\\circ` : 'x';
    const sign = fn === 'sin' ? '-' : '+';
    const squared = `\\frac{1 ${sign} \\cos ${inner}}{2}`;
    const filled = `\\frac{1 ${sign} ${cosine.startsWith('-') ? `\\left(${cosine}\\right)` : cosine}}{2}`;
    const minus = value.startsWith('−');
    const [whole0, swapped] = special
      ? [wholeSign(fn, whole), specialValue(fn, whole, fn !== 'sin')]
      : [ratioWholeSign(params), withSign(ratioValue(params, fn === 'sin' ? 'cos' : 'sin'), minus)];
    const turned = withSign(value, !minus);
    return {
      headline: say('headline'),
      question: special ? say('special', words) : [say('given', words), say('ask', words)],
      diagram: special ? circleOf(whole) : null,
      answer: {
        form: 'radical',
        ...(special || level === 3 ? { asked: 'simplified' as const } : {}),
        value,
        reason: say('right'),
      },
      distractors: [
        distractorOf('halves-the-value', special ? halved(fn, whole) : halvedRatio(params), say('halves')),
        distractorOf('swaps-plus-and-minus', swapped, say('swaps')),
        whole0 === minus
          ? distractorOf('slip', turned, say('turned'))
          : distractorOf('takes-the-sign-from-the-whole-angle', turned, say('sign')),
      ],
      steps: [
        step('formula', words.shown, `$\\pm\\sqrt{${squared}}$`),
        step('fill', `$\\pm\\sqrt{${squared}}$`, `$\\pm\\sqrt{${filled}}$`),
        step('sign', `$\\pm\\sqrt{${filled}}$`, `$${minus ? '-' : ''}\\sqrt{${filled}}$`),
        step('work', `$${minus ? '-' : ''}\\sqrt{${filled}}$`, words.value),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: special
        ? [`${fn}(${whole / 2}*pi/180) = ${value}`]
        : [`(${value})^2 = (1 ${sign} (${bottom ** 2 - 2 * part})/${bottom ** 2})/2`],
    };
  },
});

/** A value that may hold no root, as content text. */
function shownValue(value: string): string {
  if (value.includes('√')) return typesetRadical(value);
  return value.replace(/(\d+)\/(\d+)/, '$$\\frac{$1}{$2}$$');
}

function signedTex(top: number, bottom: number): string {
  const [size = '0', under = '1'] = signedFraction(Math.abs(top), bottom).split('/');
  return fractionTex(Math.sign(top) * Number(size), Number(under));
}

function withSign(value: string, minus: boolean): string {
  const size = value.replace(/^−/, '');
  return minus ? `−${size}` : size;
}

/** √(2 − 2cos)/2 for the sine and √(2 + 2cos)/2 for the cosine of half the angle, with the sign of that half. */
function specialValue(fn: Name, whole: number, minusInside: boolean): string {
  const cosine = exactCosine(whole);
  const root = cosine.includes('3') ? '√3' : '√2';
  const plus = cosine.startsWith('−') === minusInside;
  const half = whole / 2;
  const below = fn === 'sin' ? half > 180 : half > 90 && half < 270;
  return withSign(`√(2 ${plus ? '+' : '−'} ${root})/2`, below);
}

/** The value at the whole angle, halved. */
function halved(fn: Name, whole: number): string {
  const value = fn === 'sin' ? exactSine(whole) : exactCosine(whole);
  return value.replace('/2', '/4');
}

/** Whether the ratio of the whole angle is below zero. */
function wholeSign(fn: Name, whole: number): boolean {
  return (fn === 'sin' ? exactSine(whole) : exactCosine(whole)).startsWith('−');
}

function rootOf(square: number): string {
  const root = Math.sqrt(square);
  return Number.isInteger(root) ? String(root) : `√${square}`;
}

function ratioValue({ part, bottom, lower }: Params, fn: Name): string {
  const square = fn === 'sin' ? part : bottom ** 2 - part;
  const root = Math.sqrt(square);
  const size = Number.isInteger(root) ? signedFraction(root, bottom) : `${rootOf(square)}/${bottom}`;
  return withSign(size, fn === 'cos' && lower);
}

function ratioWholeSign({ fn, part, bottom, lower }: Params): boolean {
  return fn === 'sin' ? lower : bottom ** 2 < 2 * part;
}

/** Half of the sine or cosine of the whole angle. */
function halvedRatio({ fn, part, bottom, lower }: Params): string {
  if (fn === 'cos') return signedFraction(bottom ** 2 - 2 * part, 2 * bottom ** 2);
  const square = part * (bottom ** 2 - part);
  const root = Math.sqrt(square);
  const size = Number.isInteger(root) ? signedFraction(root, bottom ** 2) : `√${square}/${bottom ** 2}`;
  return withSign(size, lower);
}

function isFreeOfSquares(number: number): boolean {
  return [4, 9, 25, 49].every((square) => number % square !== 0);
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const fn = random.pick(['sin', 'cos'] as const);
  if (level === 1) {
    const wholes = [30, 45, 135, 150, 210, 225, 315, 330, 390, 405, 495, 510, 570, 585, 675, 690];
    return { fn, whole: random.pick(wholes), part: 0, bottom: 1, lower: false };
  }
  const lower = random.chance(50);
  if (level === 2) {
    // With 20 and 21, half of the cosine would be next to nothing.
    const [x, y, bottom] = random.pick(rightTriples.filter(([one]) => one !== 20));
    return { fn, whole: 0, part: (random.chance(50) ? x : y) ** 2, bottom, lower };
  }
  for (;;) {
    const bottom = random.int(3, 17);
    const part = random.int(2, bottom ** 2 - 2);
    const free =
      isFreeOfSquares(part) &&
      isFreeOfSquares(bottom ** 2 - part) &&
      isFreeOfSquares(part * (bottom ** 2 - part));
    if (free && part < 60 && bottom ** 2 - 2 * part !== 0) return { fn, whole: 0, part, bottom, lower };
  }
}

function circleOf(whole: number): DiagramOf<'unit-circle'> {
  return {
    kind: 'unit-circle',
    points: [{ degrees: whole / 2, label: null, angle: `${whole / 2}°` }],
    triangles: true,
  };
}
