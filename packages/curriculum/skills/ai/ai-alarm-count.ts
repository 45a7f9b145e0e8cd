import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const rivers = ['river', 'creek', 'canal', 'lake', 'drain'] as const;

/** Levels in feet before days with a flood and before dry days; an alarm is given from `limit` on. */
type Params = {
  river: (typeof rivers)[number];
  wet: readonly number[];
  dry: readonly number[];
  limit: number;
  ask: 'alarms' | 'misses';
};

/** Level 1 counts one kind, level 2 both, level 3 finds the limit that misses nothing first. */
export const aiAlarmCount = numberSkill('ai-alarm-count', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Where should the limit be?',
    river: 'A helper watches a river and gives its level in inches.',
    creek: 'A helper watches a creek and gives its level in inches.',
    canal: 'A helper watches a canal and gives its level in inches.',
    lake: 'A helper watches a lake and gives its level in inches.',
    drain: 'A helper watches a storm drain and gives its level in inches.',
    wet: 'Before floods it was {wet}.',
    dry: 'On other days it was {dry}.',
    limit: 'It gives an alarm from {limit, number} on.',
    none: 'It has to miss no flood, with the limit as high as that allows.',
    'ask-alarms': 'How many false alarms is that?',
    'ask-misses': 'How many floods does it miss?',
    'ask-both': 'How often is it off?',
    'ask-best': 'How many false alarms does it give then?',
    right: 'An alarm on a day without a flood is false, and a flood without an alarm is a miss.',
    'right-best': 'The limit is the lowest level before a flood, and other days above it are false alarms.',
    swapped: 'This counts the other way of being off. Was there a flood?',
    boundary: 'This leaves out a level that is just at the limit. What does “from” mean?',
    one: 'This counts one way of being off. Which other way is there?',
    fine: 'These are days on which it was right. On which was it off?',
    higher: 'This takes a higher limit. Would it still catch each flood?',
    all: 'This counts all other days. On which of them is there an alarm?',
    other: 'Compare each level with the limit. Then ask whether a flood came.',
    'alarm-do': 'Find the alarms on days without a flood.',
    'alarm-why': 'These are the false ones.',
    'miss-do': 'Find the floods below the limit.',
    'miss-why': 'For these it gave no alarm.',
    'low-do': 'Find the lowest level before a flood.',
    'low-why': 'The limit must not be above it.',
    'compare-do': 'Compare the other days with this limit.',
    'compare-why': 'Those at the limit or above it bring a false alarm.',
    'count-do': 'Count them.',
    'count-why': 'Each day counts once.',
    'sum-do': 'Add both ways of being off.',
    'sum-why': 'It is off in both.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawLevels(level, random),
  build({ river, wet, dry, limit, ask }: Params, { level, step, distractor }) {
    const best = Math.min(...wet);
    const at = level === 3 ? best : limit;
    const falsely = dry.filter((n) => n >= at);
    const missed = wet.filter((n) => n < limit);
    const [alarms, misses] = [falsely.length, missed.length];
    const isAlarms = ask === 'alarms';
    const asked = isAlarms ? alarms : misses;
    const value = { 1: asked, 2: alarms + misses, 3: alarms }[level];
    const strict = isAlarms ? dry.filter((n) => n > at).length : wet.filter((n) => n <= limit).length;
    const middle = [...wet].sort((p, q) => p - q)[1] ?? best;
    const wrong = {
      1: [
        distractor('swaps-false-alarms-and-misses', isAlarms ? misses : alarms, 'swapped'),
        distractor('leaves-out-the-boundary', strict, 'boundary'),
        distractor('slip', isAlarms ? dry.length - alarms : wet.length - misses, 'fine'),
        distractor('slip', dry.length, 'all'),
        distractor('slip', wet.length, 'fine'),
      ],
      2: [
        distractor('forgets-one-kind-of-being-off', alarms, 'one'),
        distractor('lists-the-complement', dry.length + wet.length - alarms - misses, 'fine'),
        distractor('slip', misses, 'one'),
        distractor('slip', dry.length, 'all'),
      ],
      3: [
        distractor('leaves-out-the-boundary', dry.filter((n) => n > at).length, 'boundary'),
        distractor('forgets-one-kind-of-being-off', dry.filter((n) => n >= middle).length, 'higher'),
        distractor('slip', dry.length - alarms, 'fine'),
        distractor('slip', dry.length, 'all'),
      ],
    }[level];
    const alarm = step('alarm', `from ${limit} on`, falsely.join(', '));
    const miss = step('miss', `below ${limit}`, missed.join(', '));
    const one = isAlarms ? alarm : miss;
    return {
      words: { wet: wet.join(', '), dry: dry.join(', '), limit, value: String(value) },
      question: [
        river,
        'wet',
        'dry',
        level === 3 ? 'none' : 'limit',
        ({ 1: `ask-${ask}`, 2: 'ask-both', 3: 'ask-best' } as const)[level],
      ],
      answer: { value, reason: level === 3 ? 'right-best' : 'right' },
      distractors: takeDistractors(value, wrong),
      steps: {
        1: [one, step('count', 'how many', value)],
        2: [alarm, miss, step('sum', `${alarms} + ${misses}`, value)],
        3: [
          step('low', wet.join(', '), best),
          step('compare', `from ${best} on`, falsely.join(', ')),
          step('count', 'how many', value),
        ],
      }[level],
      claims: [`${alarms} + ${dry.length - alarms} = ${dry.length}`],
    };
  },
});

function drawLevels(level: Level, random: Random): Params {
  return random.until(() => {
    const ask = random.pick(['alarms', 'misses'] as const);
    const limit = random.int(26, 34);
    const some = (count: number, least: number, most: number): number[] =>
      Array.from({ length: count }, () => random.int(least, most));
    const wet = some(random.int(4, 6), 22, 45);
    const dry = some(random.int(7, 10), 8, 36);
    const best = Math.min(...wet);
    const all = [...wet, ...dry];
    if (level === 1) (ask === 'alarms' ? dry : wet).push(limit);
    if (level === 3) dry.push(best);
    const at = level === 3 ? best : limit;
    const alarms = dry.filter((n) => n >= at).length;
    const misses = wet.filter((n) => n < limit).length;
    const middle = [...wet].sort((p, q) => p - q)[1] ?? best;
    const numbers = {
      1: ask === 'alarms' ? [alarms, misses, alarms - 1] : [misses, alarms, misses + 1],
      2: [alarms + misses, alarms, dry.length + wet.length - alarms - misses, misses],
      3: [alarms, dry.filter((n) => n > at).length, dry.filter((n) => n >= middle).length],
    }[level];
    const fits = new Set(numbers).size === numbers.length && Math.min(...numbers) > 0;
    return fits && new Set(all).size === all.length && !all.includes(level === 2 ? limit : -1)
      ? { river: random.pick(rivers), wet: random.shuffle(wet), dry: random.shuffle(dry), limit, ask }
      : null;
  });
}
