import { choiceSkill } from '../../src/kit/index.ts';
import { type InputStory, inputStories } from '../../src/linear-stories/input-stories.ts';

/** The input goes from 0 to `most`, and each one is worth `rate`. */
type Params = { story: InputStory; most: number; rate: number; ask: 'which' | 'domain' };

/** Level 1 counts things, level 2 measures, level 3 has to find the greatest input first. */
export const a1DomainContext = choiceSkill('a1-domain-context', {
  version: 4,
  scenes: [inputStories],
  text: {
    headline: 'Inputs that make sense',
    which: 'Which inputs make sense?',
    domain: 'Which domain fits the story?',
    whole: 'Whole numbers from {zero, number} to {most, number}',
    all: 'All numbers from {zero, number} to {most, number}',
    range: 'Multiples of {rate, number} from {zero, number} to {top, number}',
    heights: 'All numbers from {zero, number} to {top, number}',
    endless: 'Whole numbers from {zero, number} on, without an end',
    forever: 'All numbers from {zero, number} on, without an end',
    'right-whole': 'These things are counted, there cannot be fewer than none, and the story sets a limit.',
    'right-all': 'This amount can have any size, it cannot be below zero, and the story sets a limit.',
    parts: 'This includes numbers such as one half. Can the input be one half here?',
    steps: 'This leaves out numbers such as one half. Can the input be in between?',
    outputs: 'These are outputs of the function. What goes into it?',
    limit: 'This has no end. What does the story say about the most that is possible?',
    other: 'Ask three things: is it counted or measured, what is the least, and what is the most?',
    'kind-do': 'Ask whether the input is counted or measured.',
    'kind-whole': 'It is counted, so only whole numbers make sense.',
    'kind-all': 'It is measured, so numbers in between make sense as well.',
    'least-do': 'Find the least input.',
    'least-why': 'There cannot be less than nothing.',
    'most-do': 'Find the greatest input.',
    'most-why': 'The story tells the limit.',
    'find-why': 'The limit of the outputs is {top, number}, and each one brings {rate, number}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const story = random.pick(
        inputStories.list.filter(({ whole }) => level === 3 || whole === (level === 1)),
      );
      const [most, rate] = [random.int(...story.most), random.int(...story.rate)];
      return most !== rate && rate > 1
        ? { story, most, rate, ask: random.pick(['which', 'domain'] as const) }
        : null;
    });
  },
  build({ story, most, rate, ask }: Params, { level, step, distractor }) {
    const { key, whole } = story;
    const kind = whole ? 'whole' : 'all';
    const top = most * rate;
    /** Lines of somebody who sees another kind of input, or another limit. */
    const linesOf = (input: string, limit: string | number, from = 'greatest input') => ({
      work: [
        step('kind', 'the input', input, { why: `kind-${kind}` }),
        step('least', 'least input', 0),
        step('most', from, limit),
      ],
    });
    const input = whole ? 'counted' : 'measured';
    return {
      words: { most, rate, top, zero: 0 },
      question: [level === 3 ? `${key}-top` : `${key}-told`, ask],
      answer: { value: kind, reason: `right-${kind}` },
      distractors: [
        distractor(
          whole ? 'allows-values-that-make-no-sense' : 'takes-a-measured-input-for-counted',
          whole ? 'all' : 'whole',
          whole ? 'parts' : 'steps',
          linesOf(whole ? 'measured' : 'counted', most),
        ),
        distractor('gives-the-range', whole ? 'range' : 'heights', 'outputs', linesOf(input, top)),
        distractor(
          'ignores-an-upper-limit',
          whole ? 'endless' : 'forever',
          'limit',
          linesOf(input, 'none', `outputs ${rate}, ${2 * rate} and so on`),
        ),
      ],
      steps: [
        step('kind', 'the input', input, { why: `kind-${kind}` }),
        step('least', 'least input', 0),
        step('most', level === 3 ? `${top} ÷ ${rate}` : 'greatest input', most, {
          why: level === 3 ? 'find-why' : 'most-why',
        }),
      ],
      claims: [`${most} * ${rate} = ${top}`],
    };
  },
});
