import type { Recipe, TopicGenerator } from './recipe.ts';
import { fraction, inBrackets, linear, pair } from './write-numbers.ts';

const slope: Recipe = ({ int, nonZero }, level) => {
  const [x, y, run] = [int(-4, 4), int(-4, 4), int(1, 2 + level)];
  const rise = level === 1 ? run * int(1, 4) : nonZero(-6, 6);
  return {
    question: `What is the slope of the line through ${pair(x, y)} and ${pair(x + run, y + rise)}?`,
    answer: fraction(rise, run),
    form: 'fraction',
    hints: [
      'Slope is rise over run.',
      `The rise is ${y + rise} - ${inBrackets(y)}, the run is ${x + run} - ${inBrackets(x)}.`,
      `Divide ${rise} by ${run}.`,
    ],
    claims: [`(${y + rise} - ${inBrackets(y)}) / (${x + run} - ${inBrackets(x)}) = ${fraction(rise, run)}`],
    slips: [{ value: fraction(run, rise), phrase: 'divides the run by the rise' }],
  };
};

const equation: Recipe = ({ nonZero }, level) => {
  const [m, b] = [nonZero(-2 - level, 4 + level), nonZero(-6, 6)];
  const x = nonZero(-3, 3);
  const y = m * x + b;
  return {
    question:
      level === 1
        ? `What is the equation of the line with slope ${m} through (0, ${b})?`
        : `What is the equation of the line with slope ${m} through ${pair(x, y)}?`,
    answer: `y = ${linear(m, b)}`,
    form: 'equation',
    format: 'Answer like y = 2x + 1',
    hints: [
      'Use y = mx + b.',
      `m is ${m}, so y = ${linear(m, 0)} + b.`,
      level === 1 ? 'At x = 0 the line is at height b.' : `Put in x = ${x} and y = ${y} to find b.`,
    ],
    claims: [`${m} * ${inBrackets(level === 1 ? 0 : x)} + ${inBrackets(b)} = ${level === 1 ? b : y}`],
    slips: [{ value: `y = ${linear(b, m)}`, phrase: 'swaps slope and intercept' }],
  };
};

const intercept: Recipe = ({ nonZero, int }, level) => {
  const [m, x] = [nonZero(-1 - level, 2 + level), nonZero(-4, 6)];
  const axis = level === 1 ? 'y' : 'x';
  const b = -m * x;
  const root = axis === 'x';
  const shown = root ? b : int(-6, 6) || 2;
  return {
    question: `Where does the line y = ${linear(m, shown)} cross the ${axis}-axis?`,
    answer: root ? pair(x, 0) : pair(0, shown),
    form: 'point',
    format: 'Answer as (x, y)',
    hints: [
      root ? 'On the x-axis, y is 0.' : 'On the y-axis, x is 0.',
      root ? `Solve ${linear(m, shown)} = 0.` : `Put x = 0 into ${linear(m, shown)}.`,
      root ? `${linear(m, 0)} has to be ${-shown}.` : 'Only the number without x is left.',
    ],
    claims: root
      ? [`${m} * ${inBrackets(x)} + ${inBrackets(b)} = 0`]
      : [`${m} * 0 + ${inBrackets(shown)} = ${shown}`],
  };
};

const pointOn: Recipe = ({ nonZero, int }, level) => {
  const [m, b, x] = [nonZero(-1 - level, 3), nonZero(-5, 5), level === 1 ? int(1, 4) : nonZero(-5, 6)];
  return {
    question: `A ship flies along y = ${linear(m, b)}. At which point is it when x = ${x}?`,
    answer: pair(x, m * x + b),
    form: 'point',
    format: 'Answer as (x, y)',
    hints: [
      `Put ${x} in the place of x.`,
      `Work out ${m} × ${inBrackets(x)} first.`,
      `It is ${m * x}. Now the ${b < 0 ? 'subtraction' : 'addition'} gives y.`,
    ],
    claims: [`${m} * ${inBrackets(x)} + ${inBrackets(b)} = ${m * x + b}`],
    slips: [{ value: pair(m * x + b, x), phrase: 'swaps the two coordinates' }],
  };
};

const tank: Recipe = ({ int }, level) => {
  const [start, rate, hours] = [int(20, 60 + 30 * level), int(2, 4 + level), int(3, 5 + level)];
  return {
    question: `A tank holds ${start} liters. ${hours} hours later it holds ${start + rate * hours} liters, filling steadily. By how many liters does it rise each hour?`,
    answer: String(rate),
    form: 'integer',
    hints: [
      'This is the slope of a line: change over time.',
      `The change is ${start + rate * hours} - ${start}.`,
      `Divide ${rate * hours} by the hours.`,
    ],
    claims: [`(${start + rate * hours} - ${start}) / ${hours} = ${rate}`],
  };
};

export const lines: TopicGenerator = {
  topic: 'lines',
  recipes: { equation: [slope, equation], coordinate: [intercept, pointOn], applied: [tank] },
};
