import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';
import { type Counted, confusionTable, drawCounted, flagScenes } from '../../src/scenes/flag-scenes.ts';

type Params = Counted & { ask: 'precision' | 'recall' };

/** Level 1 reads a table, level 2 has counts in words, level 3 starts from the other rate. */
export const aiPrecisionRecall = numberSkill('ai-precision-recall', {
  version: 1,
  form: 'fraction',
  scenes: [flagScenes],
  text: {
    headline: 'Precision and recall',
    table: 'The table counts what it said and what was true.',
    counts: 'It flags {flagged, number}. Of these, {hits, number} are truly {sort}.',
    'rate-precision': 'It flags {flagged, number}. Of these, {p} are truly {sort}.',
    'rate-recall': 'It finds {r} of them. It also gives {alarms, number} false alarms.',
    'ask-precision': 'What fraction of the flagged {things} is truly {sort}?',
    'ask-recall': 'What fraction of the {sort} {things} was flagged?',
    'right-precision': 'This is the precision: the part of the flagged ones that is truly {sort}.',
    'right-recall': 'This is the recall: the part of the {sort} ones that was found.',
    swapped: 'This divides by the other group. Which group does the question name as the whole?',
    all: 'This divides by all {things}. Which group does the question name as the whole?',
    rest: 'This is the part of that group that went the other way. Which part is asked for?',
    odds: 'This compares the two parts of the group. What is the whole group?',
    other: 'First find the whole: all that were flagged, or all that are {sort}.',
    'whole-do': 'Find the whole.',
    'whole-precision': 'Precision looks at all that were flagged.',
    'whole-recall': 'Recall looks at all that are truly {sort}.',
    'hits-do': 'Find how many were flagged rightly.',
    'hits-why': 'They are both flagged and truly {sort}.',
    'divide-do': 'Divide the rightly flagged ones by the whole.',
    'divide-why': 'A fraction compares a part with its whole.',
    final: '{shown}',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build({ ask, ...counted }: Params, { level, step, distractor }) {
    const { scene, hits, misses, alarms, calm } = counted;
    const all = hits + misses + alarms + calm;
    const [flagged, truly] = [hits + alarms, hits + misses];
    const isPrecision = ask === 'precision';
    const [whole, otherWhole] = isPrecision ? [flagged, truly] : [truly, flagged];
    const value = fractionValue(hits, whole);
    const show = (top: number, bottom: number): string => typeset(fractionValue(top, bottom));
    const words = {
      sort: scene.sort,
      things: scene.things,
      all,
      truly,
      flagged,
      hits,
      alarms,
      p: show(hits, flagged),
      r: show(hits, truly),
      shown: typeset(value),
    };
    const sum = isPrecision ? `${hits} + ${alarms}` : `${hits} + ${misses}`;
    const findWhole = step(
      'whole',
      level === 1 || (level === 3 && isPrecision) ? sum : 'the whole group',
      whole,
      {
        why: isPrecision ? 'whole-precision' : 'whole-recall',
      },
    );
    const divide = step('divide', `${hits} ÷ ${whole}`, typeset(value));
    const findHits = step(
      'hits',
      level === 3 ? `${show(hits, otherWhole)} × ${otherWhole}` : 'flagged and truly so',
      hits,
    );
    const given = isPrecision ? 'rate-recall' : 'rate-precision';
    return {
      words,
      question: [`${scene.key}-told`, ({ 1: 'table', 2: 'counts', 3: given } as const)[level], `ask-${ask}`],
      diagram: level === 1 ? confusionTable(counted) : null,
      answer: { value, reason: `right-${ask}` },
      distractors: [
        distractor('swaps-precision-and-recall', fractionValue(hits, otherWhole), 'swapped'),
        distractor('divides-by-all-cases', fractionValue(hits, all), 'all'),
        distractor('slip', fractionValue(whole - hits, whole), 'rest'),
        distractor('slip', fractionValue(hits, whole - hits), 'odds'),
      ],
      steps: level === 1 ? [findWhole, divide] : [findHits, findWhole, divide],
      claims: [`${hits}/${whole} = ${value}`, `${hits} + ${whole - hits} = ${whole}`],
    };
  },
});

function drawParams(level: Level, random: Random): Params {
  const ask = random.pick(['precision', 'recall'] as const);
  return random.until(() => {
    const counted = drawCounted(random, 120);
    const { hits, misses, alarms, calm } = counted;
    const all = hits + misses + alarms + calm;
    const whole = ask === 'precision' ? hits + alarms : hits + misses;
    const bottom = (over: number): number => Number(fractionValue(hits, over).split('/')[1] ?? 1);
    const friendly = bottom(whole) <= (level === 1 ? 12 : 25);
    const other = ask === 'precision' ? hits + misses : hits + alarms;
    const given = level < 3 || bottom(other) <= 12;
    return friendly && given && all <= 15 * whole && 2 * hits !== whole ? { ...counted, ask } : null;
  });
}
