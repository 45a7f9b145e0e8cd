import { isMath } from '../is-math.ts';
import { isRequest } from './requests-of-text.ts';

/** One of the parts of a problem, with all that is told before the first one in front of it. */
export type LabelledPart = { readonly label: string; readonly text: string };

const label =
  /(?:^|(?<=[\s.?!:;,]))(?:\(([a-e])\)|part ([a-e])[.:)]|([a-e])\)|(?<=(?:^|\n)\s*)([a-e])\.)(?=\s)/gi;
/** What is told ends with a request that goes on in each part: `Find (a) the vertex (b) the focus`. */
const goesOn =
  /(?:^|[.,;:?!]\s*|\b(?:and|then)\s+)(?:find|determine|state|give|calculate|compute|evaluate|simplify|factor|solve|write)\b[^.?!\d]*:?$/i;
/** An act that stands before parts which are mathematics alone: `Simplify. a) 3/6 b) 4/8`. */
const actOnly =
  /(?:^|[.\s])(?:evaluate|simplify|factor|solve|calculate|compute|expand|find each (?:sum|product|difference|quotient|value))(?: each)?[.:]$/i;

const letters = 'abcde';

/**
 * The parts of a problem that are labelled (a), (b), …, each as a problem of its own; null where there are fewer than two,
 * or where they ask for nothing, as choices do.
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
  const told = problem.slice(0, found[0]?.index).trim();
  const parts = found.map((one, at) => ({
    label: `(${names[at]})`,
    text: problem
      .slice(one.index + one[0].length, found[at + 1]?.index)
      .trim()
      .replace(/[,;]?(?: and)?$/i, ''),
  }));
  const isShared = goesOn.test(told) || (actOnly.test(told) && parts.every(({ text }) => isMath(text)));
  const asks = ({ text }: LabelledPart): boolean => isRequest(text) || /\?(?:\s|$)/.test(text);
  if (parts.some((part) => part.text === '' || !(isShared || asks(part)))) return null;
  return parts.map((part) => ({ label: part.label, text: `${told} ${part.text}` }));
}
