/** `places` counts decimals and is negative left of the point; `figures` counts significant figures. */
export type Rounding =
  | { readonly kind: 'places'; readonly places: number }
  | { readonly kind: 'figures'; readonly figures: number };

const names: readonly (readonly [RegExp, number])[] = [
  [/^(?:whole(?: number)?|integer|ones?|unit|dollar|degree)$/i, 0],
  [/^(?:tenths?|one decimal)$/i, 1],
  [/^(?:hundredths?|cents?|penny)$/i, 2],
  [/^thousandths?$/i, 3],
  [/^ten[- ]thousandths?$/i, 4],
  [/^(?:tens?|10)$/i, -1],
  [/^(?:hundreds?|100)$/i, -2],
  [/^(?:thousands?|1,?000)$/i, -3],
  [/^ten[- ]thousands?$/i, -4],
  [/^hundred[- ]thousands?$/i, -5],
  [/^millions?$/i, -6],
];
const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

const nearest =
  /(?:,?\s*(?:and )?(?:round(?:ed)?(?: it| off| your answer)?|correct|give (?:your|the) answer)?,?\s*(?:to|at)\s+the\s+nearest\s+((?:ten[- ]|hundred[- ])?[a-z]+(?: number)?|1,?0{1,3}\b)(?: place)?)/i;
const toPlaces =
  /(?:,?\s*(?:and )?(?:round(?:ed)?(?: it| off| your answer)?|correct)?,?\s*(?:to|at)\s+(\d|one|two|three|four|five)\s*(d\.?p\.?|decimals?(?: places?)?|sig(?:nificant)?\.?\s*(?:fig(?:ure)?s?|digits?)|s\.?f\.?))/i;

/** How far a sentence wants its number rounded, and the words that say so. */
export function readRounding(words: string): { readonly rounding: Rounding; readonly text: string } | null {
  const near = nearest.exec(words);
  const places = near && names.find(([name]) => name.test(near[1] ?? ''))?.[1];
  if (near && places !== undefined && places !== null)
    return { rounding: { kind: 'places', places }, text: near[0] };
  const found = toPlaces.exec(words);
  if (!found) return null;
  const many = counts[(found[1] ?? '').toLowerCase()] ?? Number(found[1]);
  const figures = /^s/i.test(found[2] ?? '');
  return {
    rounding: figures ? { kind: 'figures', figures: many } : { kind: 'places', places: many },
    text: found[0],
  };
}
