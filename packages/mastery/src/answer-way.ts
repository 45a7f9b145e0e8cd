import type { AnswerWay } from './parameters.ts';

const numbers: ReadonlySet<string> = new Set([
  'integer',
  'decimal',
  'percent',
  'money',
  'number',
  'measure',
  'angle',
]);

/**
 * How an answer of a form was given. A typed form may be answered by its choices too, and then is a choice.
 * @example answerWay({ form: 'ratio', picked: false }) // 'structured'
 */
export function answerWay({ form, picked }: { form: string; picked: boolean }): AnswerWay {
  if (picked || form === 'choice') return 'choice';
  return numbers.has(form) ? 'number' : 'structured';
}
