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
    'headline-learn': 'Find the limit from examples',
    'learn-mail':
      'A filter marks each message with enough links. Junk had {yes} links, good messages had {no}.',
    'learn-fan': 'A fan starts when it is warm enough. People wanted it at {yes} degrees, but not at {no}.',
    'learn-gate': 'A second gate opens when enough people wait. It was needed for {yes}, but not for {no}.',
    'learn-step':
      'A watch cheers when a walk is long enough. People liked it for {yes} blocks, but not for {no}.',
    'learn-noise':
      'A lamp blinks when a noise is loud enough. It was wanted for {yes} points, but not for {no}.',
    'ask-learn': 'The rule starts at one of these numbers: {starts}. With which one is it off least often?',
    'right-learn': 'Both ways of being off were counted, and here their sum is smallest.',
    'learn-all': 'This start misses nothing. How often is it set off when it should not be?',
    'learn-none': 'This start gives no false alarm. How many does it miss?',
    'learn-other': 'Count both ways of being off for this start. Is there one with fewer?',
    'other-learn': 'Try each start. Count where it is set off wrongly, and where it stays off wrongly.',
    'try-do': 'Try {start, number} as the start.',
    'try-why': 'Count what it sets off wrongly, and what it misses.',
    'least-do': 'Take the start that is off least often.',
    'least-why': 'The smallest sum of both is the best.',
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
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const numbers = random.shuffle(Array.from({ length: 22 }, (_, at) => at + 4));
        const yes = numbers.slice(0, 4).filter((n) => n > 8);
        const no = numbers.slice(4, 9).filter((n) => n < 22);
        if (yes.length < 4 || no.length < 4) return null;
        const starts = [...yes].sort((p, q) => p - q);
        const offs = starts.map((start) => offAt(start, yes, no).sum);
        const least = Math.min(...offs);
        const best = offs.indexOf(least);
        const clean = starts.findIndex((start) => offAt(start, yes, no).falsely === 0);
        const isOpen =
          offs.filter((off) => off === least).length === 1 && least > 0 && best > 0 && clean > best;
        return isOpen ? { scene: random.pick(scenes), yes, no } : null;
      }),
    build({ scene, yes, no }, { say, step, distractor }) {
      const starts = [...yes].sort((p, q) => p - q);
      const tried = starts.map((start) => ({ start, ...offAt(start, yes, no) }));
      const least = Math.min(...tried.map(({ sum }) => sum));
      const best = tried.find(({ sum }) => sum === least)?.start ?? 0;
      const clean = tried.find(({ falsely }) => falsely === 0)?.start ?? 0;
      const rest = starts.find((start) => start !== best && start !== clean && start !== starts[0]) ?? 0;
      return {
        words: { yes: yes.join(', '), no: no.join(', '), starts: starts.join(', '), value: best },
        headline: 'headline-learn',
        question: [`learn-${scene}`, 'ask-learn'],
        answer: { value: best, reason: 'right-learn' },
        distractors: [
          distractor('forgets-the-false-alarms', starts[0] ?? 0, 'learn-all'),
          distractor('forgets-one-kind-of-being-off', clean, 'learn-none'),
          distractor('slip', rest, 'learn-other'),
        ],
        otherWrong: 'other-learn',
        steps: [
          ...tried.map(({ start, falsely, missed, sum }) =>
            step('try', `wrongly on ${falsely}, wrongly off ${missed}`, `${falsely} + ${missed} = ${sum}`, {
              do: say('try-do', { start }),
              why: 'try-why',
            }),
          ),
          step('least', tried.map(({ sum }) => sum).join(', '), best),
        ],
        claims: [`${least} + 0 = ${least}`],
      };
    },
  },
});

/** How often a rule that starts there is set off wrongly, and how often it stays off wrongly. */
function offAt(start: number, yes: readonly number[], no: readonly number[]) {
  const falsely = no.filter((n) => n >= start).length;
  const missed = yes.filter((n) => n < start).length;
  return { falsely, missed, sum: falsely + missed };
}

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
