import { orbLimits } from '@playforward/contract';

/** Characters nobody sees: zero-width, direction marks, tags, fillers, and controls other than line ends and tabs. */
const invisible = /(?![\n\t])\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

export type Words = { kind: 'words'; text: string } | { kind: 'blank' } | { kind: 'too-long' };

/** What a student typed without characters nobody sees; a text of nothing else is blank. */
export function readWords(typed: string): Words {
  const text = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (text === '') return { kind: 'blank' };
  return text.length > orbLimits.messageLength ? { kind: 'too-long' } : { kind: 'words', text };
}
