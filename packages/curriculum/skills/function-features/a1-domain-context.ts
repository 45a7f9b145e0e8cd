import { choiceSkill } from '../../src/kit/index.ts';
import { type InputStory, inputStories } from '../../src/linear-stories/input-stories.ts';

const asks = ['which', 'domain'] as const;
const outs = ['outs', 'out-range'] as const;

/** The input goes from 0 to `most`, and each one is worth `rate`. */
type Params = {
  story: InputStory;
  most: number;
  rate: number;
  ask: (typeof asks)[number] | (typeof outs)[number];
};

/** Level 1 tells the greatest input, level 2 the greatest output instead, level 3 asks for the range. Each counts or measures. */
export const a1DomainContext = choiceSkill('a1-domain-context', {
  version: 5,
  scenes: [inputStories],
  text: {
    headline: 'Inputs that make sense',
    which: 'Which inputs make sense?',
    domain: 'Which domain fits the story?',
    outs: 'Which outputs are possible?',
    'out-range': 'Which range fits the story?',
    whole: 'Whole numbers from {zero, number} to {most, number}',
    all: 'All numbers from {zero, number} to {most, number}',
    range: 'Multiples of {rate, number} from {zero, number} to {top, number}',
    heights: 'All numbers from {zero, number} to {top, number}',
    endless: 'Whole numbers from {zero, number} on, without an end',
    'endless-range': 'Multiples of {rate, number} from {zero, number} on, without an end',
    forever: 'All numbers from {zero, number} on, without an end',
    'right-whole': 'These things are counted, there cannot be fewer than none, and the story sets a limit.',
    'right-all': 'This amount can have any size, it cannot be below zero, and the story sets a limit.',
    'right-outs-whole':
      'Each input adds the same to the output, so the outputs stand apart, and the last input brings the greatest.',
    'right-outs-all':
      'The input can be in between, so the output can be as well, and the last input brings the greatest.',
    parts: 'This includes numbers such as one half. Can the input be one half here?',
    steps: 'This leaves out numbers such as one half. Can the input be in between?',
    outputs: 'These are outputs of the function. What goes into it?',
    inputs: 'These are inputs of the function. What comes out of it?',
    'out-parts': 'This holds numbers between two outputs. Can the input be one half here?',
    'out-steps': 'These outputs belong to whole inputs only. Can the input be in between?',
    limit: 'This has no end. What does the story say about the most that is possible?',
    other: 'Ask three things: is it counted or measured, what is the least, and what is the most?',
    'other-outs':
      'Ask whether the outputs stand apart, which is the least, and which belongs to the greatest input.',
    'kind-do': 'Ask whether the input is counted or measured.',
    'kind-whole': 'It is counted, so only whole numbers make sense.',
    'kind-all': 'It is measured, so numbers in between make sense as well.',
    'least-do': 'Find the least input.',
    'least-why': 'There cannot be less than nothing.',
    'most-do': 'Find the greatest input.',
    'most-why': 'The story tells the limit.',
    'least-out-do': 'Find the least output.',
    'least-out-why': 'It belongs to the least input.',
    'most-out-do': 'Find the greatest output.',
    'most-out-why': 'It belongs to the greatest input.',
    'find-why': 'The limit of the outputs is {top, number}, and each one brings {rate, number}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const counts = random.chance(50);
      const story = random.pick(inputStories.list.filter(({ whole }) => whole === counts));
      const [most, rate] = [random.int(...story.most), random.int(...story.rate)];
      return most !== rate && rate > 1
        ? { story, most, rate, ask: random.pick<Params['ask']>(level === 3 ? outs : asks) }
        : null;
    });
  },
  build({ story, most, rate, ask }: Params, { level, step, distractor }) {
    const { key, whole } = story;
    const kind = whole ? 'whole' : 'all';
    const top = most * rate;
    /** Lines of somebody who sees another kind of input, or another limit. */
    const linesOf = (input: string, limit: string | number) => ({
      work: [
        step('kind', 'the input', input, { why: `kind-${kind}` }),
        step('least', 'least input', 0),
        step('most', 'greatest input', limit),
      ],
    });
    const input = whole ? 'counted' : 'measured';
    const words = { most, rate, top, zero: 0 };
    const claims = [`${most} * ${rate} = ${top}`];
    if (level === 3)
      return {
        words,
        question: [`${key}-told`, ask],
        answer: { value: whole ? 'range' : 'heights', reason: `right-outs-${kind}` },
        otherWrong: 'other-outs',
        distractors: [
          distractor('swaps-domain-and-range', kind, 'inputs'),
          whole
            ? distractor('allows-values-that-make-no-sense', 'heights', 'out-parts')
            : distractor('takes-a-measured-input-for-counted', 'range', 'out-steps'),
          distractor('ignores-an-upper-limit', whole ? 'endless-range' : 'forever', 'limit'),
        ],
        steps: [
          step('kind', 'the input', input, { why: `kind-${kind}` }),
          step('least-out', `0 × ${rate}`, 0),
          step('most-out', `${most} × ${rate}`, top),
        ],
        claims,
      };
    return {
      words,
      question: [level === 2 ? `${key}-top` : `${key}-told`, ask],
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
          linesOf(input, 'none, since it can always go on'),
        ),
      ],
      steps: [
        step('kind', 'the input', input, { why: `kind-${kind}` }),
        step('least', 'least input', 0),
        step('most', level === 2 ? `${top} ÷ ${rate}` : 'greatest input', most, {
          why: level === 2 ? 'find-why' : 'most-why',
        }),
      ],
      claims,
    };
  },
});
