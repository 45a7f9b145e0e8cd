import { evaluateExact } from '../../../../judge/equivalent.ts';
import { compareRational, rational, subtractRational } from '../../../../rational/rational.ts';
import { together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, decimalText, type Frame, type Told } from '../frame.ts';

const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:ft|feet|foot)$/, 'feet'],
  [/^(?:in|inch|inches)$/, 'inches'],
  [/^(?:m|meters?|metres?)$/, 'meters'],
  [/^(?:cm|centimeters?)$/, 'cm'],
  [/^(?:yd|yds|yards?)$/, 'yards'],
];
const unitWord = '(ft|feet|foot|inch(?:es)?|in|m|met(?:er|re)s?|cm|centimeters?|yds?|yards?)';
const unitOf = (word: string | undefined): string =>
  word === undefined ? '' : (units.find(([names]) => names.test(word))?.[1] ?? '');

const band =
  '(?:path(?:way)?|walk(?:way)?|sidewalk|deck|border|frame|mat|matting|patio|strip|edge|edging|concrete|tiles?|gravel|margin|trim|road|lawn strip)';
/** A border on some sides only, or of two widths, is another figure. */
const otherBorder =
  /\b(?:one|two|three|2|3|#) (?:adjacent |opposite )?(?:sides?|ends?|edges)\b|\b(?:circ\w*|round (?:pool|table|garden)|radius|diameter|triang\w*|twice|half|percent|cost\w*|per|perimeter|fence|fencing|top and bottom|left and right)\b|\$/;
const wants = regex`\bhow (?:wide|thick)\b|\bwidth of (?:the |this |that |her |his |their )?(?:[a-z]+ )?${band}\b|\b(?:find|what is|whats|what's|solve for) (?:the value of )?x\b|\b(?:the|its|uniform) (?:width|thickness)\b|\b${band}(?:'s)? (?:width|thickness)\b`;
const otherWidth = regex`\b(?:how (?:wide|thick) (?:is|are|was|will|should|must|can)|width of) (?:the|this|her|his|my) (?!(?:[a-z]+ )?${band}\b)`;
const joint =
  /\b(?:and|with|plus|including|together|combined|altogether|total|whole|entire|overall|both|in all)\b/;

/** The sentence of a number. */
const sentenceOf = ({ around, at }: Told): string => {
  const start = Math.max(...['. ', '? ', '; ', '! '].map((end) => around.lastIndexOf(end, at) + 1));
  const end = around.slice(at).search(/[.?;!](?:\s|$)/);
  return around.slice(start, end < 0 ? undefined : at + end);
};

/** Which rectangle has the area that is told: the larger one, the border alone, or the smaller one. */
function areaOf(area: Told, outer: boolean): 'all' | 'border' | 'inner' | null {
  const sentence = sentenceOf(area)
    // The border as a place is no part of the area.
    .replace(
      /\baround it\b|\b(?:surrounded by|with) an? (?:[a-z]+ )?${band} of (?:uniform|equal|constant|even) width\b/,
      ' ',
    )
    .replace(/\bhow (?:wide|thick)\b.*$/, ' ');
  const alone =
    regex`\barea of (?:just |only )?(?:the |this |her |his |an? )?(?:[a-z]+ )?${band}\b(?! (?:and|plus|with|together|including))|\b(?:enough|have|has|uses?) (?:[a-z]+ )?(?:for|to cover) (?:exactly )?@|\b${band} (?:itself |alone )?(?:has|covers|is to have) (?:an area of )?@`.test(
      sentence,
    );
  const both = joint.test(sentence) && !/\balone\b/.test(sentence);
  if (outer) return !alone && !both && !regex`area of the ${band}\b`.test(sentence) ? 'inner' : null;
  if (alone && !/\b(?:and|with|plus) (?:the |its )?[a-z]+ /.test(sentence)) return 'border';
  return both && !alone ? 'all' : null;
}

const fromOutside =
  /\b(?:outside|outer|overall|total) (?:dimensions|measurements|edges?|size)\b|\b(?:leaving|leaves|inside the [a-z]+ (?:around|along))\b|\b(?:is|are|was) left\b|\b(?:including|with) the (?:frame|border|path) (?:is|measures)\b/;

/** A border of one width around a rectangle: how wide it is, by the area of all, of the border, or of what is inside. */
export const bordered: Frame = ({ text, numbers: told, question }, ask) => {
  const numbers = told.filter(({ around }) => !/\^ ?@|\b(?:all|each|every) @ sides?\b/.test(around));
  const around = /\b(?:around|round|surround\w*|all sides|every side|each side|frame|border|mat)\b/;
  if (
    numbers.length !== 3 ||
    !regex`\b${band}\b`.test(text) ||
    !around.test(text) ||
    otherBorder.test(text.replace(/\b(?:all|each|every) (?:# |four )?sides?\b/g, '')) ||
    !wants.test(question) ||
    otherWidth.test(question)
  )
    return null;
  const square = regex`^@ ?(?:square |sq\.? ?)${unitWord}\b|^@ ?${unitWord} ?(?:\^ ?#|²)|^@ ?${unitWord}(?: ?squared)\b`;
  const areas = numbers.filter(
    (one) => square.test(after(one)) || /\barea(?: [a-z]+){0,8}(?: is| of|:| =) @|\barea @/.test(one.around),
  );
  const [area, second] = areas;
  const [one, other] = numbers.filter((number) => number !== area);
  if (!area || second || !one || !other) return null;
  const sides = [one, other].map(
    ({ around: words, at }) => regex`^@[ -]?${unitWord}\b`.exec(words.slice(at))?.[1],
  );
  const areaUnit = unitOf(square.exec(after(area))?.slice(1).find(Boolean));
  const named = new Set(
    [...sides.filter((side) => side !== undefined).map(unitOf), areaUnit].filter(Boolean),
  );
  if (named.size > 1) return null;
  // The two sides stand beside each other, so that no other length is taken for one.
  const between = text.slice(Math.min(one.at, other.at) + 1, Math.max(one.at, other.at));
  if (/[.?;]/.test(between) || !/\b(?:by|x|and|length|width|long|wide)\b|×|,/.test(between)) return null;
  const outer = fromOutside.test(text);
  const which = areaOf(area, outer);
  if (which === null) return null;
  const [a, b] = [one.value, other.value];
  const sign = which === 'inner' ? '-' : '+';
  const inside = which === 'border' ? ` - ${a} · ${b}` : '';
  const solved = ask(`solve (${a} ${sign} 2x)(${b} ${sign} 2x)${inside} = ${area.value}`);
  const roots = solved?.answer.split(' or ').map((root) => evaluateExact(root.replace(/^x = /, '')));
  const [p, q] = [evaluateExact(a), evaluateExact(b)];
  if (!solved || !roots || roots.includes(null) || !p || !q) return null;
  const fits = roots.flatMap((root) => {
    if (!root || root.n <= 0n) return [];
    const twice = rational(2n * root.n, root.d);
    const left = [p, q].every((side) => compareRational(subtractRational(side, twice), rational(0)) > 0);
    return which !== 'inner' || left ? [`${root.n}/${root.d}`] : [];
  });
  const [width, more] = fits;
  if (width === undefined || more !== undefined) return null;
  const [unit = ''] = named;
  const size = decimalText(width);
  const says = size === '1' ? unit.replace('feet', 'foot').replace(/(inch)es$|s$/, '$1') : unit;
  return together([solved], { kind: 'story', answer: `${size} ${says}`.trim() });
};
