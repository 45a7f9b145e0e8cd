import type { AnswerForm } from '@playforward/math';
import type { Draft } from './draft.ts';

const notes: Readonly<Partial<Record<AnswerForm, string>>> = {
  integer: 'Answer with a whole number',
  decimal: 'Answer as a decimal or a whole number',
  fraction: 'Answer as a fraction, such as 3/4',
  'mixed-number': 'Answer as a mixed number, such as 1 1/2',
  percent: 'Answer as a percent',
  money: 'Answer in dollars',
  ratio: 'Answer as a ratio, such as 2:3',
  point: 'Answer as (x, y)',
  expression: 'Answer with an expression, such as 2x + 3',
  equation: 'Answer with an equation, such as y = 2x + 3',
  inequality: 'Answer with an inequality, such as x > 3',
  interval: 'Answer as an interval, such as (2, 5]',
  set: 'Answer with all values, such as 2, 5',
  list: 'Answer with the values in order, such as 2, 5, 7',
  angle: 'Answer in degrees',
  radical: 'Answer with a root where one is left, such as 2√3',
  measure: 'Answer with a number and its unit',
};

/** The small note on how to write the answer, which goes with every challenge (D-143). */
export const formatNote = ({ format, form }: Pick<Draft, 'format' | 'form'>): string =>
  format ?? notes[form] ?? 'Answer with a number';
