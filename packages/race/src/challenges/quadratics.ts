import type { Recipe, TopicGenerator } from './recipe.ts';
import { inBrackets, pair, polynomial } from './write-numbers.ts';

const roots: Recipe = ({ nonZero, int }, level) => {
  const [p, gap] = level === 1 ? [int(1, 4), int(1, 4)] : [nonZero(-6, 4), int(1, 3 + level)];
  const q = p + gap === 0 ? p + gap + 1 : p + gap;
  const text = polynomial([1, -(p + q), p * q]);
  return {
    question: `Find both solutions: ${text} = 0`,
    answer: `{${p}, ${q}}`,
    form: 'set',
    format: 'Answer like 2 and 5',
    hints: [
      'Try to factor the left side.',
      `Find two numbers with the product ${p * q} and the sum ${-(p + q)}.`,
      'A product is 0 when one of its factors is 0.',
    ],
    claims: [
      `${inBrackets(p)}^2 + (${-(p + q)}) * ${inBrackets(p)} + (${p * q}) = 0`,
      `${inBrackets(q)}^2 + (${-(p + q)}) * ${inBrackets(q)} + (${p * q}) = 0`,
    ],
    slips: [{ value: `{${-p}, ${-q}}`, phrase: 'reads the roots off the factors with the wrong sign' }],
  };
};

const larger: Recipe = ({ int, nonZero }, level) => {
  const [h, r] = [level === 1 ? 0 : nonZero(-5, 5), int(2, 4 + 2 * level)];
  const inner = h === 0 ? 'x' : `(x ${h < 0 ? '+' : '-'} ${Math.abs(h)})`;
  return {
    question: `What is the larger solution of ${inner}² = ${r * r}?`,
    answer: String(h + r),
    form: 'integer',
    hints: [
      'Two numbers have this square.',
      `The squared part is ${r} or ${-r}.`,
      'The larger solution comes from the positive one.',
    ],
    claims: [`(${h + r} - ${inBrackets(h)})^2 = ${r * r}`],
    slips: [{ value: String(h - r), phrase: 'gives the smaller solution' }],
  };
};

const vertex: Recipe = ({ nonZero, int }, level) => {
  const [h, k] = [nonZero(-4, 5), nonZero(-5, 5)];
  const a = level === 1 ? 1 : nonZero(-2, 2);
  const open = level === 3;
  const factor = a === 1 ? '' : a === -1 ? '-' : String(a);
  const text = open
    ? polynomial([1, -2 * h, h * h + k])
    : `${factor}(x ${h < 0 ? '+' : '-'} ${Math.abs(h)})² ${k < 0 ? '-' : '+'} ${Math.abs(k)}`;
  const x = h + int(1, 2);
  return {
    question: `Where is the vertex of y = ${text}?`,
    answer: pair(h, k),
    form: 'point',
    format: 'Answer as (x, y)',
    hints: [
      'The vertex lies on the axis of symmetry.',
      open ? `The axis is at x = -b/2 with b = ${-2 * h}.` : 'The square is smallest when its bracket is 0.',
      open ? `Put x = ${h} into the equation for y.` : 'x makes the bracket 0, and y is what is left.',
    ],
    claims: open
      ? [
          `${inBrackets(x)}^2 + (${-2 * h}) * ${inBrackets(x)} + (${h * h + k}) = (${x} - ${inBrackets(h)})^2 + (${k})`,
        ]
      : [`${inBrackets(a)} * (${h} - ${inBrackets(h)})^2 + ${inBrackets(k)} = ${k}`],
    slips: [{ value: pair(-h, k), phrase: 'takes the sign in the bracket for the sign of the vertex' }],
  };
};

const ball: Recipe = ({ int }, level) => {
  const t = int(2, 3 + level);
  return {
    question: `A signal flare is ${5 * t}t - 5t² meters high after t seconds. After how many seconds is it back on the ground?`,
    answer: String(t),
    form: 'integer',
    hints: [
      'On the ground the height is 0.',
      `Solve ${5 * t}t - 5t² = 0. One solution is the start.`,
      'Factor out 5t and look at the other factor.',
    ],
    claims: [`${5 * t} * ${t} - 5 * ${t}^2 = 0`],
  };
};

const garden: Recipe = ({ int }, level) => {
  const [w, more] = [int(3, 5 + 3 * level), int(1, 3 + level)];
  return {
    question: `A greenhouse is ${more} m longer than wide and covers ${w * (w + more)} m². How many meters wide is it?`,
    answer: String(w),
    form: 'integer',
    hints: [
      'Call the width x. What is the length?',
      `x(x + ${more}) = ${w * (w + more)}`,
      `Find two numbers that differ by ${more} and have the product ${w * (w + more)}.`,
    ],
    claims: [`${w} * (${w} + ${more}) = ${w * (w + more)}`],
    slips: [{ value: String(w + more), phrase: 'gives the length instead of the width' }],
  };
};

export const quadratics: TopicGenerator = {
  topic: 'quadratics',
  recipes: { equation: [roots, larger], coordinate: [vertex], applied: [ball, garden] },
};
