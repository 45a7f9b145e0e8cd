import { type Quantity, quantities, quantityNames } from './quantities.ts';

/** A quantity that a text names. `given` where its size is told, so it is not what is asked for. */
type Mention = {
  readonly quantity: Quantity;
  readonly at: number;
  readonly end: number;
  readonly given: boolean;
  readonly leads: boolean;
};

/** What is asked for: one quantity, several at once, or none that has a name (an equation, an expression). */
export type Asked = { readonly quantity: Quantity | null; readonly several: readonly Quantity[] };

const patterns = quantityNames.map(
  (name) => [name, new RegExp(`(?<![a-z])(?:${quantities[name][0]})(?![a-z])`, 'gi')] as const,
);
const askWords =
  /\b(?:how (?:much|many|long|far|big|tall|wide|high|deep)|what(?:'s|s)?|which|when (?:does|do|did|will)|find|calculate|compute|determine|work out|figure out|give me|tell me|solve for)\b/gi;
const sentenceEnd = /[?!;]|\.(?!\d)/;
/** Words between the question and the quantity that name nothing themselves. */
const lightWords =
  /^(?:\s|the|an?|is|are|was|were|will|would|be|its?|my|of|me|out|please|\$?[\d.,]+\s?(?:%|percent)|percent|amount|value|exact|sample|size|total|new|simple|compound|:|,)*$/i;
const sizeAfter =
  /^\s*(?:∠?[a-zA-Z]\s*)?(?:is|are|was|=|:|equals|measures?|that is|being)\s*\$?[-−]?[\d.√]|^\s*\$?[-−]?\d|^\s*of\s*\d[\d.]*\s?(?:%|percent)/i;
const sizeBefore = /(?:\d\s?(?:%|percent)|\d\s?(?:cm|mm|km|m|in|ft|yd|mi|inch|units?)?)[-\s]*(?:sales\s)?$/i;

function mentionsIn(clause: string): readonly Mention[] {
  const found: Mention[] = [];
  for (const [quantity, pattern] of patterns)
    for (const { index: at, 0: word } of clause.matchAll(pattern)) {
      const end = at + word.length;
      if (found.some((other) => at < other.end && end > other.at)) continue;
      const leads = lightWords.test(clause.slice(0, at));
      const given = sizeAfter.test(clause.slice(end)) || (!leads && sizeBefore.test(clause.slice(0, at)));
      found.push({ quantity, at, end, given, leads });
    }
  return found.sort((a, b) => a.at - b.at);
}

/** Each part of a text from its question word to the end of the sentence; the whole text where it has none. */
function clausesOf(words: string): readonly string[] {
  const starts = [...words.matchAll(askWords)].map(({ index }) => index);
  if (starts.length === 0) return [words];
  return starts.map((start, i) => {
    const rest = words.slice(start, starts[i + 1] ?? words.length);
    const end = sentenceEnd.exec(rest)?.index ?? rest.length;
    return rest.slice(0, end).replace(askWords, (word) => ' '.repeat(word.length));
  });
}

/** The first quantity without a size, and those put beside it with `and`. */
function askedIn(clause: string): readonly Quantity[] {
  const mentions = mentionsIn(clause);
  const first = mentions.find(({ given }) => !given) ?? mentions.find(({ leads }) => leads);
  if (!first) return [];
  const asked = [first.quantity];
  let end = first.end;
  for (const next of mentions.filter(({ at, given }) => at >= first.end && !given)) {
    if (!/^\s*(?:,|and|or|&|,\s*(?:and|or))\s*(?:the\s+|its\s+)?$/i.test(clause.slice(end, next.at))) break;
    asked.push(next.quantity);
    end = next.end;
  }
  return asked;
}

/** A speed that stays as it is said to be is not asked for. */
const steady = /\b(?:at|with) (?:this|that|the same|a constant|an? steady) (?:speed|rate|price)\b/gi;

/** The name of a form is no question about the quantity it is called after. */
const formNames = /\b(?:slope|point|y)[- ]?(?:intercept|slope) form\b|\by\s*=\s*mx\s*\+\s*b(?: form)?\b/gi;

/** Reads which quantity the words of a problem ask for. */
export function readAsked(words: string): Asked {
  const several = [
    ...new Set(clausesOf(words.replace(steady, ' ').replace(formNames, 'form')).flatMap(askedIn)),
  ];
  return {
    quantity: several.length === 1 ? (several[0] ?? null) : null,
    several: several.length > 1 ? several : [],
  };
}
