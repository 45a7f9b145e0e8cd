import type { Ask, Exercised } from '../exercises/exercise.ts';
import { together } from '../exercises/exercise.ts';
import { shapeOf } from '../exercises/polynomial-shape.ts';
import { type Quantity, quantities, quantityNames } from '../question/quantities.ts';

const parts =
  /^(?:(?:find|what is|what are|what's|whats|calculate|determine|give|state|identify|get|tell me|list|name)\s+)?(?:the )?((?:(?:the )?[a-z-]+(?: [a-z-]+){0,3}?(?:, and |, & |, | and | & ))+(?:the )?[a-z-]+(?: [a-z-]+){0,3}?) (of|for|in|between|from) (.+)$/i;
const functionParts =
  'domain|range|vertex|axis of symmetry|line of symmetry|y-?\\s?intercepts?|x-?\\s?intercepts?|zeros?|roots?|vertical asymptotes?|horizontal asymptotes?|slant asymptotes?|holes?|maximum|minimum|slope|amplitude|period|center|radius|foci|end behaviou?r|discriminant|inverse|degree|leading coefficient';
const known = new RegExp(
  `^(?:the )?(?:${functionParts}|${quantityNames.map((name: Quantity) => quantities[name][0]).join('|')})$`,
  'i',
);

/** `mean, median and mode of 3, 5, 5`: each part is asked for on its own, and the answers stand beside each other. */
export function solveSeveral(typed: string, ask: Ask): Exercised | null {
  const plain = typed
    .replace(/\s+/g, ' ')
    .replace(/[\s.?!]+$/, '')
    .replace(/\b(mean|median|mode|range),? (?=(?:the )?(?:mean|median|mode|range)\b)/gi, '$1 and ')
    .replace(/\b(axis|line) of symmetry\b/gi, '$1-of-symmetry')
    .trim();
  const [, list = '', joint, object] = parts.exec(plain) ?? [];
  if (joint === undefined || object === undefined || !/\d|[a-z]\s*=/.test(object)) return null;
  const names = list
    .split(/,? and |, & | & |, /i)
    .map((name) => name.replace(/^the /i, '').replace(/-of-/g, ' of ').trim());
  if (names.length < 2 || names.length > 6 || !names.every((name) => known.test(name))) return null;
  const solved = names.map((name) => ask(`find the ${name} ${joint} ${object}`));
  const [domain, range] = solved;
  // A polynomial has a value for every number, which needs no work of its own.
  if (
    !domain &&
    range &&
    /^domain and range$/i.test(names.join(' and ')) &&
    shapeOf(object.replace(/^(?:the )?(?:function )?(?:[a-z]\([a-z]\)|y)\s*=\s*/i, ''))
  )
    return together([range], { kind: range.kind, answer: `domain all real numbers; range ${range.answer}` });
  const found = solved.flatMap((one) => (one ? [one] : []));
  const [first] = found;
  if (!first || found.length !== names.length) return null;
  const answer = found
    .map((one, i) => {
      const name = names[i] ?? '';
      const said = / of symmetry$/i.test(name) ? one.answer.replace(/^axis /, '') : one.answer;
      return said.toLowerCase().startsWith(name.toLowerCase()) ? said : `${name} ${said}`;
    })
    .join('; ');
  return together(found, { kind: first.kind, answer });
}

const eachPair =
  /^(?:find|determine|calculate|what (?:is|are)|give)?\s*(?:the )?(slope|distance|mid-?point)s?\b(?: (?:of|for) (?:the |each )?(?:line|segment|line segment))?(?: (?:that|which))?(?: (?:passes|passing|goes|runs|contains|containing|through|between|of|for|with|joining|connecting|the))* (?:each|these|the following|every) (?:given )?pairs? of (?:given )?(?:points|end ?points)[.:]?\s*(?=\D*\()/i;
const point = /\(\s*[-−]?[\d./]+\s*,\s*[-−]?[\d./]+\s*\)/g;
const joints: Readonly<Record<string, string>> = {
  slope: 'slope of the line through',
  distance: 'distance between',
  midpoint: 'midpoint of',
};

/** `the slope of the line through each pair of points`: every pair is asked for on its own. */
export function solveEachPair(typed: string, ask: Ask): Exercised | null {
  const plain = typed.replace(/\s+/g, ' ').trim();
  const [whole = '', name = ''] = eachPair.exec(plain) ?? [];
  const points = plain.slice(whole.length).match(point) ?? [];
  const rest = plain.slice(whole.length).replace(point, '#');
  const joint = joints[name.toLowerCase().replace('-', '')];
  if (joint === undefined || points.length === 0 || points.length % 2 === 1) return null;
  if (!/^(?:\s*\(?[a-j1-9]?[.)]?\s*#,?\s*(?:and|&)?\s*#[\s,;.?]*)+$/i.test(rest)) return null;
  const solved = points.flatMap((one, i) =>
    i % 2 === 0 ? [ask(`find the ${joint} ${one} and ${points[i + 1]}`)] : [],
  );
  const found = solved.flatMap((one) => (one ? [one] : []));
  const [first] = found;
  return first && found.length === solved.length
    ? together(found, { kind: first.kind, answer: found.map(({ answer }) => answer).join('; ') })
    : null;
}
