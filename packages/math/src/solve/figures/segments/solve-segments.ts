import type { Exercised } from '../../exercises/exercise.ts';
import { type Fact, findWay } from '../network/facts.ts';
import { tellWay } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { numbersIn } from '../reading/read-sizes.ts';
import { readUnit, unitWords } from '../reading/units.ts';
import {
  altitudeCut,
  bisectorCut,
  centroidCut,
  crossingChords,
  parallelCut,
  tangentSecant,
  twoSecants,
} from './segment-facts.ts';

const number = String.raw`(\d+(?:\.\d+)?(?:√\d+)?)`;
const pairIs = new RegExp(
  String.raw`(?:segment |length (?:of )?)?(?<![A-Za-z])([A-Z]{2})(?![A-Za-z]) ?(?:=|is|measures|has length|equals)? ?${number}(?![\d.]*\d)(?: ?(${unitWords}))?(?: long)?`,
  'g',
);

/** A figure whose lengths are told by the names of their ends. */
type Segments = {
  readonly figure: FigureText;
  readonly lengths: ReadonlyMap<string, string>;
  readonly asked: string;
  readonly unit: string;
  /** Letters that the text names beside the lengths. */
  readonly text: string;
};

export const ends = (one: string | undefined, other: string | undefined): string =>
  [one ?? '', other ?? ''].sort().join('');

/** The told lengths and the one that is asked for; null where a number has no name. */
function readSegments(figure: FigureText): Segments | null {
  const text = figure.text.replace(
    /(?<![A-Za-z])([A-Z]{2}) (is (?:a|the) [a-z]+(?: [a-z]+)?) (?:with|of|has|that has)(?: a)? length(?: of)? (?=\d)/g,
    '$1 $2, $1 = ',
  );
  const lengths = new Map<string, string>();
  const units = new Set<string>();
  let rest = text;
  for (const { 0: whole, 1: name = '', 2: value = '', 3: word } of text.matchAll(pairIs)) {
    const key = ends(name[0], name[1]);
    if (lengths.has(key)) return null;
    lengths.set(key, value);
    const unit = word === undefined ? null : readUnit(word);
    if (unit) units.add(unit.name);
    rest = rest.replace(whole, ' ');
  }
  if (
    lengths.size === 0 ||
    numbersIn(rest.replace(/\b(?:two|2) (?=chords|secants|tangents|lines)/g, ' ')).length > 0 ||
    units.size > 1
  )
    return null;
  const words = asksText(figure);
  const names = [...words.matchAll(/(?<![A-Za-z])([A-Z]{2})(?![A-Za-z])(?! ?(?:=|is) ?\d| \d)/g)].map(
    ([, name = '']) => ends(name[0], name[1]),
  );
  const [asked, more] = [...new Set(names.filter((name) => !lengths.has(name)))];
  return asked === undefined || more !== undefined
    ? null
    : { figure, lengths, asked, unit: [...units][0] ?? '', text };
}

/** The letters of a set of facts by the ends of their segments. */
type Letters = Readonly<Record<string, string>>;

function workSegments(
  { lengths, asked, unit, figure }: Segments,
  facts: readonly Fact[],
  letters: Letters,
): Exercised | null {
  const letterOf = new Map(Object.entries(letters).map(([letter, key]) => [key, letter] as const));
  const values: Record<string, string> = {};
  for (const [key, value] of lengths) {
    const letter = letterOf.get(key);
    if (letter === undefined) return null;
    values[letter] = value;
  }
  const goal = letterOf.get(asked);
  const way = goal === undefined ? null : findWay(facts, Object.keys(values), goal);
  if (!way) return null;
  return tellWay(way, { figure, values, unit: unit || undefined, places: 2 });
}

function chordsCross(segments: Segments): Exercised | null {
  const found =
    /\b[Cc]hords? ([A-Z])([A-Z])(?:,| and| &)* (?:chord )?([A-Z])([A-Z])\b.*?\b(?:cross|intersect|meet|cut)\w*(?: each other)?(?: inside (?:the|a) circle)?(?: (?:at|in))?(?: the)?(?: point)? ([A-Z])\b/.exec(
      segments.text,
    );
  if (!found) return null;
  const [, a, b, c, d, e] = found;
  return workSegments(segments, crossingChords, {
    p: ends(a, e),
    q: ends(e, b),
    r: ends(c, e),
    s: ends(e, d),
  });
}

