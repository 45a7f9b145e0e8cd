import type { Fault, Sample } from '../finding.ts';

const asksToDivide = /\bdoes (?:it|this|this number|the product) divide (?<number>[\d,]+)\?/i;

/** A hint that asks whether a wrong number divides another one is in vain where it does. */
export function checkHint({ rendered }: Pick<Sample, 'rendered'>): Fault[] {
  return rendered.choices.flatMap(({ correct, value, text, reason }): Fault[] => {
    const asked = asksToDivide.exec(reason)?.groups?.number;
    if (correct || asked === undefined || !/^\d+$/.test(value)) return [];
    return Number(asked.replace(/,/g, '')) % Number(value) === 0
      ? [{ rule: 'hint', message: `"${text}" divides ${asked}, so nothing is found by "${reason}"` }]
      : [];
  });
}
