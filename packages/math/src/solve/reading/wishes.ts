import { countOf } from './number-texts.ts';

/** `places` counts decimals and is negative left of the point; `figures` counts significant figures. */
export type Rounding =
  | { readonly kind: 'places'; readonly places: number }
  | { readonly kind: 'figures'; readonly figures: number };

/** How far a text wants its number rounded, the words that say so, and the unit whose wholes are meant. */
type RoundingWish = { readonly rounding: Rounding; readonly text: string; readonly unit: string | null };

/** Names of places, the longer ones first. */
const names: readonly (readonly [source: string, places: number])[] = [
  ['ten[- ]thousandth', 4],
  ['thousandth', 3],
  ['hundredth|hundreth|cent|penny', 2],
  ['tenth|one decimal', 1],
  ['whole(?: number)?|integer|one|unit|dollar|degree|person', 0],
  ['million', -6],
  ['hundred[- ]thousand', -5],
  ['ten[- ]thousand', -4],
  ['thousand|1,?000', -3],
  ['hundred|100', -2],
  ['ten|10', -1],
];
const unit =
  '(?:square |cubic |sq\\.? |cu\\.? )?(?:second|minute|hour|day|week|month|year|(?:centi|milli|kilo)?(?:meter|metre|gram|liter)|mile|yard|foot|feet|inche?|gallon|quart|pint|cup|ounce|pound|cm|mm|km|ft|kg|m)(?:\\^?[23]|[²³])?';

const lead = String.raw`[\s,.;:(-]*(?:\b(?:and|please|pls|then|if (?:necessary|needed),?)\s+)?(?:(?<=(?:^|[.?!,;(:]|\band|\bplease|\bthen|\bpls) *)round(?: (?!to\b)[a-z]+){0,5}\s+|\b(?:round(?:ed)?|correct|give|write|use|answer|say|approximate)\b(?: (?:it|off|them|your|the|final|all|answers?|sides?|angles?))*[\s,:]*)?(?:\b(?:to|with|in|at|as|use)\s+)?`;
const nearest = new RegExp(
  `${lead}\\b(?:the )?(?:closest|nearest)\\s+(?:(${names.map(([name]) => name).join('|')})|(${unit}|percent))s?\\b(?: (?:number|of (?:an? |the )?[a-z]+|degree|decimal|place|percent(?:age)?|cm|m|ft|(?:if|as|where) (?:needed|necessary))\\b)*\\)?`,
  'i',
);
const wholes =
  /[\s,;.(-]*\b(?:and |please )?(?:round(?:ed)?|give|answer)(?: (?:it|off|your|the|answer))* ?(?:to|in|as) (?:the |a )?(?:whole|full) (?:degrees?|numbers?|cm|m|feet|meters|units?)\)?/i;
const counted = new RegExp(
  `${lead}\\b(\\d|one|two|three|four|five)\\s*(?:(d\\.?p\\.?|dec(?:imals?)?(?: places?| points?| digits?)?|(?:digits?|places) after the (?:decimal )?point|places(?=[s.?!)]*$))|sig(?:nificant)?\\.?\\s*(?:fig(?:ure)?s?|digits?)|s\\.?f\\.?)(?![a-z])(?: (?:please|pls|is enough|only)\\b)?\\)?`,
  'i',
);
/** `these 4 decimals` counts numbers, `to 4 decimals`, `, 4 decimals` and `4 decimals` at the end are wishes. */
const isWish = (found: RegExpExecArray): boolean =>
  /^\s*[,.;:(-]|\b(?:to|with|in|at|as|use|round(?:ed)?|correct|give|write|answer|say)\s/i.test(found[0]) ||
  /^[\s.?!)]*$/.test(found.input.slice(found.index + found[0].length));

/** How far a text wants its number rounded; null where it does not say. */
export function readRounding(words: string): RoundingWish | null {
  const near = nearest.exec(words);
  if (near) {
    const name = near[1] ?? '';
    const places = names.find(([source]) => new RegExp(`^(?:${source})$`, 'i').test(name))?.[1] ?? 0;
    const ofPercent = /\bpercent/i.test(near[0]) ? 'percent' : undefined;
    const unit = ofPercent ?? near[2]?.toLowerCase() ?? null;
    return { rounding: { kind: 'places', places }, text: near[0], unit };
  }
  const [whole] = wholes.exec(words) ?? [];
  if (whole !== undefined) return { rounding: { kind: 'places', places: 0 }, text: whole, unit: null };
  const found = counted.exec(words);
  if (!found || !isWish(found)) return null;
  const many = countOf(found[1]);
  const rounding: Rounding =
    found[2] === undefined ? { kind: 'figures', figures: many } : { kind: 'places', places: many };
  return { rounding, text: found[0], unit: null };
}

/** How many decimals a text wishes for, and the text without that. */
export function takePlaces(text: string): { readonly rest: string; readonly places: number | null } {
  const found = readRounding(text);
  if (found?.unit === 'percent') return { rest: text.replace(found.text, ' '), places: null };
  return found?.rounding.kind === 'places' && found.rounding.places >= 0
    ? { rest: text.replace(found.text, ' '), places: found.rounding.places }
    : { rest: text, places: null };
}

/** How an answer is wished: rounded, with a number for π, or exact. */
export type Wish = {
  readonly places: number | null;
  readonly pi: string | null;
  readonly exact: boolean;
};

const piNumber =
  /[\s,;.(]*(?:\b(?:they say |you can |we |please )?(?:use|using|with|take|let|where|and)\b)?(?: for)?(?: ?π)?(?:\s*(?:=|≈|as|is|to be|about))?\s*(?<![\d.])(3\.14(?:16|159?)?|22\/7)(?: (?:for|as) (?:the )?π)?\)?/gi;
const exactly =
  /[\s,;.(]*\b(?:(?:leave|keep|give|write|in|as|with)\b(?: (?:it|your|the|an?|answer|answers|in|as))*)?\s*(?:exact(?: (?:answer|value|form|with π|in π))?(?! [a-z]+ly)|exactly(?=\s*[.?!,)]|$)|in terms of π|in π(?=\s*[.?!]*$)|π in (?:the|your|my) answer|(?:leave|keep|with) (?:the )?π|simplest radical form|simplified radicals?(?: form)?|radical form|no decimals?)\)?/gi;

/** The text without what it wishes about the form of its answer, and the wishes. */
export function readWishes(text: string): { readonly rest: string; readonly wish: Wish } {
  let pi: string | null = null;
  let exact = false;
  const rounded = takePlaces(text);
  let { rest } = rounded;
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
  return { rest: rest.replace(/\s+/g, ' ').trim(), wish: { places: rounded.places, pi, exact } };
}
