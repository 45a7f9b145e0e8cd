import type { Diagram } from '@playforward/diagram';
import { writeContent, writeDiagram } from './write-content.ts';

/** As many signs fit in half a column of a sheet, behind a circle. */
const short = 12;

/** A ring with a letter or a number in it, or an open one to write in. */
export const circle = (sign: string | number = '') => `<span class="circle">${sign}</span>`;

/** Words or pictures to choose from, to mark or to number, each behind its sign; two in a row where all are short. */
export function writeList(items: readonly (string | Diagram)[], sign: (nth: number) => string): string {
  const written = items.map(
    (item, nth) =>
      `<li>${sign(nth)}<span>${typeof item === 'string' ? writeContent(item) : writeDiagram(item)}</span></li>`,
  );
  const kind = items.every((item) => typeof item === 'string' && signsOf(item) <= short) ? 'short' : 'long';
  return `<ul class="${kind}">${written.join('')}</ul>`;
}

/** How long content text is about, when its formulas are set. */
function signsOf(text: string): number {
  return text.replaceAll(/\\[a-z]+|[${}\\]/g, '').length;
}
