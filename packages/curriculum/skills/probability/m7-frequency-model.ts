import type { DiagramOf } from '@playforward/diagram';
import { modelData } from '../../src/chance/model-data.ts';
import { choiceSkill, fillTheRow, type Level, type Random } from '../../src/kit/index.ts';

/** `counts` of three results, or of four at level 3, among `n`. */
type Params = { data: (typeof modelData.list)[number]; counts: readonly number[]; n: number };

/** Level 1 has three results and a table, level 2 tells the counts, level 3 joins two results into one. */
export const m7FrequencyModel = choiceSkill('m7-frequency-model', {
  version: 3,
  byHand: { levels: [1], ask: 'fill', make: fillTheRow('Probability'), without: 'picture' },
  scenes: [modelData],
  text: {
    headline: 'Make a model from data',
    fill: [
      'Make a model for the next one: fill in the probabilities.',
      'Fill in the probability of each result.',
      'Make a model from these data. Write each probability into the table.',
      'Fill in a model for the next result.',
    ],
    counts: 'The counts are {list}.',
    joined: 'The counts are {list}. The model puts {third} and {fourth} together.',
    model: '{list}',
    right: 'Each probability is the share in the data, and they add to one.',
    equal: 'This gives every result the same chance. Do the data show equal counts?',
    plain: 'These are the counts. Can a probability be greater than one?',
    ten: 'Add these numbers. What should the probabilities of a model add to?',
    turned: 'Here two chances have changed places. Which of the two came more often?',
    other: 'Divide each count by the number of all results.',
    'all-do': 'Add the counts.',
    'all-why': 'This is the number of all results.',
    'join-do': 'Put two counts together.',
    'join-why': 'In the model they are one result.',
    'share-do': 'Divide each count by the total.',
    'share-why': 'The share in the data is the chance in the model.',
    'check-do': 'Add the chances.',
    'check-why': 'One of the results is sure to come, so all chances make one whole.',
  },
  draw: ({ level, random }): Params => drawData(level, random),
  build({ data, counts, n }: Params, { level, say, step, distractor }) {
    const names =
      level === 3
        ? [data.kinds[0], data.kinds[1], `${data.kinds[2]} or ${data.kinds[3]}`]
        : data.kinds.slice(0, 3);
    const [a = 0, b = 0, c = 0, d = 0] = counts;
    const parts = [a, b, c + d];
    const write = (values: readonly (number | string)[]) => ({
      text: say('model', { list: values.map((value, at) => `${names[at]}: ${value}`).join(', ') }),
    });
    const shares = parts.map((part) => part / n);
    const [x = 0, y = 0, z = 0] = shares;
    // Counts taken for hundredths, or one of the two joined kinds left out: neither adds to one.
    const [kept, whole] = level === 3 ? [[a, b, c], n] : [parts, 100];
    const off = kept.map((part) => part / whole);
    const all = step('all', counts.join(' + '), n);
    const offModel = distractor('makes-probabilities-that-do-not-add-to-one', 'off', 'ten', {
      ...write(off.map((of) => Number(of.toFixed(4)))),
      work: [all, step('share', `${kept.join(', ')}, each ÷ ${whole}`, partsText(off))],
    });
    return {
      words: {
        n,
        list: counts.map((count, at) => `${data.kinds[at]} ${count}`).join(', '),
        third: data.kinds[2],
        fourth: data.kinds[3],
      },
      question: [`${data.key}-told`, level === 2 && 'counts', level === 3 && 'joined', `${data.key}-ask`],
      diagram: level === 1 ? tableOf({ data, counts, n }) : null,
      drawn: {
        value: partsText(shares),
        wrong: [partsText(['1/3', '1/3', '1/3']), partsText(parts), partsText(off)],
      },
      answer: { value: 'shares', ...write(shares.map((share) => Number(share.toFixed(4)))) },
      distractors: [
        level === 1
          ? distractor('assumes-equal-chances', 'equal', 'equal', write(['1/3', '1/3', '1/3']))
          : offModel,
        distractor('uses-counts-as-probabilities', 'counts', 'plain', write(parts)),
        level === 1 ? offModel : distractor('slip', 'turned', 'turned', write([y, x, z])),
      ],
      steps: [
        all,
        level === 3 && step('join', `${c} + ${d}`, c + d),
        step('share', `${parts.join(', ')}, each ÷ ${n}`, shares.join(', ')),
        step('check', shares.join(' + '), 1),
      ],
      claims: [`${x} + ${y} + ${z} = 1`],
    };
  },
});

/** The cells of a row one after the other. */
function partsText(values: readonly (number | string)[]): string {
  return values.map((value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)).join(', ');
}

function tableOf({ data, counts }: Params): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: '',
    heads: ['Kind', data.many],
    rows: counts.map((count, at) => [data.kinds[at] ?? '', String(count)]),
  };
}

function drawData(level: Level, random: Random): Params {
  return random.until(() => {
    const n = random.pick([20, 25, 40, 50, 200]);
    const counts = Array.from({ length: level === 3 ? 3 : 2 }, () => random.int(2, Math.floor(n / 2)));
    counts.push(n - counts.reduce((sum, of) => sum + of, 0));
    const [a = 0, b = 0, c = 0, d = 0] = counts;
    const isSpread = Math.min(...counts) >= 2 && new Set([a, b, c + d]).size === 3;
    return isSpread ? { data: random.pick(modelData.list), counts, n } : null;
  });
}
