/** How an answer of a figure is wished: rounded, with a number for π, or exact. */
export type Wish = {
  readonly places: number | null;
  readonly pi: string | null;
  readonly exact: boolean;
};

const counts: Readonly<Record<string, number>> = { one: 1, a: 1, two: 2, three: 3, four: 4 };
const nearest: Readonly<Record<string, number>> = {
  whole: 0,
  degree: 0,
  integer: 0,
  unit: 0,
  tenth: 1,
  hundredth: 2,
  cent: 2,
  thousandth: 3,
};
const lengthUnit =
  '(?:square |cubic )?(?:meters?|metres?|feet|foot|inch(?:es)?|cm|m|km|miles?|liters?|yards?|ft)(?:\\^?[23])?';

const opening = String.raw`[\s,;.(-]*(?:\b(?:and |please |pls )?(?:round(?:ed)?|give|correct|answer|approximate)(?: (?:it|off|your|the|answer|answers|final|all|sides?|angles?))*)?,? ?(?:\b(?:to|at|with|in|use))?(?: the)? ?`;
const toNearest = new RegExp(
  String.raw`${opening}\bnearest ([a-z]+)(?: (?:number|of an? [a-z]+|degree|decimal|place|cm|m|ft|of a))*\)?`,
  'gi',
);
const toWhole =
  /[\s,;.(-]*\b(?:and |please )?(?:round(?:ed)?|give|answer)(?: (?:it|off|your|the|answer))* ?(?:to|in|as) (?:the |a )?(?:whole|full) (?:degrees?|numbers?|cm|m|feet|meters|units?)\)?/gi;
const toUnit = new RegExp(String.raw`${opening}\bnearest ${lengthUnit}\b\)?`, 'gi');
const toPlaces = new RegExp(
  String.raw`${opening}\b(\d|one|two|three|four|a) (?:d\.?p\.?|dec(?:imals?)?(?: places?| point| digits?)?)(?=[\s.,;)?]|$)(?: (?:please|pls|is enough|only))?\)?`,
  'gi',
);
const piNumber =
  /[\s,;.(]*(?:\b(?:they say |you can |we |please )?(?:use|using|with|take|let|where|and)\b)?(?: for)?(?: ?π)?(?:\s*(?:=|≈|as|is|to be|about))?\s*(?<![\d.])(3\.14(?:16|159?)?|22\/7)(?: (?:for|as) (?:the )?π)?\)?/gi;
const exactly =
  /[\s,;.(]*\b(?:(?:leave|keep|give|write|in|as|with)\b(?: (?:it|your|the|an?|answer|answers|in|as))*)?\s*(?:exact(?: (?:answer|value|form|with π|in π))?(?! [a-z]+ly)|exactly(?=\s*[.?!,)]|$)|in terms of π|in π(?=\s*[.?!]*$)|π in (?:the|your|my) answer|(?:leave|keep|with) (?:the )?π|simplest radical form|simplified radicals?(?: form)?|radical form|no decimals?)\)?/gi;

/** The text without what it wishes about the form of its answer, and the wishes. */
export function readWishes(text: string): { readonly rest: string; readonly wish: Wish } {
  let places: number | null = null;
  let pi: string | null = null;
  let exact = false;
  let rest = text.replace(toPlaces, (_, many: string) => {
    places = counts[many.toLowerCase()] ?? Number(many);
    return ' ';
  });
  rest = rest.replace(toUnit, () => {
    places = 0;
    return ' ';
  });
  rest = rest.replace(toWhole, () => {
    places = 0;
    return ' ';
  });
  rest = rest.replace(toNearest, (whole, name: string) => {
    const found = nearest[name.toLowerCase().replace(/s$/, '')];
    if (found === undefined) return whole;
    places = found;
    return ' ';
  });
  rest = rest.replace(piNumber, (whole, number: string, at: number) => {
    const behind = rest.slice(at + whole.length);
    if (/^\s?(?:cm|m|in|ft|°|km|mm|%)\b/.test(behind) || /^[.\d]*\d/.test(behind)) return whole;
    if (!/π|use|using|with|take|let/i.test(whole)) return whole;
    pi = number;
    return ' ';
  });
  rest = rest.replace(exactly, () => {
    exact = true;
    return ' ';
  });
  return { rest: rest.replace(/\s+/g, ' ').trim(), wish: { places, pi, exact } };
}
