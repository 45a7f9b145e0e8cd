import type { Recipe, TopicGenerator } from './recipe.ts';

const third: Recipe = ({ int }, level) => {
  const [a, b] = [int(20, 60 + 10 * level), int(25, 75)];
  return {
    question: `Two angles of a triangle are ${a}° and ${b}°. How many degrees is the third?`,
    answer: String(180 - a - b),
    form: 'integer',
    hints: [
      'The three angles of a triangle have a fixed sum.',
      'The sum is 180°.',
      `The two known angles make ${a + b}°.`,
    ],
    claims: [`180 - ${a} - ${b} = ${180 - a - b}`],
    slips: [{ value: String(360 - a - b), phrase: 'uses 360° instead of 180°' }],
  };
};

const partner: Recipe = ({ int, pick }) => {
  const [kind, sum] = pick([
    ['complementary', 90],
    ['supplementary', 180],
  ] as const);
  const a = int(15, sum - 15);
  return {
    question: `Two angles are ${kind}. One is ${a}°. How many degrees is the other?`,
    answer: String(sum - a),
    form: 'integer',
    hints: [
      'Such angles have a fixed sum.',
      `${kind === 'complementary' ? 'Complementary' : 'Supplementary'} angles make ${sum}° together.`,
      `How much is missing from ${a}° to ${sum}°?`,
    ],
    claims: [`${sum} - ${a} = ${sum - a}`],
    slips: [{ value: String(Math.abs(270 - sum - a)), phrase: 'mixes up complementary and supplementary' }],
  };
};

const polygon: Recipe = ({ int }, level) => {
  const n = int(4, 5 + 2 * level);
  return {
    question: `What is the sum of the inner angles of a polygon with ${n} sides, in degrees?`,
    answer: String((n - 2) * 180),
    form: 'integer',
    hints: [
      'Cut the polygon into triangles from one corner.',
      `${n} sides make ${n - 2} triangles.`,
      'Each triangle brings 180°.',
    ],
    claims: [`(${n} - 2) * 180 = ${(n - 2) * 180}`],
    slips: [{ value: String(n * 180), phrase: 'counts one triangle for each side' }],
  };
};

const turn: Recipe = ({ int }, level) => {
  const [k, x] = [int(2, 2 + level), int(12, 30)];
  const rest = 180 - (k + 1) * x;
  return {
    question: `A straight wing is split into three angles: x, ${k}x and ${rest}°. They make 180° together. What is x in degrees?`,
    answer: String(x),
    form: 'integer',
    hints: ['Write the sum as an equation.', `x + ${k}x + ${rest} = 180`, `${k + 1}x is ${180 - rest}.`],
    claims: [`${x} + ${k} * ${x} + (${rest}) = 180`],
  };
};

export const angles: TopicGenerator = {
  topic: 'angles',
  recipes: { equation: [third, partner, polygon], applied: [turn] },
};
