import type { Recipe, TopicGenerator } from './recipe.ts';
import { inBrackets } from './write-numbers.ts';

const add: Recipe = ({ nonZero }, level) => {
  const [a, b] = [nonZero(-6 - 6 * level, 5 + 5 * level), nonZero(-5 - 6 * level, -1)];
  return {
    question: `What is ${a} + (${b})?`,
    answer: String(a + b),
    form: 'integer',
    hints: [
      'Think of steps on the number line.',
      'Adding a negative number goes to the left.',
      `Start at ${a} and take ${-b} steps to the left.`,
    ],
    claims: [`${a} + (${b}) = ${a + b}`],
    slips: [{ value: String(a - b), phrase: 'adds the size of the number and leaves out its sign' }],
  };
};

const subtract: Recipe = ({ nonZero }, level) => {
  const [a, b] = [nonZero(-6 - 5 * level, 6 + 4 * level), nonZero(-5 - 5 * level, level === 1 ? -1 : 9)];
  return {
    question: `What is ${a} - ${inBrackets(b)}?`,
    answer: String(a - b),
    form: 'integer',
    hints: [
      'Subtracting is adding the opposite.',
      `The opposite of ${b} is ${-b}.`,
      `Work out ${a} + ${inBrackets(-b)}.`,
    ],
    claims: [`${a} - ${inBrackets(b)} = ${a - b}`],
    slips: [{ value: String(a + b), phrase: 'does not change the sign when it subtracts' }],
  };
};

const times: Recipe = ({ nonZero, int }, level) => {
  const [a, b] = [int(-9 - level, -2), nonZero(-4 - 2 * level, 9)];
  return {
    question: `What is ${inBrackets(a)} × ${inBrackets(b)}?`,
    answer: String(a * b),
    form: 'integer',
    hints: [
      'Find the size first and the sign second.',
      `The size is ${Math.abs(a)} × ${Math.abs(b)}.`,
      'Two equal signs give plus, two different signs give minus.',
    ],
    claims: [`${inBrackets(a)} * ${inBrackets(b)} = ${a * b}`],
    slips: [{ value: String(-a * b), phrase: 'mixes up the rule for signs' }],
  };
};

const temperature: Recipe = ({ int }, level) => {
  const [night, rise, fall] = [int(-20 - 10 * level, -5), int(6, 15 + 8 * level), int(2, 12)];
  const third = level > 1;
  const answer = night + rise - (third ? fall : 0);
  return {
    question: `On Mars it is ${night} °C at dawn. By noon it is ${rise} degrees warmer.${third ? ` In the evening it is ${fall} degrees colder than at noon.` : ''} How many degrees is it then?`,
    answer: String(answer),
    form: 'integer',
    hints: [
      'Warmer means up on the thermometer, colder means down.',
      `Go up ${rise} from ${night}.`,
      third ? `At noon it is ${night + rise}. Go down ${fall} from there.` : 'Do you pass zero on the way?',
    ],
    claims: [`${night} + ${rise}${third ? ` - ${fall}` : ''} = ${answer}`],
    slips: [{ value: String(night - rise), phrase: 'moves the wrong way on the number line' }],
  };
};

const distance: Recipe = ({ int }, level) => {
  const [high, low] = [int(5, 40 * level), int(5, 30 * level)];
  return {
    question: `A drone hovers ${high} meters above a crater's rim. A probe sits ${low} meters below the rim. How many meters are they apart in height?`,
    answer: String(high + low),
    form: 'integer',
    hints: [
      'Call the height of the rim 0.',
      `The drone is at ${high}, the probe at ${-low}.`,
      `How far is it from ${-low} to 0, and from 0 to ${high}?`,
    ],
    claims: [`${high} - (${-low}) = ${high + low}`],
    slips: [
      {
        value: String(Math.abs(high - low)),
        phrase: 'subtracts the sizes although they lie on both sides of zero',
      },
    ],
  };
};

export const integers: TopicGenerator = {
  topic: 'integers',
  recipes: { equation: [add, subtract, times], applied: [temperature, distance] },
};