function secants(segments: Segments): Exercised | null {
  const { text } = segments;
  const two =
    /\b[Ss]ecants? ([A-Z])([A-Z])([A-Z]) (?:and|,) (?:secant )?\1([A-Z])([A-Z])\b/.exec(text) ?? null;
  const names = [...segments.lengths.keys(), segments.asked];
  if (two) {
    const [, p, a, b, c, d] = two;
    return workSegments(segments, twoSecants, {
      o: ends(p, a),
      k: ends(a, b),
      w: ends(p, b),
      u: ends(p, c),
      v: ends(c, d),
      z: ends(p, d),
    });
  }
  const tangent =
    /\b[Tt]angent (?:segment )?([A-Z])([A-Z])(?![A-Z])/.exec(text) ??
    /(?<![A-Za-z])([A-Z])([A-Z]) is (?:a )?tangent/.exec(text);
  const point = /\b(?:[Ff]rom|[Pp]oint) ([A-Z])(?![A-Za-z])/.exec(text)?.[1] ?? tangent?.[1];
  const one =
    /\b[Ss]ecant ([A-Z])([A-Z])([A-Z])(?![A-Z])/.exec(text) ??
    /(?<![A-Za-z])([A-Z])([A-Z])([A-Z]) is (?:a |the )?secant/.exec(text);
  if (tangent && one && point !== undefined && one[1] === point)
    return workSegments(segments, tangentSecant, {
      t: ends(tangent[1], tangent[2]),
      o: ends(point, one[2]),
      k: ends(one[2], one[3]),
      w: ends(point, one[3]),
    });
  if (!/\bsecants\b/i.test(text) || point === undefined || /\btangent\b/i.test(text)) return null;
  // From P the secants meet the circle at A, B and at C, D, in the order of their letters.
  const others = [...new Set(names.join(''))].filter((letter) => letter !== point).sort();
  const [a, b, c, d, more] = others;
  if (d === undefined || more !== undefined) return null;
  return workSegments(segments, twoSecants, {
    o: ends(point, a),
    k: ends(a, b),
    w: ends(point, b),
    u: ends(point, c),
    v: ends(c, d),
    z: ends(point, d),
  });
}

/** `DE is parallel to BC`, by its four ends. */
export const parallelTo =
  /(?<![A-Za-z])([A-Z])([A-Z]) ?(?:is |are |being |drawn |that is )?(?:\|\||∥|parallel)(?: to)?(?: (?:the )?(?:side|base))? ?([A-Z])([A-Z])(?![A-Za-z])/;

function parallel(segments: Segments): Exercised | null {
  const { text, lengths, asked } = segments;
  const cut = parallelTo.exec(text);
  const corners = /\b[Tt]riangle ([A-Z])([A-Z])([A-Z])(?![A-Z])/.exec(text)?.slice(1, 4);
  if (!cut) return null;
  const [, d = '', e = '', b = '', c = ''] = cut;
  const names = [...lengths.keys(), asked];
  const used = [...new Set([...names.join(''), b, c])];
  const apex =
    corners?.find((one) => one !== b && one !== c) ?? used.find((one) => ![d, e, b, c].includes(one));
  if (
    apex === undefined ||
    [d, e].includes(apex) ||
    (corners && (!corners.includes(b) || !corners.includes(c)))
  )
    return null;
  const on = new RegExp(String.raw`\b${d}(?: is| lies)? on (?:side )?([A-Z])([A-Z])`).exec(text);
  const told = on ? [on[1], on[2]].find((one) => one !== apex) : undefined;
  const byName =
    names.includes(ends(d, b)) || names.includes(ends(e, c))
      ? b
      : names.includes(ends(d, c)) || names.includes(ends(e, b))
        ? c
        : undefined;
  const side = told ?? byName ?? b;
  const far = side === b ? c : b;
  return workSegments(segments, parallelCut, {
    p: ends(apex, d),
    q: ends(d, side),
    s: ends(apex, side),
    t: ends(apex, e),
    u: ends(e, far),
    v: ends(apex, far),
    m: ends(d, e),
    n: ends(b, c),
  });
}

