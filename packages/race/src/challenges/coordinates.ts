import type { Recipe, TopicGenerator } from './recipe.ts';
import { pair } from './write-numbers.ts';

const format = 'Answer as (x, y)';

const shift: Recipe = ({ int, nonZero }, level) => {
  const [x, y] = level === 1 ? [int(0, 4), int(0, 3)] : [int(-4, 6), int(-4, 5)];
  const [dx, dy] = level === 1 ? [int(1, 3), int(1, 2)] : [nonZero(-6, 6), nonZero(-5, 5)];
  const [across, up] = [dx < 0 ? 'left' : 'right', dy < 0 ? 'down' : 'up'];
  return {
    question: `A ship is at ${pair(x, y)}. It flies ${Math.abs(dx)} to the ${across} and ${Math.abs(dy)} ${up}. Where is it now?`,
    answer: pair(x + dx, y + dy),
    form: 'point',
    format,
    points: [{ x, y }],
    hints: [
      'Left and right change x. Up and down change y.',
      `Start with x: from ${x} go ${Math.abs(dx)} to the ${across}.`,
      `x is ${x + dx}. Now take y from ${y} by ${Math.abs(dy)} ${up}.`,
    ],
    claims: [`${x} + (${dx}) = ${x + dx}`, `${y} + (${dy}) = ${y + dy}`],
    slips: [{ value: pair(y + dy, x + dx), phrase: 'swaps the two coordinates' }],
  };
};

const mirror: Recipe = ({ nonZero, pick }, level) => {
  const [x, y] = [nonZero(-5 - level, 6), nonZero(-4 - level, 5)];
  const axis = pick(level === 3 ? ['x-axis', 'y-axis', 'origin'] : ['x-axis', 'y-axis']);
  const [mx, my] = [axis === 'x-axis' ? x : -x, axis === 'y-axis' ? y : -y];
  return {
    question:
      axis === 'origin'
        ? `Turn the point ${pair(x, y)} by 180° around the origin. Where does it land?`
        : `Reflect the point ${pair(x, y)} across the ${axis}. Where does it land?`,
    answer: pair(mx, my),
    form: 'point',
    format,
    points: [{ x, y }],
    hints: [
      'The image is as far away, on the other side.',
      axis === 'origin'
        ? 'Both coordinates change their sign.'
        : `Points on the ${axis} stay where they are.`,
      axis === 'x-axis'
        ? 'x stays. Only y changes its sign.'
        : axis === 'y-axis'
          ? 'y stays. Only x changes its sign.'
          : `The opposite of ${x} is ${-x}.`,
    ],
    claims: [`${mx} = ${axis === 'x-axis' ? x : `-(${x})`}`, `${my} = ${axis === 'y-axis' ? y : `-(${y})`}`],
    slips: axis === 'origin' ? [] : [{ value: pair(-mx, -my), phrase: 'reflects across the other axis' }],
  };
};

const middle: Recipe = ({ int }, level) => {
  const span = 2 + 2 * level;
  const [x, y, dx, dy] = [int(-span + 4, span), int(-span + 4, span), int(1, span), int(1, span)];
  const half = level === 3 ? 1 : 2;
  const [x2, y2] = [x + half * dx, y + half * dy];
  const [mx, my] = [(x + x2) / 2, (y + y2) / 2];
  return {
    question: `A beacon stands halfway between ${pair(x, y)} and ${pair(x2, y2)}. Where is it?`,
    answer: pair(mx, my),
    form: 'point',
    format,
    points: [
      { x, y },
      { x: x2, y: y2 },
    ],
    hints: [
      'Halfway means the middle of the x values and the middle of the y values.',
      `The middle of ${x} and ${x2} is their sum divided by 2.`,
      `x is ${mx}. Do the same with ${y} and ${y2}.`,
    ],
    claims: [`(${x} + (${x2})) / 2 = ${mx}`, `(${y} + (${y2})) / 2 = ${my}`],
    slips: [
      { value: pair(x2 - x, y2 - y), phrase: 'subtracts the coordinates instead of taking their middle' },
    ],
  };
};

const corner: Recipe = ({ int }, level) => {
  const low = level === 1 ? 0 : -4;
  const [x, y, w, h] = [int(low, 3), int(low, 2), int(2, 3 + level), int(2, 3 + level)];
  return {
    question: `Three corners of a rectangle are ${pair(x, y)}, ${pair(x + w, y)} and ${pair(x + w, y + h)}. Where is the fourth corner?`,
    answer: pair(x, y + h),
    form: 'point',
    format,
    points: [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + h },
    ],
    hints: [
      'Sketch the three corners.',
      'Opposite sides are parallel to the axes and equally long.',
      `The fourth corner is above or below ${pair(x, y)}.`,
    ],
    claims: [`${x} = ${x}`, `${y} + ${h} = ${y + h}`],
  };
};

const gap: Recipe = ({ int }, level) => {
  const [x, y, d] = [int(-6, 6), int(-5, 5), int(3, 6 + 3 * level)];
  return {
    question: `How many units apart are ${pair(x, y)} and ${pair(x + d, y)}?`,
    answer: String(d),
    form: 'integer',
    hints: [
      'Both points have the same y.',
      'So only the x values matter.',
      `How far is it from ${x} to ${x + d} on a number line?`,
    ],
    claims: [`${x + d} - (${x}) = ${d}`],
  };
};

export const coordinates: TopicGenerator = {
  topic: 'coordinates',
  recipes: { equation: [gap], coordinate: [shift, mirror, middle, corner] },
};
