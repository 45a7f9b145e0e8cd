import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';

/** `count` × edge^exponent − `less`, the edge as top and bottom. */
type Params = { scene: Scene; count: number; top: number; bottom: number; exponent: 2 | 3; less: number };
type Scene = 'faces' | 'cubes' | 'tiles' | 'boxes';

/** Level 1 has a whole edge, level 2 a fraction, level 3 takes an amount away at the end. */
export const m6EvaluateFormula = numberSkill('m6-evaluate-formula', {
  version: 4,
  form: 'number',
  text: {
    headline: 'Use a formula',
    faces:
      'A box is a cube with edges of {edge} {unit}. Its {count, number} faces have a total area of {formula} square inches. How much is that?',
    tiles:
      'A wall has {count, number} square tiles with sides of {edge} {unit}. Their total area in square inches is {formula}. How much is that?',
    cubes:
      'A game has {count, number} foam cubes with edges of {edge} {unit}. Together they fill {formula} cubic inches. How much is that?',
    boxes:
      'An artist has {count, number} cubes of clay with edges of {edge} {unit}. Together they take up {formula} cubic inches. How much is that?',
    'faces-less':
      'A box is a cube with edges of {edge} {unit}. Labels cover {less, number} square inches of its {count, number} faces. So {formula} square inches are free. How much is that?',
    'tiles-less':
      'A wall has {count, number} square tiles with sides of {edge} {unit}. Stickers cover {less, number} square inches. So {formula} square inches are free. How much is that?',
    'cubes-less':
      'A game has {count, number} foam cubes with edges of {edge} {unit}. Holes take away {less, number} cubic inches. So {formula} cubic inches are left. How much is that?',
    'boxes-less':
      'An artist has {count, number} cubes of clay with edges of {edge} {unit}. Cutting takes away {less, number} cubic inches. So {formula} cubic inches are left. How much is that?',
    'let-s': 'Use {edge} for {s}.',
    right: 'The exponent belongs to {s} alone, so the power comes first.',
    product: 'This multiplies {edge} by {exponent, number}. What does the exponent count?',
    all: 'Here {count, number} is raised to the power, too. To which part does the exponent belong?',
    none: 'This leaves out {count, number}. How many equal parts are there?',
    whole: 'This is before the last step. What has to be taken away?',
    add: 'This adds {count, number} to the power. What stands between a number and a letter?',
    other: 'Put {edge} in for {s}. Do the power first, then multiply.',
    'other-less': 'Put {edge} in for {s}. Do the power first, then multiply. Subtract at the end.',
    'put-do': 'Put {edge} in for {s}.',
    'put-why': 'The letter stands for this length.',
    'power-do': 'Work out the power.',
    'power-why': 'The exponent belongs to {s} alone.',
    'multiply-do': 'Multiply by {count, number}.',
    'multiply-why': 'There are {count, number} equal parts.',
    'take-do': 'Subtract.',
    'take-why': 'This is done last.',
    'final-square': '{shown} square {inches}',
    'final-cubic': '{shown} cubic {inches}',
  },
  finite: { 1: 178 },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ scene, count, top, bottom, exponent, less }: Params, { level, say, step, distractor }) {
    const [up, down] = [top ** exponent, bottom ** exponent];
    const value = fractionValue(count * up - less * down, down);
    const tex = (text: string): string => text.replace(/^(\d+)\/(\d+)$/, '$\\frac{$1}{$2}$');
    const edge = tex(fractionValue(top, bottom));
    const power = tex(fractionValue(up, down));
    const product = tex(fractionValue(count * up, down));
    const end = less === 0 ? '' : ` − ${less}`;
    const words = {
      count,
      edge,
      unit: top < bottom ? 'inch' : 'inches',
      exponent,
      less,
      value,
      s: '$s$',
      formula: `$${count}s^${exponent}${end}$`,
      shown: tex(value),
      inches: count * up - less * down < down ? 'inch' : 'inches',
    };
    const inner = bottom === 1 ? String(top) : `(\\frac{${top}}{${bottom}})`;
    const put = `$${count} × ${inner}^${exponent}${end}$`;
    const wrong = (
      misconception: Distractor['misconception'],
      [a, b]: readonly [number, number],
      reason: Distractor['reason'],
    ) => ({
      misconception,
      value: fractionValue(a - (misconception === 'slip' ? 0 : less * b), b),
      size: a / b - (misconception === 'slip' ? 0 : less),
      reason,
    });
    const key = (count * up) / down - less;
    return {
      words,
      question: [level === 3 ? `${scene}-less` : scene, 'let-s'],
      answer: value,
      otherWrong: level === 3 ? 'other-less' : 'other',
      finalAnswer: exponent === 2 ? 'final-square' : 'final-cubic',
      distractors: [
        wrong('multiplies-the-base-by-the-exponent', [count * top * exponent, bottom], say('product')),
        wrong('applies-the-exponent-to-the-coefficient-too', [(count * top) ** exponent, down], say('all')),
        ...(level === 3 ? [wrong('slip', [count * up, down], say('whole'))] : []),
        wrong('slip', [up, down], say('none')),
        wrong('slip', [up + count * down, down], say('add')),
      ]
        .filter(({ size }) => size <= 18 * key && size >= key / 18)
        .map(({ misconception, value: of, reason }): Distractor => distractor(misconception, of, reason)),
      steps: [
        step('substitute', words.formula, put, 'put'),
        step('power', put, `${count} × ${power}${end}`),
        step('multiply', `${count} × ${power}${end}`, `${product}${end}`),
        level === 3 ? step('subtract', `${product}${end}`, tex(value), 'take') : null,
      ],
      claims: [`${count} * (${top}/${bottom})^${exponent} - ${less} = ${value}`],
    };
  },
});

function isLikely(value: number, key: number): boolean {
  return value <= 17 * key && value >= key / 17;
}

function drawNumbers(level: Level, random: Random): Params {
  return random.until(() => {
    // Far more of the numbers of tiles are passed over than of the six faces of a box.
    const scene = random.pick<Scene>(['faces', 'cubes', 'tiles', 'tiles', 'tiles', 'boxes']);
    const exponent = scene === 'faces' || scene === 'tiles' ? 2 : 3;
    const count = scene === 'faces' ? 6 : random.int(2, exponent === 3 ? 4 : 15);
    // The cube of a larger denominator is no number that anybody measures.
    const bottom = level === 2 ? random.int(2, exponent === 3 ? 3 : 5) : 1;
    const top = level === 2 ? random.int(1, 7) : random.int(3, exponent === 3 ? 9 : 15);
    const value = count * top ** exponent;
    const less = level === 3 ? random.int(2, 19) : 0;
    const size = (top / bottom) ** exponent;
    const isFraction =
      level !== 2 || (top !== bottom && top % bottom !== 0 && bottom % top !== 0) || top === 1;
    const isOpen = top ** (exponent - 1) !== exponent * bottom ** (exponent - 1) && count !== exponent;
    const near =
      count ** (exponent - 1) <= 15 &&
      (exponent * top) / bottom <= 17 * size &&
      size <= (17 * exponent * top) / bottom;
    const lowest = fractionValue(top, bottom) === (bottom === 1 ? String(top) : `${top}/${bottom}`);
    return isFraction &&
      isOpen &&
      near &&
      lowest &&
      // The count and the length are told apart by their numbers.
      (bottom > 1 || count !== top) &&
      value > 8 * less &&
      isLikely(count * (top / bottom) * exponent - less, value / bottom ** exponent - less)
      ? { scene, count, top, bottom, exponent, less }
      : null;
  });
}
