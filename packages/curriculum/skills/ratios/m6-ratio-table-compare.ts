import { defineSkill, type Mixture, mixtures, mixtureText } from '../../src/authoring.ts';

type Side = { first: number; second: number };
type Params = { mixture: Mixture; a: Side; b: Side; larger: 'A' | 'B'; equal: boolean };

/** Level 1 compares small whole numbers, level 2 larger ones, level 3 tells the mixtures without a table. */
export const m6RatioTableCompare = defineSkill({
  id: 'm6-ratio-table-compare',
  version: 1,
  form: 'choice',
  text: {
    en: {
      ...mixtureText,
      headline: 'Compare two mixtures',
      facts:
        'Mixture A has {aFirst, number} {units} of {first} and {aSecond, number} of {second}. Mixture B has {bFirst, number} and {bSecond, number}.',
      'side-a': 'Mixture A',
      'side-b': 'Mixture B',
      same: 'Both are the same',
      'right-same': 'One mixture is the other one scaled up, so both have the same ratio.',
      'right-side': 'Brought to the same amount of {second}, this mixture has more {first}.',
      ingredient:
        'This mixture has more {first}, but it also has more {second}. How much {first} comes with the same amount of {second}?',
      'difference-same':
        'The differences look equal, but a mix is compared by ratio. How much {first} comes with the same amount of {second}?',
      'difference-side':
        'This compares how much more {second} there is. A difference is not a ratio. What happens when you scale the smaller mixture up?',
      other: 'Scale both mixtures until they have the same amount of {second}. Then compare {first}.',
      'ratio-do': 'Write both mixtures as ratios.',
      'ratio-why': 'The ratio of {first} to {second} tells how strong a mix is.',
      'a-do': 'Scale mixture A to {common, number} {units} of {second}.',
      'b-do': 'Scale mixture B to {common, number} {units} of {second}.',
      'scale-why': 'Scaling both amounts keeps the mix the same.',
      'compare-do': 'Compare the amounts of {first}.',
      'compare-why': 'With equal amounts of {second}, more {first} means a stronger mix.',
      'final-a': 'Mixture A',
      'final-b': 'Mixture B',
      'final-same': 'Both are the same.',
    },
  },
  draw({ level, random }) {
    const mixture = random.pick(mixtures);
    const equal = random.chance(34);
    const most = level === 1 ? 5 : 8;
    const first = random.int(3, most);
    const second = equal ? first + random.int(1, most) : random.int(2, first - 1);
    const small = { first, second };
    const step = random.int(2, level === 1 ? 3 : 5);
    const large = equal
      ? { first: first * step, second: second * step }
      : { first: first + step, second: second + step };
    const larger: Params['larger'] = random.chance(50) ? 'A' : 'B';
    return { mixture, equal, larger, a: larger === 'A' ? large : small, b: larger === 'A' ? small : large };
  },
  build({ mixture, a, b, larger, equal }: Params, { level, say }) {
    const common = a.second * b.second;
    const words = {
      first: mixture.first,
      second: mixture.second,
      units: mixture.unit,
      aFirst: a.first,
      aSecond: a.second,
      bFirst: b.first,
      bSecond: b.second,
      common,
    };
    const other = larger === 'A' ? 'B' : 'A';
    const sideText = (side: 'A' | 'B') => say(side === 'A' ? 'side-a' : 'side-b');
    const right = equal ? 'same' : other;
    const scaled = (side: Side, instruction: 'a-do' | 'b-do', factor: number) => ({
      rule: 'scale-up',
      before: `${side.first}:${side.second}`,
      after: `${side.first * factor}:${common}`,
      instruction: say(instruction, words),
      explanation: say('scale-why'),
    });
    return {
      headline: say('headline'),
      question: [say('facts', words), say(`${mixture.key}-stronger`)],
      diagram:
        level === 3
          ? null
          : {
              kind: 'ratio-table',
              heads: ['Mixture', mixture.firstTitle, mixture.secondTitle],
              rows: [
                ['A', 'B'],
                [String(a.first), String(b.first)],
                [String(a.second), String(b.second)],
              ],
              arrows: [],
            },
      answer: {
        form: 'choice',
        value: right,
        text: equal ? say('same') : sideText(other),
        reason: say(equal ? 'right-same' : 'right-side', words),
      },
      distractors: [
        {
          misconception: 'compares-only-one-ingredient',
          value: larger,
          text: sideText(larger),
          reason: say('ingredient', words),
        },
        {
          misconception: 'compares-differences-instead-of-ratios',
          value: equal ? other : 'same',
          text: equal ? sideText(other) : say('same'),
          reason: say(equal ? 'difference-side' : 'difference-same', words),
        },
      ],
      steps: [
        {
          rule: 'write-ratios',
          before: '',
          after: `${a.first}:${a.second} and ${b.first}:${b.second}`,
          instruction: say('ratio-do'),
          explanation: say('ratio-why', words),
        },
        scaled(a, 'a-do', b.second),
        scaled(b, 'b-do', a.second),
        {
          rule: 'compare-first',
          before: `${a.first * b.second} and ${b.first * a.second} ${mixture.unit} of ${mixture.first}`,
          after: equal ? 'the same' : `mixture ${other}`,
          instruction: say('compare-do', words),
          explanation: say('compare-why', words),
        },
      ],
      finalAnswer: say(equal ? 'final-same' : other === 'A' ? 'final-a' : 'final-b'),
      otherWrong: say('other', words),
      claims: [
        `${a.first}/${a.second} = ${a.first * b.second}/${common}`,
        `${b.first}/${b.second} = ${b.first * a.second}/${common}`,
      ],
    };
  },
});
