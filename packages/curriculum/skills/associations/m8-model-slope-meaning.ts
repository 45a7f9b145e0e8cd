import { choiceSkill } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type FittedScene, fittedScenes } from '../../src/scenes/fitted-scenes.ts';

/** Inputs far outside of the data that somebody may still ask about. */
const beyond: Record<FittedScene['key'], [least: number, most: number]> = {
  throws: [18, 30],
  cocoa: [90, 110],
  plant: [24, 52],
  bikes: [18, 40],
  songs: [50, 90],
  hikes: [20, 40],
  phones: [70, 120],
  comics: [150, 400],
};

/** `ask` is about a number of the equation, or about a prediction for the input `x` inside or `outside` of the data. */
type Params = {
  scene: FittedScene;
  part: 'slope' | 'start';
  ask: 'number' | 'word' | 'conclude' | 'inside' | 'outside';
  m: number;
  b: number;
  x: number;
};

/** Level 1 asks for a number of the equation, level 2 names slope or intercept, level 3 what may be concluded and how far it holds. */
export const m8ModelSlopeMeaning = choiceSkill('m8-model-slope-meaning', {
  version: 4,
  scenes: [fittedScenes],
  text: {
    headline: 'Say what a line of fit tells',
    line: 'The line of fit is {equation}.',
    turned: 'The line of fit is {turned}.',
    number: 'What does the number {part} tell you?',
    slope: 'What does the slope tell you?',
    intercept: 'What does the y-intercept tell you?',
    conclude: 'What can you conclude from the slope?',
    data: 'The data go from {from} to {to} {inputUnit}.',
    'ask-limit': 'A student uses the line to predict for {x} {inputUnit}. What is true of this prediction?',
    far: 'It may be far off, as {x} {inputUnit} lie outside the data.',
    near: 'It is likely to be close, as {x} {inputUnit} lie inside the data.',
    sure: 'It is exact, as the line has an equation.',
    never: 'It cannot be made before somebody measures it.',
    same: 'It is as good as inside the data, as the line goes on.',
    'right-far': 'Nobody knows whether the pattern goes on beyond the data.',
    'right-near': 'Inside the data, points stay near the line.',
    exact: 'The points lie around the line. Does each of them lie exactly on it?',
    goes: 'The line goes on, but do the data? What if the pattern changes there?',
    measured: 'A line of fit is made to predict between the points. Is {x} far from the data?',
    beyond: 'Compare {x} with the data. Does it lie between the least and the greatest input?',
    'right-slope': 'The slope tells how much the prediction changes for one step more.',
    'right-start': 'The intercept is what the line predicts when the input is zero.',
    'swaps-slope': 'This is about the start. Which number counts again with each step?',
    'swaps-start': 'This is about each step. Which number counts only once?',
    total: 'This takes the number for a total. Does the amount stay the same for all inputs?',
    cause: 'This claims a cause. Does a line of fit tell why, or what goes together?',
    other: 'Put zero in for the input, then one. What does the line predict?',
    'other-limit': 'Find the least and the greatest input of the data. Where does the new input lie?',
    'zero-do': 'Put zero in.',
    'zero-why': 'This gives the prediction at the start.',
    'one-do': 'Put one in.',
    'one-why': 'This gives the prediction one step later.',
    'say-do': 'Say it as a prediction.',
    'say-why': 'A line of fit gives an amount that is about right for the data as a whole.',
    'range-do': 'Find the least and the greatest input of the data.',
    'range-why': 'The line was fitted to points in between.',
    'place-do': 'See where the new input lies.',
    'place-why': 'Inside the data a prediction is likely to be close, and far outside it may be far off.',
    'tell-do': 'Say how far to trust it.',
    'tell-why': 'No prediction of a line of fit is exact.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(fittedScenes.list);
    const [least, most] = scene.inputs;
    const ask =
      level === 1 ? 'number' : level === 2 ? 'word' : random.pick(['conclude', 'inside', 'outside'] as const);
    return {
      scene,
      part: level === 3 ? 'slope' : random.pick(['slope', 'start']),
      ask,
      m: random.pick<number>(scene.slopes),
      b: random.int(scene.starts[0], scene.starts[1]),
      x: ask === 'outside' ? random.int(...beyond[scene.key]) : random.int(least + 1, most - 1),
    };
  },
  build({ scene, part, ask, m, b, x }: Params, { level, say, step, distractor }) {
    const size = String(Math.abs(m));
    const { key } = scene;
    const rule = m < 0 ? `y = -${size}x + ${b}` : `y = ${size}x + ${b}`;
    const other = m < 0 ? `y = ${b} - ${size}x` : `y = ${b} + ${size}x`;
    const shown = part === 'slope' ? signed(m) : String(b);
    const [from, to] = scene.inputs;
    const words = {
      equation: `$${rule}$`,
      turned: `$${other}$`,
      part: shown,
      from,
      to,
      x,
      inputUnit: scene.inputUnit,
    };
    const n = part === 'slope' ? size : String(b);
    const sentence = (which: 'slope' | 'start' | 'total' | 'cause') => ({
      text: say(`${key}-${which}`, { n }),
    });
    const swapped = part === 'slope' ? 'start' : 'slope';
    if (ask === 'inside' || ask === 'outside') {
      const isFar = ask === 'outside';
      return {
        words,
        question: [`${key}-rule`, 'line', 'data', 'ask-limit'],
        answer: { value: isFar ? 'far' : 'near', reason: isFar ? 'right-far' : 'right-near' },
        distractors: [
          distractor('takes-a-prediction-for-exact', 'sure', 'exact'),
          isFar
            ? distractor('trusts-a-line-far-outside-the-data', 'same', 'goes')
            : distractor('predicts-only-what-was-measured', 'never', 'measured'),
          isFar ? distractor('slip', 'near', 'beyond') : distractor('slip', 'far', 'beyond'),
        ],
        otherWrong: 'other-limit',
        steps: [
          step('range', 'the data', `from ${from} to ${to}`),
          step('place', `${x} ${scene.inputUnit}`, isFar ? 'far outside' : 'inside'),
          step('tell', 'the prediction', isFar ? 'may be far off' : 'likely to be close'),
        ],
        claims: [isFar ? `${x} > ${to}` : `${from} < ${x}`],
      };
    }
    const asked = {
      number: 'number',
      word: part === 'slope' ? 'slope' : 'intercept',
      conclude: 'conclude',
    } as const;
    return {
      words,
      question: [`${key}-rule`, level === 2 ? 'turned' : 'line', asked[ask]],
      answer: { value: part, ...sentence(part), reason: `right-${part}` },
      distractors: [
        distractor('swaps-slope-and-intercept', swapped, `swaps-${part}`, sentence(swapped)),
        distractor('claims-cause-from-association', 'cause', 'cause', sentence('cause')),
        distractor(
          part === 'slope' ? 'reads-the-slope-as-a-total' : 'reads-the-intercept-as-a-total',
          'total',
          'total',
          sentence('total'),
        ),
      ],
      steps: [
        step('zero', `${signed(m)} × 0 + ${b}`, b),
        step('one', `${signed(m)} × 1 + ${b}`, plain(b + m)),
        part === 'start'
          ? step('say', 'input zero', `about ${b}`)
          : step('say', `from ${b} to ${plain(b + m)}`, m < 0 ? `about ${size} less` : `about ${size} more`),
      ],
      claims: [`${m} * 1 + ${b} = ${plain(b + m)}`],
    };
  },
});

function plain(value: number): string {
  return String(Math.round(value * 100) / 100);
}
