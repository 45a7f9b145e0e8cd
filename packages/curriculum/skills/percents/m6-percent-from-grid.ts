import type { Diagram } from '@playforward/diagram';
import { numberSkill } from '../../src/kit/index.ts';
import { type Surface, surfaces } from '../../src/scenes/surfaces.ts';

/** A grid with `shaded` hundredths, or a bar of `boxes` boxes beside a whole bar of `all`. */
type Params = { surface: Surface; shaded: number; boxes: number; all: number };

/** Level 1 shades full columns, level 2 any squares; level 3 compares two bars whose whole is not cut into hundredths. */
export const m6PercentFromGrid = numberSkill('m6-percent-from-grid', {
  version: 1,
  form: 'percent',
  scenes: [surfaces],
  text: {
    headline: 'Read a percent from a picture',
    right: '{shaded, number} of every hundred parts belong to it, and percent means per hundred.',
    unshaded: 'This is the part that is left over. Which part does the question name?',
    columns: 'This counts full columns. One column holds ten squares. How many squares are shaded in all?',
    'next-column': 'This counts the last column as if it were full. Which squares of that column are shaded?',
    'one-column': 'This is off by one column. Count the shaded columns again, then count by tens.',
    numerator:
      'This is the number of boxes in the short bar. A percent counts out of a hundred. How many boxes does the whole have?',
    boxes: 'This is the number of boxes in the whole. How much of a hundred does one box stand for?',
    'other-grid': 'The grid has a hundred squares. How many of them are shaded?',
    'other-bars':
      'Share a hundred evenly over the boxes of the whole. How much do the boxes of the part make?',
    'columns-do': 'Count the full columns that are shaded.',
    'columns-why': 'Every column has ten squares, so you can count by tens.',
    'more-do': 'Add the squares in the column that is not full.',
    'more-why': 'Each square is one hundredth of the whole.',
    'percent-do': 'Write the number of squares with a percent sign.',
    'percent-why': 'Percent means per hundred, and the grid has a hundred squares.',
    'box-do': 'Share a hundred over the boxes of the whole.',
    'box-why': 'All boxes are the same size, so each stands for the same percent.',
    'part-do': 'Multiply by the number of boxes in the part.',
    'part-why': 'Each box of the part is as long as a box of the whole.',
    'sign-do': 'Write the result with a percent sign.',
    'sign-why': 'It counts parts out of a hundred.',
    final: '{shaded, number}%',
  },
  finite: { 1: 96 },
  draw({ level, random }): Params {
    const surface = random.pick(surfaces.list);
    if (level === 3) {
      const all = random.pick([5, 10, 20]);
      const boxes = random.int(1, all - 1);
      return { surface, shaded: (100 / all) * boxes, boxes, all };
    }
    // Half a grid leaves as much unshaded as shaded, and beside 96% or more nobody would pick what is left.
    if (level === 1) {
      return { surface, shaded: random.pick([1, 2, 3, 4, 6, 7, 8, 9]) * 10, boxes: 0, all: 0 };
    }
    const columns = random.int(1, 9);
    return { surface, shaded: columns * 10 + random.int(1, columns === 9 ? 5 : 9), boxes: 0, all: 0 };
  },
  build(params, { level, say, step, distractor }) {
    const { surface, shaded, boxes, all } = params;
    const columns = Math.floor(shaded / 10);
    const single = shaded % 10;
    const unshaded = distractor('counts-the-unshaded-part', `${100 - shaded}%`, 'unshaded');
    const right = { form: 'percent', value: `${shaded}%`, reason: say('right', { shaded }) } as const;
    const shared = { headline: say('headline'), answer: right, finalAnswer: say('final', { shaded }) };
    const sign = { rule: 'write-percent', before: `${shaded}/100`, after: `${shaded}%` } as const;
    if (level === 3) {
      const each = 100 / all;
      return {
        ...shared,
        question: [`${surface.key}-bars`, `${surface.key}-ask`],
        diagram: barsOf(params),
        distractors: [
          unshaded,
          distractor('reads-the-numerator-as-the-percent', `${boxes}%`, 'numerator'),
          distractor('slip', `${all}%`, 'boxes'),
        ],
        steps: [
          step('share-hundred', `100 ÷ ${all}`, each, 'box'),
          step('take-boxes', `${each} × ${boxes}`, shaded, 'part'),
          { ...sign, instruction: say('sign-do'), explanation: say('sign-why') },
        ],
        otherWrong: 'other-bars',
        claims: [`${boxes}/${all} = ${shaded}/100`, `100/${all} * ${boxes} = ${shaded}`],
      };
    }
    return {
      ...shared,
      question: [`${surface.key}-grid`, `${surface.key}-ask`],
      diagram: { kind: 'percent-grid', shaded, label: null },
      distractors: [
        unshaded,
        distractor('gives-the-count-of-columns-as-the-percent', `${columns}%`, 'columns'),
        level === 1
          ? distractor('slip', `${shaded + (columns < 5 ? 10 : -10)}%`, 'one-column')
          : distractor('slip', `${columns * 10 + 10}%`, 'next-column'),
      ],
      steps: [
        step('count-squares', `${columns} × 10`, columns * 10, 'columns'),
        single === 0 ? null : step('add-squares', `${columns * 10} + ${single}`, shaded, 'more'),
        { ...sign, instruction: say('percent-do'), explanation: say('percent-why') },
      ],
      otherWrong: 'other-grid',
      claims: [`${columns}*10 + ${single} = ${shaded}`, `${shaded}/100 = ${shaded}%`],
    };
  },
});

function barsOf({ surface, boxes, all }: Params): Diagram {
  const row = (label: string, count: number) => ({ label, boxes: count, boxLabel: null, total: null });
  return {
    kind: 'tape-diagram',
    rows: [row(surface.whole, all), row(surface.part, boxes)],
    bracket: null,
  };
}