function bisector(segments: Segments): Exercised | null {
  const { text } = segments;
  if (!/\bbisect\w*\b/i.test(text) || /\bperpendicular\b/i.test(text)) return null;
  const named =
    /(?<![A-Za-z])([A-Z])([A-Z]) (?:bisects|is (?:the |an )?(?:angle )?bisector of) (?:the )?(?:angle |∠ ?)?([A-Z]{3}|[A-Z])(?![A-Za-z])/.exec(
      text,
    );
  const of =
    /\bbisector (?:of|from|at) (?:the )?(?:angle |vertex |corner |∠ ?)?([A-Z]{3}|[A-Z])(?![A-Za-z]).*?\b(?:meets|cuts|hits|intersects|crosses|divides)(?: side)? ([A-Z])([A-Z]) (?:at|in)(?: point)? ([A-Z])(?![A-Za-z])/.exec(
      text,
    );
  const triangle = /\b[Tt]riangle ([A-Z])([A-Z])([A-Z])(?![A-Z])/.exec(text)?.slice(1, 4);
  const corner = (name: string | undefined): string | undefined => (name?.length === 3 ? name[1] : name);
  const apex = corner(named?.[3]) ?? corner(of?.[1]);
  const foot = named ? [named[1], named[2]].find((one) => one !== apex) : of?.[4];
  const others = of ? [of[2], of[3]] : triangle?.filter((one) => one !== apex);
  const [b, c, more] = others ?? [];
  if (apex === undefined || foot === undefined || b === undefined || c === undefined || more !== undefined)
    return null;
  return workSegments(segments, bisectorCut, {
    c: ends(apex, b),
    b: ends(apex, c),
    p: ends(b, foot),
    q: ends(foot, c),
    a: ends(b, c),
  });
}

function centroid(segments: Segments): Exercised | null {
  const { text, lengths, asked } = segments;
  const center =
    /(?<![A-Za-z])([A-Z]) (?:is|be) (?:the )?centroid\b|\bcentroid (?:is )?(?:at )?(?:point )?([A-Z])(?![A-Za-z])|\bmedians (?:of [a-z ]*(?:[A-Z]{3})? ?)?(?:meet|intersect|cross) (?:at|in) (?:point )?([A-Z])(?![A-Za-z])/
      .exec(text)
      ?.slice(1)
      .find(Boolean);
  const median =
    /(?<![A-Za-z])([A-Z])([A-Z]) is (?:a |the |one )?(?:of (?:the|its) )?medians?\b|\bmedian (?:from [A-Z] )?(?:is )?([A-Z])([A-Z])(?![A-Za-z])/
      .exec(text)
      ?.slice(1)
      .filter(Boolean);
  if (center === undefined) return null;
  const triangle = /\b[Tt]riangle ([A-Z]{3})(?![A-Z])/.exec(text)?.[1];
  const letters = [...new Set([...lengths.keys(), asked].join(''))].filter((one) => one !== center);
  const [x, m] =
    median?.length === 2
      ? median
      : letters.length === 2 && triangle
        ? [letters.find((one) => triangle.includes(one)), letters.find((one) => !triangle.includes(one))]
        : [];
  if (x === undefined || m === undefined || (triangle && !triangle.includes(x))) return null;
  return workSegments(segments, centroidCut, { l: ends(x, center), s: ends(center, m), m: ends(x, m) });
}

function altitude(segments: Segments): Exercised | null {
  const { text } = segments;
  const foot =
    /(?<![A-Za-z])([A-Z])([A-Z]) is (?:the |an )?altitude(?: drawn)?(?: to)?(?: the)?(?: hypotenuse)?(?: ([A-Z])([A-Z]))?/.exec(
      text,
    );
  const corners = /\b[Tt]riangle ([A-Z])([A-Z])([A-Z])(?![A-Z])/.exec(text)?.slice(1, 4);
  if (!foot || !corners || !/\bhypotenuse\b|\bright\b/i.test(text)) return null;
  const apex = corners.find((one) => one === foot[1] || one === foot[2]);
  const d = [foot[1], foot[2]].find((one) => one !== apex);
  const [p, q] = corners.filter((one) => one !== apex);
  return workSegments(segments, altitudeCut, {
    h: ends(apex, d),
    p: ends(p, d),
    q: ends(d, q),
    c: ends(p, q),
    a: ends(apex, p),
    b: ends(apex, q),
  });
}

/** Lengths by the names of their ends: chords, secants, a parallel in a triangle, bisectors, medians, altitudes. */
export function solveSegments(figure: FigureText): Exercised | null {
  const segments = readSegments(figure);
  if (!segments || /\b(?:angle [A-Z]{0,3} ?=|°|area|perimeter)\b/i.test(figure.text)) return null;
  return (
    chordsCross(segments) ??
    secants(segments) ??
    bisector(segments) ??
    parallel(segments) ??
    centroid(segments) ??
    altitude(segments)
  );
}
