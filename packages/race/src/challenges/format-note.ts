import type { AnswerForm } from '@playforward/math';
import type { ChallengeDraft } from './draft.ts';

type Note = readonly [words: string, example?: string, other?: string];

const notes: Readonly<Partial<Record<AnswerForm, Note>>> = {
  integer: ['Answer with a whole number'],
  decimal: ['Answer as a decimal or a whole number'],
  fraction: ['Answer as a fraction', '3/4', '2/5'],
  'mixed-number': ['Answer as a mixed number', '1 1/2', '2 1/3'],
  percent: ['Answer as a percent'],
  money: ['Answer in dollars'],
  ratio: ['Answer as a ratio', '2:3', '5:4'],
  point: ['Answer as (x, y)'],
  expression: ['Answer with an expression', '2x + 3', '4x - 1'],
  equation: ['Answer with an equation', 'y = 2x + 3', 'y = 4x - 1'],
  inequality: ['Answer with an inequality', 'x > 3', 'x < 8'],
  interval: ['Answer as an interval', '(2, 5]', '[1, 4)'],
  set: ['Answer with all values', '2, 5', '1, 4'],
  list: ['Answer with the values in order', '2, 5, 7', '1, 4, 8'],
  angle: ['Answer in degrees'],
  radical: ['Answer with a root where one is left', '2√3', '5√2'],
  measure: ['Answer with a number and its unit'],
};

/** An equation with one letter is written with that letter. */
function noteOf(form: AnswerForm, answer: string): Note {
  const letters = form === 'equation' ? new Set(answer.match(/[a-z]/g)) : new Set();
  const [letter] = letters;
  if (letters.size === 1) return ['Answer with an equation', `2${letter} + 3 = 11`, `4${letter} - 1 = 7`];
  return notes[form] ?? ['Answer with a number'];
}

const bare = (text: string): string => text.replace(/\s/g, '');

/** The small note on how to write the answer, which goes with every challenge (D-143); its example is never the answer. */
export function formatNote({
  format,
  form,
  answer,
}: Pick<ChallengeDraft, 'format' | 'form' | 'answer'>): string {
  if (format !== undefined) return format;
  const [words, example, other] = noteOf(form, answer);
  if (example === undefined) return words;
  return `${words}, such as ${bare(answer) === bare(example) ? other : example}`;
}
