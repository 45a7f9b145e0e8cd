import { regex } from '../../../reading/regex.ts';
import type { Frame, Told } from '../frame.ts';

const asks = new RegExp(
  [
    String.raw`\bhow (?:much|many cubic [a-z]+)\b[^.?!;]*\b(?:holds?|contains?|fits?|(?:be )?(?:stored|put|poured|placed)|(?:need(?:ed|s)?|takes?|required|used) to fill)\b`,
    String.raw`\bwhat is the (?:most|maximum|largest|greatest)(?: amount| volume)?(?: of)? [a-z]+\b[^.?!;]*\b(?:holds?|contains?)\b`,
    String.raw`\b(?:what is|whats|what's|find)(?: the| its)?(?: total)? capacity\b`,
    String.raw`\bwhat (?:volume|amount) of [a-z]+ [^.?!;]*\bholds?\b`,
    String.raw`\bfilled to the (?:top|brim)\b[^?]*\bhow (?:much|many cubic [a-z]+)\b`,
  ].join('|'),
);
/** What is held in other units, in part or beside something else is more than a volume. */
const otherStory =
  /\b(?:gallons?|lit(?:er|re)s?|quarts?|cups?(?= (?:of|does|can|will))|ml|pounds?|ounces?|weigh\w*|full to|half|percent|per|each|every|two|twice|double|thick\w*|wall|already|left|more|less|than|cost\w*|deep in|scoops?|times)\b|\$/;

const shapes: readonly (readonly [RegExp, string])[] = [
  [/\bcylind(?:er|ers|rical)\b/, 'cylinder'],
  [/\b(?:cone|conical|cone-shaped)\b/, 'cone'],
  [/\b(?:hemispher(?:e|ical))\b/, 'hemisphere'],
  [/\b(?:sphere|spherical|ball)\b/, 'sphere'],
  [/\b(?:cube|cubical|cubic(?! (?:feet|ft|inch|in|cm|m|yard|cent|unit)))\b/, 'cube'],
  [/\b(?:pyramid|triangular|trough|prism(?<!rectangular prism)|hexagon\w*)\b/, 'other'],
  [/\b(?:box|rectangular|tank|aquarium|pool|sandbox|planter|crate|trunk|container|bin)\b/, 'box'],
];
const length = '(ft|feet|foot|inch(?:es)?|in|m|met(?:er|re)s?|cm|centimeters?|mm|yd|yards?|units?)';
const measures: Readonly<Record<string, RegExp>> = {
  radius: /\b(?:radius|r)(?: is| of| =| being)? ?@|^(?=.*@[a-z -]{0,14}\bradius\b)/,
  diameter: /\bdiameter(?: is| of| =)? ?@|@[a-z -]{0,14}\b(?:in diameter|diameter|across)\b/,
  height:
    /\b(?:height|depth|h)(?: is| of| =)? ?@|@[a-z -]{0,14}\b(?:tall|high|deep|height|depth|in height|in depth)\b/,
  length: /\blength(?: is| of| =)? ?@|@[a-z -]{0,14}\b(?:long|length|in length)\b/,
  width: /\bwidth(?: is| of| =)? ?@|@[a-z -]{0,14}\b(?:wide|width|in width)\b/,
  side: /\b(?:sides?|edges?)(?: length)?(?: is| of| are| =| that are)? ?@|@[a-z -]{0,14}\b(?:sides?|edges?|on each side|on every side|on a side)\b/,
};
const needs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  cylinder: [
    ['radius', 'height'],
    ['diameter', 'height'],
  ],
  cone: [
    ['radius', 'height'],
    ['diameter', 'height'],
  ],
  hemisphere: [['radius'], ['diameter']],
  sphere: [['radius'], ['diameter']],
  cube: [['side']],
  box: [['length', 'width', 'height']],
};

/** The one measure whose name is nearest to a number, in the same clause. */
function measureOf({ around, at }: Told): string | null {
  const start = Math.max(around.lastIndexOf('#', at) + 1, around.lastIndexOf('. ', at) + 1);
  const next = around.slice(at).search(/[#?]|\. /);
  const clause = around.slice(start, next < 0 ? undefined : at + next);
  const behind =
    regex`^@[ -]?${length}?[ -]?(?:in )?(tall|high|deep|long|wide|across|radius|diameter|height|depth|length|width|sides?)\b`.exec(
      around.slice(at),
    );
  const names: Readonly<Record<string, string>> = {
    tall: 'height',
    high: 'height',
    deep: 'height',
    depth: 'height',
    long: 'length',
    wide: 'width',
    across: 'diameter',
    sides: 'side',
  };
  if (behind?.[2] !== undefined) return names[behind[2]] ?? behind[2];
  const fits = Object.keys(measures).filter((name) => measures[name]?.test(clause.replace(/@.*$/, '@')));
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** How much a container of a known shape holds is its volume. */
export const heldVolume: Frame = ({ text, numbers, typed }) => {
  if (!asks.test(text) || otherStory.test(text.replace(asks, ' '))) return null;
  const found = shapes.filter(([words]) => words.test(text)).map(([, name]) => name);
  const isRow = /#[ -]?[a-z]*,? (?:by|x|×) #[ -]?[a-z]*,? (?:by|x|×) #/.test(text);
  // Three lengths in a row are those of a box, whatever it is called.
  const [shape = isRow ? 'box' : '', other] = found.filter((name) => name !== 'box' || found.length === 1);
  if (other !== undefined || needs[shape] === undefined) return null;
  const unitOf = ({ around, at }: Told): string | undefined =>
    regex`^@[ -]?${length}\b`.exec(around.slice(at))?.[1];
  const named = new Set(numbers.map(unitOf).filter((unit) => unit !== undefined));
  const plainNames = new Set(
    [...named].map((unit) =>
      unit
        .replace(/^f.*t$/, 'ft')
        .replace(/^in.*$/, 'in')
        .replace(/^m(?:et.*)?$/, 'm')
        .replace(/^c.*$/, 'cm'),
    ),
  );
  if (plainNames.size > 1) return null;
  const [unit = ''] = [...named].slice(-1);
  const wish =
    /(?:use|round|leave|give|answer|in terms of)\b[^.?!]*(?:π|pi|nearest|tenth|hundredth|3\.14)[^.?!]*(?:\.\d+)?[^.?!]*/i.exec(
      typed,
    )?.[0];
  const sizes =
    wish === undefined
      ? numbers
      : numbers.slice(0, numbers.length - (wish.match(/\d+(?:\.\d+)?/g)?.length ?? 0));
  const names =
    isRow && shape === 'box' && sizes.length === 3 ? ['length', 'width', 'height'] : sizes.map(measureOf);
  const fits = needs[shape]?.some(
    (wanted) => wanted.length === names.length && wanted.every((name) => names.includes(name)),
  );
  if (!fits || names.includes(null)) return null;
  const told = sizes.map(({ value }, i) => `${names[i]} ${value}${unit === '' ? '' : ` ${unit}`}`);
  const body = shape === 'box' ? 'rectangular prism' : shape;
  const request = `find the volume of a ${body} with ${told.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`;
  return wish === undefined ? request : `${request}. ${wish}`;
};
