import { choiceSkill } from '../../src/kit/index.ts';
import { type ModelStory, modelStories } from '../../src/linear-stories/model-stories.ts';

/** The model is mx + b; the slope or the intercept is asked about. */
type Params = { story: ModelStory; slope: boolean; m: number; b: number };

/** Level 1 asks about a number, level 2 about slope or intercept by name, level 3 has the start written first. */
export const a1LinearParameterMeaning = choiceSkill('a1-linear-parameter-meaning', {
  version: 2,
  scenes: [modelStories],
  text: {
    headline: 'What a number of a model means',
    number: 'What does the number {n, number} in this model tell you?',
    slope: 'What does the slope of this model tell you?',
    intercept: 'What does the $y$-intercept of this model tell you?',
    changed: 'Somebody thinks that the slope is the start. What does the slope really mean?',
    begun: 'Somebody thinks that the $y$-intercept is a rate. What does the intercept really mean?',
    'right-slope': 'It is multiplied by {x}, so it is added once for each step of {x}.',
    'right-intercept': 'It is what the model gives when {x} is zero.',
    'swaps-slope': 'This is about the start. Which number is left when {x} is zero?',
    'swaps-intercept': 'This is about the change. Which number is multiplied by {x}?',
    total: 'This takes the number for a total. How would a total change with {x}?',
    units: 'This swaps the two units. What does {x} count, and what does the model give?',
    other: 'Put in zero for {x}, and then one. What is there before, and what is added?',
    'zero-do': 'Put zero in for {x}.',
    'zero-why': 'This gives the value at the start.',
    'one-do': 'Put one in for {x}.',
    'one-why': 'This gives the value one step later.',
    'say-do': 'Say what the number tells.',
    'say-slope': 'The slope is what each step adds.',
    'say-intercept': 'The intercept is what is there before the first step.',
  },
  draw({ random }): Params {
    return random.until(() => {
      const story = random.pick(modelStories.list);
      const [m, b] = [random.int(...story.m), random.int(...story.b)];
      return m === b ? null : { story, slope: random.chance(50), m, b };
    });
  },
  build({ story, slope, m, b }: Params, { level, say, step, distractor }) {
    const { key } = story;
    const kind = slope ? 'slope' : 'intercept';
    const n = slope ? m : b;
    const told = (part: 'start' | 'each' | 'total' | 'traded') => say(`${key}-${part}`, { n });
    const asked = { 1: 'number', 2: kind, 3: slope ? 'changed' : 'begun' } as const;
    const readAs = (meaning: string) => ({
      work: [
        step('zero', slope ? 'the slope' : 'the $y$-intercept', n),
        step('say', `the number ${n}`, meaning),
      ],
      wrongAt: 1,
    });
    return {
      words: { n, x: '$x$', equation: level === 3 ? `$${b} + ${m}x$` : `$${m}x + ${b}$` },
      question: [`${key}-model`, asked[level]],
      answer: { value: kind, text: told(slope ? 'each' : 'start'), reason: `right-${kind}` },
      distractors: [
        distractor('swaps-slope-and-intercept', 'swapped', `swaps-${kind}`, {
          text: told(slope ? 'start' : 'each'),
          ...readAs(slope ? 'the amount at the start' : 'the change for each one more'),
        }),
        distractor(
          slope ? 'reads-the-slope-as-a-total' : 'reads-the-intercept-as-a-total',
          'total',
          'total',
          { text: told('total'), ...readAs('the amount for all together') },
        ),
        distractor('ignores-units', 'traded', 'units', told('traded')),
      ],
      steps: [
        step('zero', `$${m} \\cdot 0 + ${b}$`, b),
        step('one', `$${m} \\cdot 1 + ${b}$`, m + b),
        step('say', `from ${b} to ${m + b}`, slope ? `${m} for each` : `${b} at the start`, {
          why: `say-${kind}`,
        }),
      ],
      claims: [`${m} * 1 + ${b} = ${m + b}`],
    };
  },
});
