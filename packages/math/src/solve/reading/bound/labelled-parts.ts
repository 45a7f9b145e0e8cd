import { isMath } from '../is-math.ts';
import { asksAnything } from './requests-of-text.ts';

/** One of the parts of a problem: what is told before the first one, and what it tells and asks itself. */
export type LabelledPart = { readonly label: string; readonly told: string; readonly own: string };

/** A letter in brackets that a sentence refers to counts no part: `the equation from part (a)`. */
const label =
  /(?:^|(?<=[\s.?!:;,]))(?<!\b(?:(?:in|from|of|to|for|use|using|your)\s+parts?|(?:answer|equation|function|model|result|rule|formula)\s+(?:in|from|of|to|for)|from)\s+)(?:\(([a-e])\)|part ([a-e])[.:)]|([a-e])\)|(?<=(?:^|\n)\s*|[.?!]\s+)([a-e])\.)(?=\s)/gi;
/** What is told ends with a request that goes on in each part: `Find (a) the vertex (b) the focus`. */
const goesOn =
  /(?:^|[.,;:?!]\s*|\b(?:and|then)\s+)(?:find|determine|state|give|calculate|compute|evaluate|simplify|factor|solve|write)\b[^.?!\d]*:?$/i;
/** An act that stands before parts which are mathematics alone: `Simplify. a) 3/6 b) 4/8`. */
const actOnly =
  /(?:^|[.\s])(?:evaluate|simplify|factor|solve|calculate|compute|expand|find each (?:sum|product|difference|quotient|value))(?: each)?[.:]$/i;
/** A part that only names what is to be found: `arc length of the sector`. */
const noun =
  /^(?:the )?(?:\d+(?:st|nd|rd|th) )?(?!(?:if|when|and|or)\b)(?:[xy]-)?[a-z]{3,}(?:[- ]\(?[a-z\d]+\)?)*$/i;
const verb = /\b(?:is|are|was|were|has|have|does|do|can|will|never|always|only|all)\b/i;
/** The way that a part before has shown, where all that is told shows it too; an estimate is by that way alone. */
const byEarlier =
  /(?!.*\b(?:approximat|estimat))\b(?:(?:then|now|also|next|hence),?\s+)?(?:use|using|with|from|according to|based on)\s+(?:your|the|this|that|these|those)\s+(?:(?:equation|function|model|formula|rule|expression|answer|result)s?)(?:\s+(?:from|in|to|for|of)\s+(?:part\s+)?\(?[a-d]\)?)?(?:,?\s+to\s+|,\s*)/gi;
/** How many points a part counts, at its end. */
const points = /(?:^|\s)[([]\d{1,2}(?:\s*(?:points?|pts?\.?|marks?))?[)\]]\s*$/i;
/** A wish for the form of the answers of all parts, behind the last one. */
const wishForAll =
  /\s*(?:\b(?:leave|give|write|express|round|keep)\b[^.?!]*\b(?:answers|values|each)\b[^.?!]*|\b(?:leave|give|keep)\b[^.?!]*\bin terms of (?:π|pi))[.!]?\s*$/i;

/** A part that is left aside: `(done in class)`. */
const remark = /^\([^()]*\)$/;

const letters = 'abcde';

/** A part as it asks: by itself, with the request that stands before the parts, or as a name for which there is none. */
function askedOf(text: string, told: string): string | null {
  const [first = '', ...rest] = text.split(/(?<=\.)\s+|\s*\n\s*/);
  const named = first.replace(/[.\s]*$/, '');
  const isNamed =
    /[.!)\]]$/.test(told) &&
    noun.test(named) &&
    !verb.test(named) &&
    !asksAnything(first) &&
    !asksAnything(told.replace(wishForAll, ''));
  if (isNamed) return [`Find ${/^the /i.test(named) ? '' : 'the '}${named}.`, ...rest].join(' ');
  const isShared = goesOn.test(told) || (actOnly.test(told) && isMath(text));
  return text !== '' && (asksAnything(text) || isShared) ? text : null;
}

/**
 * The parts of a problem that are labelled (a), (b), …, each as a problem of its own; null where there are fewer than two
 * or the question stands before them, as before choices; empty where it is open what one of them asks.
 * @example labelledParts('A square has side 3. (a) What is its area? (b) What is its perimeter?')
 */
export function labelledParts(problem: string): readonly LabelledPart[] | null {
  const nameOf = (one: RegExpExecArray): string => (one[1] ?? one[2] ?? one[3] ?? one[4] ?? '').toLowerCase();
  const labels = [...problem.matchAll(label)];
  const found = labels.slice(
    Math.max(
      0,
      labels.findLastIndex((one) => nameOf(one) === 'a'),
    ),
  );
  const names = found.map(nameOf);
  if (found.length < 2 || names.join('') !== letters.slice(0, found.length)) return null;
  const told = problem.slice(0, found[0]?.index).trim().replace(points, '');
  const [wish = ''] = wishForAll.exec(problem.slice(found.at(-1)?.index)) ?? [];
  const owns = found.map((one, at) =>
    problem
      .slice(one.index + one[0].length, found[at + 1]?.index ?? problem.length - wish.length)
      .trim()
      .replace(points, '')
      .replace(/[,;]?(?: and)?$/i, '')
      .replace(byEarlier, ''),
  );
  if (owns.some((own) => remark.test(own))) return null;
  const parts = owns.flatMap((own, at) => {
    const asked = askedOf(own, told);
    return asked === null ? [] : [{ label: `(${names[at]})`, told, own: `${asked} ${wish.trim()}`.trim() }];
  });
  if (parts.length === found.length) return parts;
  return asksAnything(told.replace(wishForAll, '')) ? null : [];
}
