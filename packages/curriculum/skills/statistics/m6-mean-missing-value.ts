import { type CountedData, countedData, sumOf, wideData } from '../../src/chance/counted-data.ts';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';

/** With the number `missing`, the known `values` have the mean `mean`. */
type Params = { data: CountedData; values: readonly number[]; missing: number; mean: number };

/**
 * Level 1 has three known numbers, level 2 five, level 3 tells the known ones by their mean. In the stretch problem two
 * numbers are missing.
 */
export const m6MeanMissingValue = numberSkill('m6-mean-missing-value', {
  version: 2,
  form: 'integer',
  scenes: [countedData],
  text: {
    headline: 'Find a missing value',
    list: 'The numbers are {list}, and one more.',
    early: 'The first {k, number} numbers have a mean of {early, number}.',
    later: 'Then there is one more number.',
    mean: 'The mean of all {n, number} numbers is {mean, number}.',
    ask: 'Which number is missing?',
    'ask-next': 'Which number comes last?',
    right: 'With this number, the sum is the mean times the number of values.',
    same: 'This is the mean itself. Do all the numbers then have the right sum?',
    subtracts: 'This takes the mean from a sum. What must the sum of all {n, number} numbers be?',
    divides: 'This divides. How do you get back from a mean to the sum?',
    sum: 'This is the sum of the known numbers. What must the whole sum be?',
    whole: 'This is the sum of all numbers. How much of it is known?',
    between: 'This is only the difference of the means. How many numbers does each mean stand for?',
    other: 'Find the sum of all numbers from the mean. Then take the known ones away.',
    'whole-do': 'Multiply the mean by the number of values.',
    'whole-why': 'If each value were equal to the mean, the sum would be the same.',
    'known-do': 'Add the known numbers.',
    'known-why': 'They are a part of the sum.',
    'back-do': 'Find the sum of the first {k, number} numbers in the same way.',
    'back-why': 'Their mean times their number gives their sum.',
    'take-do': 'Take the known sum from the whole sum.',
    'take-why': 'The missing number is what is left.',
    final: '{value}',
    'list-two': [
      'The numbers are {list}, and two more.',
      'There are {n, number} numbers: {list}, and two more.',
    ],
    'more-than': [
      'One of these two is {d, number} greater than the other. What is the smaller one?',
      'The two differ by {d, number}. Which is the smaller one?',
    ],
    'right-two': 'With this number and the greater one, the mean is right.',
    both: 'This is the sum of both missing numbers. How is it split?',
    greater: 'This is the greater of the two. Which one is asked for?',
    halved: 'This splits the sum into two equal parts. Are the two numbers equal?',
    'other-two': 'Find the sum of both missing numbers first. Then take away their difference.',
    'both-do': 'Take the known sum from the whole sum.',
    'both-why': 'What is left is the sum of both missing numbers.',
    'even-do': 'Take away {d, number}, the difference of the two.',
    'even-why': 'Now both parts are equal.',
    'half-do': 'Halve it.',
    'half-why': 'Each half is the smaller number.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const data = random.pick(wideData);
      const k = level === 1 ? 3 : level === 2 ? 5 : random.int(4, 7);
      const values = Array.from({ length: k }, () => data.low + random.int(0, 9));
      const missing = data.low + random.int(0, 9);
      const known = sumOf(values);
      const mean = (known + missing) / (k + 1);
      const early = known / k;
      const whole = Number.isInteger(mean) && (level !== 3 || Number.isInteger(early));
      return whole && !values.includes(missing) && mean !== missing && mean !== early
        ? { data, values, missing, mean }
        : null;
    });
  },
  build({ data, values, missing, mean }: Params, { level, say, step, distractor }) {
    const k = values.length;
    const [n, known] = [k + 1, sumOf(values)];
    const early = known / k;
    const total = mean * n;
    const words = {
      list: values.join(', '),
      k,
      n,
      mean,
      early: level === 3 ? early : 0,
      value: String(missing),
    };
    const quotient = known / n;
    const toKnown =
      level === 3 ? step('back', `${early} × ${k}`, known) : step('known', values.join(' + '), known);
    return {
      words,
      question: [
        `${data.key}-who`,
        ...(level === 3 ? [say('early'), say('later')] : [say('list')]),
        'mean',
        level === 3 ? 'ask-next' : 'ask',
      ],
      answer: missing,
      distractors: takeDistractors(missing, [
        distractor('gives-the-mean-itself', mean, 'same'),
        distractor('subtracts-the-mean-from-the-sum', known - mean, 'subtracts', {
          work: [toKnown, step('take', `${known} − ${mean}`, known - mean)],
          wrongAt: 1,
        }),
        ...(Number.isInteger(quotient)
          ? [
              distractor('divides-instead-of-multiplying', quotient, 'divides', {
                work: [toKnown, step('whole', `${known} ÷ ${n}`, quotient)],
                wrongAt: 1,
              }),
            ]
          : []),
        distractor('slip', known, 'sum'),
        distractor('slip', total, 'whole'),
        ...(Number.isInteger(early) ? [distractor('slip', Math.abs(mean - early), 'between')] : []),
      ]),
      steps: [step('whole', `${mean} × ${n}`, total), toKnown, step('take', `${total} − ${known}`, missing)],
      claims: [`${values.join(' + ')} + ${missing} = ${n} * ${mean}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const data = random.pick(wideData);
        const values = Array.from({ length: random.int(3, 4) }, () => data.low + random.int(0, 9));
        const [small, d] = [data.low + random.int(1, 7), random.int(2, 6)];
        const mean = (sumOf(values) + 2 * small + d) / (values.length + 2);
        return Number.isInteger(mean) && mean !== small ? { data, values, small, d, mean } : null;
      }),
    build({ data, values, small, d, mean }, { step, distractor }) {
      const [n, known, both] = [values.length + 2, sumOf(values), 2 * small + d];
      return {
        words: { list: values.join(', '), n, mean, d, value: String(small) },
        question: [`${data.key}-who`, 'list-two', 'mean', 'more-than'],
        answer: { value: small, reason: 'right-two' },
        distractors: takeDistractors(small, [
          distractor('gives-the-mean-itself', mean, 'same'),
          distractor('subtracts-the-mean-from-the-sum', known - mean, 'subtracts'),
          distractor('slip', both, 'both'),
          distractor('slip', small + d, 'greater'),
        ]),
        otherWrong: 'other-two',
        steps: [
          step('whole', `${mean} × ${n}`, mean * n),
          step('known', values.join(' + '), known),
          step('both', `${mean * n} − ${known}`, both),
          step('even', `${both} − ${d}`, 2 * small),
          step('half', `${2 * small} ÷ 2`, small),
        ],
        claims: [`${values.join(' + ')} + ${small} + ${small} + ${d} = ${n} * ${mean}`],
      };
    },
  },
});
