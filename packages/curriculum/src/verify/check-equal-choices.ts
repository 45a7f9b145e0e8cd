import { evaluateExact } from '@playforward/math';
import type { Fault, Sample } from './finding.ts';

const figure = /\\?\$[^$]+\$|[−-]?\d[\d,.]*(?:\/\d+)?%?/g;

/** A number as it is written, without an operation. */
const plainNumber = /^[−-]?(?:[\d.]+|\(-?\d+\/\d+\)|\d+\/\d+)%?$/;

/** The words of a choice with its figures taken out, and the exact value of each figure. */
function partsOf(text: string): { readonly words: string; readonly values: readonly (string | null)[] } {
  const values = (text.match(figure) ?? []).map((shown) => {
    const plain = shown
      .replace(/^\$|\$$/g, '')
      .replace(/\\d?frac\{(-?\d+)\}\{(\d+)\}/g, '($1/$2)')
      .replace(/(\d),(?=\d{3})/g, '$1')
      .replace(/[.,]$/, '');
    const exact = plainNumber.test(plain) ? evaluateExact(plain) : null;
    return exact === null ? null : `${exact.n}/${exact.d}`;
  });
  return { words: text.replace(figure, '#').trim(), values };
}

/** No wrong choice says the same as the right one with its numbers written another way. */
export function checkEqualChoices({ rendered }: Pick<Sample, 'rendered'>): Fault[] {
  const right = rendered.choices.find(({ correct }) => correct);
  if (rendered.input || !right || right.diagram) return [];
  const key = partsOf(right.text);
  if (key.values.length === 0 || key.values.includes(null)) return [];
  return rendered.choices.flatMap(({ correct, text }): Fault[] => {
    const other = partsOf(text);
    const same = other.words === key.words && other.values.every((value, at) => value === key.values[at]);
    return correct || !same || text === right.text
      ? []
      : [{ rule: 'equal-choice', message: `"${text}" has the value of the key "${right.text}"` }];
  });
}
