import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';

const scenes = ['mail', 'fan', 'gate', 'step', 'noise'] as const;

/** The rule is set off from `low` on, at level 2 up to `high`; at level 3 it is changed and starts at `next`. */
type Params = {
  scene: (typeof scenes)[number];
  list: readonly number[];
  low: number;
  high: number;
  next: number;
};

/** Level 1 has one limit, level 2 two of them, level 3 asks what a lower limit changes. */
export const aiThresholdRuleApply = numberSkill('ai-threshold-rule-apply', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Follow a written rule',
    mail: 'A filter marks each message with {range} links.',
    fan: 'A fan starts at each reading of {range} degrees.',
    gate: 'A guard opens a second gate when {range} people wait.',
    step: 'A watch cheers for each walk of {range} blocks.',
    noise: 'A lamp blinks at each noise of {range} points.',
    list: 'These are the numbers of one day: {list}.',
    changed: 'Now the rule starts at {next, number} and not at {low, number}.',
    'ask-count': 'How many of them set off the rule?',
    'ask-more': 'How many more of them set off the rule now?',
    right: 'A rule looks at nothing but its limits, and a limit itself counts, too.',
    'right-more': 'Only the numbers between the old and the new start make a difference.',
    boundary: 'This leaves out a number that is just at a limit. What does the rule say about it?',
    otherside: 'This counts the numbers that do not set off the rule. Which side does the rule name?',
    total: 'This counts all that set it off now. Which of them did so before?',
    all: 'This counts all numbers of the day. Which of them keep the rule?',
    near: 'Compare each number with the limit once more. Which ones keep the rule?',
    other: 'Go through the list one by one. Compare each number with the limits.',
    'pick-do': 'Write down each number that keeps the rule.',
    'pick-why': 'The words of the rule tell which limits count, too.',
    'low-do': 'Keep the numbers that are large enough.',
    'low-why': 'The first limit counts, too.',
    'high-do': 'Of these, keep the ones that are small enough.',
    'high-why': 'The second limit counts, too.',
    'old-do': 'Find the numbers that set it off before.',
    'old-why': 'They stay with the new rule.',
    'new-do': 'Find the numbers that come in.',
    'new-why': 'They lie below the old start, but not below the new one.',
    'count-do': 'Count them.',
    'count-why': 'Each number of the list counts once.',
    final: '{value, number}',
  },
  draw: ({ level, random }): Params => drawList(level, random),
  build({ scene, list, low, high, next }: Params, { level, step, distractor }) {
    const many = (keeps: (n: number) => boolean): number => list.filter(keeps).length;
    const those = (keeps: (n: number) => boolean): string => list.filter(keeps).join(', ');
    const before = many((n) => n >= low);
    const inside = (n: number): boolean => n >= low && n <= high;
    const added = (n: number): boolean => n >= next && n < low;
    const value = { 1: before, 2: many(inside), 3: many(added) }[level];
    const words = {
      list: list.join(', '),
      low,
      next,
      value,
      range: level === 2 ? `${low} to ${high}` : `${low} or more`,
    };
    const strict = {
      1: many((n) => n > low),
      2: many((n) => n > low && n < high),
      3: many((n) => n > next && n < low),
    }[level];
    const steps = {
      1: [
        step(
          'pick',
          words.list,
          those((n) => n >= low),
        ),
      ],
      2: [
        step(
          'low',
          words.list,
          those((n) => n >= low),
        ),
        step('high', `up to ${high}`, those(inside)),
      ],
      3: [
        step(
          'old',
          words.list,
          those((n) => n >= low),
        ),
        step('new', `from ${next} to ${low}`, those(added)),
      ],
    }[level];
    return {
      words,
      question: [scene, 'list', level === 3 && 'changed', level === 3 ? 'ask-more' : 'ask-count'],
      answer: { value, reason: level === 3 ? 'right-more' : 'right' },
      distractors: [
        distractor('leaves-out-the-boundary', strict, 'boundary', {
          work:
            level === 2
              ? [
                  step(
                    'low',
                    words.list,
                    those((n) => n > low),
                  ),
                  step(
                    'high',
                    `up to ${high}`,
                    those((n) => n > low && n < high),
                  ),
                  step('count', 'how many', strict),
                ]
              : [],
        }),
        level === 3
          ? distractor('gives-the-new-total-for-a-change', before + value, 'total')
          : distractor('counts-the-other-side-of-a-threshold', list.length - value, 'otherside'),
        distractor('slip', level === 3 ? list.length - value : list.length, 'all'),
        distractor('slip', value + 1, 'near'),
      ],
      steps: [...steps, step('count', 'how many', value)],
      claims: [`${value} + ${list.length - value} = ${list.length}`],
    };
  },
});

/** Lists with a number at each limit; the ways of counting lead to different numbers above zero. */
function drawList(level: Level, random: Random): Params {
  return random.until(() => {
    const low = random.int(9, 14);
    const high = low + random.int(4, 7);
    const next = low - random.int(3, 6);
    const limits = { 1: [low], 2: [low, high], 3: [next, low] }[level];
    const more = random.int(level + 4, 9);
    const others = Array.from({ length: more }, () => random.int(3, 25));
    const list = random.shuffle([...limits, ...others]);
    const many = (keeps: (n: number) => boolean): number => list.filter(keeps).length;
    const values = {
      1: [many((n) => n >= low), many((n) => n > low), many((n) => n < low)],
      2: [
        many((n) => n >= low && n <= high),
        many((n) => n > low && n < high),
        many((n) => n < low || n > high),
      ],
      3: [many((n) => n >= next && n < low), many((n) => n > next && n < low), many((n) => n >= next)],
    }[level];
    const apart = new Set(values).size === 3 && Math.min(...values) > 0;
    return apart &&
      new Set(list).size === list.length &&
      list.some((n) => n < (level === 2 ? low : next) || level === 1)
      ? { scene: random.pick(scenes), list, low, high, next }
      : null;
  });
}
