import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, byRounding, type Exercised, formulasOf, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { exactly, numberIn, putIn } from '../exact.ts';
import { type Situation, valued } from '../situation.ts';

const vectorBy = formulasOf('vector');

const n = `(${numberText})`;
const vector = new RegExp(`(?:\\b[a-z] ?= ?)?[<⟨(\\[] ?${n} ?, ?${n}(?: ?, ?${n})? ?[>⟩)\\]]`);

const partsOf = (found: RegExpExecArray): readonly string[] =>
  found.slice(1).flatMap((one) => (one === undefined ? [] : [plainNumber(one)]));
const wrap = (value: string): string => (value.startsWith('-') ? `(${value})` : value);
const dot = (a: readonly string[], b: readonly string[]): string =>
  a.map((one, i) => `${wrap(one)} · ${wrap(b[i] ?? '')}`).join(' + ');
const size = (a: readonly string[]): string => `√(${a.map((one) => `${wrap(one)}^2`).join(' + ')})`;

/** The angle between two vectors, with the places asked for. */
export const angleBetween: Situation = ({ text, places }) => {
  if (
    !/\bangle\b/.test(text) ||
    !/\bvectors?\b|<|⟨|\bbetween\b/.test(text) ||
    /\blines?\b|\bplanes?\b|\btriangle\b|\b(?:cos|sin|tan)(?:ine|e|gent)?\b/.test(text)
  )
    return null;
  if (places === null) return null;
  const cut = cutter(text);
  const [a, b, more] = cut.takeAll(vector).map(partsOf);
  if (
    !a ||
    !b ||
    more ||
    a.length !== b.length ||
    !leavesNoRelation(cut.rest().replace(/°|\bdegrees?\b/g, ' ')) ||
    /\bradians?\b/.test(cut.rest())
  )
    return null;
  const product = vectorBy(`k = ${dot(a, b)}`, {}, 'dot-product');
  if (!product) return null;
  const worked = byRounding({
    formula: `w = arccos((${dot(a, b)})/(${size(a)} · ${size(b)})) · 180/π`,
    values: {},
    rule: 'angle-of-vectors',
    kind: 'vector',
    places,
  });
  return worked && { ...worked, answer: `${worked.answer}°` };
};

/** The cosine of the angle between two vectors. */
export const cosineBetween: Situation = ({ text }) => {
  if (!/\bcos(?:ine)?\b/.test(text) || !/\bangle\b/.test(text)) return null;
  const cut = cutter(text);
  const [a, b, more] = cut.takeAll(vector).map(partsOf);
  if (!a || !b || more || a.length !== b.length || /\d/.test(cut.rest()) || !leavesNoRelation(cut.rest()))
    return null;
  return exactly(`(${dot(a, b)})/(${size(a)} · ${size(b)})`, { rule: 'angle-between', kind: 'vector' });
};

/** The length of a vector and the vector of length 1 that goes its way. */
export const lengthAndUnit: Situation = ({ text }, ask) => {
  if (!/\bunit vector\b/.test(text) || !/\bmagnitude\b|\blength\b|\bnorm\b|^ ?\|/.test(text)) return null;
  const cut = cutter(text.replace(/\|/g, ' '));
  const [a, more] = cut.takeAll(vector).map(partsOf);
  if (!a || more || !leavesNoRelation(cut.rest(), /^(?:same)$/)) return null;
  const shown = `<${a.join(', ')}>`;
  const [long, unit] = [ask(`magnitude of ${shown}`), ask(`unit vector in the direction of ${shown}`)];
  return long && unit && together([long, unit], { kind: 'vector', answer: `${long.answer}; ${unit.answer}` });
};

const part = '-?\\d*\\.?\\d*[a-z]?';
const withLetter = new RegExp(
  `(?:\\b[a-z] ?= ?)?[<⟨(\\[] ?(${part}) ?, ?(${part})(?: ?, ?(${part}))? ?[>⟩)\\]]`,
);

/** A letter in one of two vectors that are perpendicular: their product is 0. */
export const letterInPerpendicular: Situation = ({ text }, ask) => {
  if (!/\b(?:perpendicular|orthogonal)\b/.test(text) || /\b(?:lines?|points?|planes?|not|or)\b/.test(text))
    return null;
  const cut = cutter(text);
  const [a, b, more] = cut
    .takeAll(withLetter)
    .map((found) => found.slice(1).filter((one) => one !== undefined));
  const letter = cut.take(
    /\b(?:find|what is|for (?:what|which)(?: values?)?(?: of)?|determine) (?:the values? of )?([a-z])\b/,
  )?.[1];
  if (!a || !b || more || letter === undefined || a.length !== b.length || [...a, ...b].includes(''))
    return null;
  const letters = [...a, ...b].flatMap((one) => one.match(/[a-z]/g) ?? []);
  if (
    letters.length === 0 ||
    letters.some((one) => one !== letter) ||
    !leavesNoRelation(cut.rest(), /^(?:if)$/)
  )
    return null;
  const terms = a.map((one, i) => `(${one}) * (${b[i]})`).join(' + ');
  const found = ask(`solve ${terms} = 0 for ${letter}`);
  return found && together([found], { kind: 'vector', answer: found.answer });
};

const way = '(north|south|east|west|upstream|across)';
const speed =
  '(\\d+(?:\\.\\d+)?) ?(mph|km\\/h|kmh|kph|m\\/s|ft\\/s|miles per hour|kilometers per hour|knots|meters per second|feet per second)';
const unitOf: Readonly<Record<string, string>> = {
  'miles per hour': 'mph',
  'kilometers per hour': 'km/h',
  kmh: 'km/h',
  kph: 'km/h',
  'meters per second': 'm/s',
  'feet per second': 'ft/s',
};

/** Two speeds at a right angle: how fast it really goes. */
export const crossedSpeeds: Situation = ({ text, places }) => {
  if (
    !/\b(?:wind|current|river|stream)\b/.test(text) ||
    !/\b(?:ground ?speed|actual speed|resultant|true speed|real(?:ly)?|how fast|resulting speed|speed)\b/.test(
      text,
    )
  )
    return null;
  const cut = cutter(text.replace(/\bdue\b/g, ' ').replace(/\s+/g, ' '));
  const speeds = cut.takeAll(new RegExp(speed));
  const [one, two, more] = speeds;
  if (!one || !two || more) return null;
  const unit = unitOf[one[2] ?? ''] ?? one[2] ?? '';
  if (unit !== (unitOf[two[2] ?? ''] ?? two[2])) return null;
  const ways = [...text.matchAll(new RegExp(`\\b${way}\\b`, 'g'))].map(([, found = '']) => found);
  const kinds = ways.map((found) =>
    /north|south/.test(found) ? 'v' : /east|west/.test(found) ? 'h' : found,
  );
  const crossing = /\b(?:straight across|directly across|perpendicular|right angle)\b/.test(text);
  const square =
    (kinds.length === 2 && kinds.includes('v') && kinds.includes('h')) ||
    (crossing && kinds.every((kind) => kind === 'across'));
  const rest = cut.rest();
  if (
    !square ||
    /\b(?:northeast|northwest|southeast|southwest|bearing|angle (?:of|is)|direction|degrees?|how (?:long|far))\b/.test(
      rest.replace(/\bright angle\b/g, ' '),
    ) ||
    !leavesNoRelation(rest, /^(?:if|per)$/)
  )
    return null;
  const values = { a: one[1] ?? '', b: two[1] ?? '' };
  const told = { formula: 'v = √(a^2 + b^2)', values, rule: 'pythagorean-theorem', kind: 'vector' } as const;
  const worked = places === null ? byFormula(told) : valued(told, places);
  return worked && together([worked], { kind: 'vector', answer: `${worked.answer} ${unit}` });
};

/** a x + b y (+ c z) = d as its numbers. */
function planeIn(
  text: string,
): { readonly parts: readonly string[]; readonly d: string; readonly whole: string } | null {
  const term = (letter: string, sign: string): string => `(?:${sign} ?(\\d*\\.?\\d*) ?${letter})`;
  const found = new RegExp(
    `${term('x', '(-?)')} ?${term('y', '([+-])')}(?: ?${term('z', '([+-])')})?((?: ?[+-] ?\\d+)?) ?= ?(-?\\d+(?:\\.\\d+)?)`,
  ).exec(text);
  if (!found) return null;
  const [whole, sx = '', x = '', sy = '', y = '', sz, z, extra = '', d = ''] = found;
  const one = (sign: string, value: string): string =>
    `${sign.replace('+', '')}${value === '' ? '1' : value}`;
  const moved = extra.trim() === '' ? d : `${numberIn(d) - numberIn(extra.replace(/\s/g, ''))}`;
  return {
    parts: [one(sx, x), one(sy, y), ...(sz === undefined ? [] : [one(sz, z ?? '')])],
    d: moved,
    whole,
  };
}

/** How far a point is from a line or a plane. */
export const distanceToPlane: Situation = ({ text, places }) => {
  if (!/\b(?:distance|how far)\b/.test(text) || !/\b(?:plane|line)\b/.test(text)) return null;
  const plane = planeIn(text);
  const cut = cutter(plane ? text.replace(plane.whole, ' ') : text);
  const [p, more] = cut.takeAll(vector).map(partsOf);
  if (!plane || !p || more || p.length !== plane.parts.length || !leavesNoRelation(cut.rest())) return null;
  const formula = `D = |${dot(plane.parts, p)} - ${wrap(plane.d)}|/${size(plane.parts)}`;
  const exact = vectorBy(formula, {}, 'distance-to-plane');
  if (exact?.chain.proven) return exact;
  return places === null
    ? null
    : byRounding({ formula, values: {}, rule: 'distance-to-plane', kind: 'vector', places });
};

/** A line as one expression in t for each coordinate. */
function lineIn(text: string): { readonly parts: readonly string[]; readonly whole: string } | null {
  const pair = new RegExp(
    `(?:\\br(?:\\(t\\))? ?= ?)?[<(] ?${n} ?, ?${n} ?, ?${n} ?[>)] ?\\+ ?t ?[*·]? ?[<(] ?${n} ?, ?${n} ?, ?${n} ?[>)]`,
  ).exec(text);
  if (pair)
    return {
      parts: [1, 2, 3].map((i) => `${plainNumber(pair[i])} + (${plainNumber(pair[i + 3])}) · t`),
      whole: pair[0],
    };
  const each =
    /\bx ?= ?([-\d.t+* ]*?[\dt]),? ?(?:and )?y ?= ?([-\d.t+* ]*?[\dt]),? ?(?:and )?z ?= ?([-\d.t+* ]*?[\dt])(?=[\s,.;]|$)/.exec(
      text,
    );
  return each ? { parts: each.slice(1).map((one) => one.trim()), whole: each[0] } : null;
}

/** Where a line in space goes through a plane. */
export const lineMeetsPlane: Situation = ({ text }, ask) => {
  if (!/\bline\b/.test(text) || !/\bplane\b/.test(text)) return null;
  const line = lineIn(text);
  const rest = line ? text.replace(line.whole, ' ') : '';
  const plane = planeIn(rest);
  if (
    !line ||
    !plane ||
    plane.parts.length !== 3 ||
    !leavesNoRelation(rest.replace(plane.whole, ' ')) ||
    /\bangle\b|\bdistance\b/.test(rest)
  )
    return null;
  const left = plane.parts.map((factor, i) => `${wrap(factor)}(${line.parts[i]})`).join(' + ');
  const solved = ask(`solve ${left.replace(/t/g, 'x')} = ${plane.d}`);
  const t = solved && /^x = (\S+)$/.exec(solved.answer)?.[1];
  if (!solved || !t) return null;
  const coordinates = line.parts.map((part) =>
    vectorBy(`k = ${putIn(part.replace(/(\d)t/g, '$1 · t'), 't', t)}`, {}, 'put-root-in'),
  );
  const values = coordinates.map((one, i) => one?.answer ?? evaluateOnly(line.parts[i] ?? '', t));
  if (values.some((value) => value === null)) return null;
  const shown = coordinates.flatMap((one): Exercised[] => (one ? [one] : []));
  return together([solved, ...shown], { kind: 'vector', answer: `(${values.join(', ')})` });
};

function evaluateOnly(part: string, t: string): string | null {
  const value = evaluateExact(putIn(part.replace(/(\d)t/g, '$1 · t'), 't', t));
  return value ? (value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`) : null;
}

/** The angle of a vector with the x-axis, and the part of a vector along another. */
export const directionOrProjection: Situation = ({ text, places }) => {
  const cut = cutter(text.replace(/sqrt\(?(\d+)\)?/g, '√$1'));
  const part = '(-?\\d*√\\d+|-?\\d+(?:\\.\\d+)?)';
  const found = cut.takeAll(new RegExp(`(?:\\b([a-z]) ?= ?)?[<⟨(] ?${part} ?, ?${part} ?[>⟩)]`));
  const vectors = found.map((one) => one.slice(2, 4).map((value) => value ?? ''));
  const [a, b, more] = vectors;
  if (!a || more || !leavesNoRelation(cut.rest().replace(/°|\bdegrees?\b/g, ' '), /^(?:if)$/)) return null;
  if (
    !b &&
    /\bdirection(?: angle)?\b/.test(cut.rest()) &&
    !/\bunit\b|\bmagnitude\b|\bradians?\b|\bcosines?\b/.test(cut.rest())
  ) {
    const [x, y] = a.map((one) => numberIn(one));
    if (x === undefined || y === undefined || x === 0) return null;
    const degrees = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
    const exact = Math.abs(degrees - Math.round(degrees)) < 1e-9;
    if (!exact && places === null) return null;
    const turn = x < 0 ? ' + 180' : y < 0 ? ' + 360' : '';
    const worked = byRounding({
      formula: `w = arctan((${a[1]})/(${a[0]})) · 180/π${turn}`,
      values: {},
      rule: 'angle-of-vectors',
      kind: 'vector',
      places: exact ? 0 : (places ?? 0),
    });
    return worked && { ...worked, answer: `${exact ? Math.round(degrees) : worked.answer}°` };
  }
  if (
    !b ||
    !/\bprojection\b|\bproj\b/.test(cut.rest()) ||
    !/\bonto\b/.test(cut.rest()) ||
    /\bscalar\b/.test(cut.rest())
  )
    return null;
  const base = /\bonto (?:the )?(?:vector )?([a-z])\b/.exec(cut.rest())?.[1];
  const isFirst = base !== undefined && base === found[0]?.[1];
  const isSecond =
    base === undefined
      ? /\bonto (?:the )?(?:vector )?(?:[a-z] ?= ?)?[<⟨(]/.test(text)
      : base === found[1]?.[1];
  if (!isFirst && !isSecond) return null;
  const along = isFirst ? a : b;
  const share = vectorBy(`k = (${dot(a, b)})/(${dot(along, along)})`, {}, 'part-along');
  const parts = share
    ? along.map((one) => vectorBy('p = k · b', { k: share.answer, b: one }, 'part-along'))
    : [];
  if (!share || parts.some((one) => one === null) || text.indexOf('onto') < text.search(/[<⟨(]/)) return null;
  return together([share, ...parts], {
    kind: 'vector',
    answer: `<${parts.map((one) => one?.answer).join(', ')}>`,
  });
};

/** The length of the vector from one point to another. */
export const lengthBetween: Situation = ({ text }, ask) => {
  const found = new RegExp(
    `\\b(?:magnitude|length|norm)(?: of)?(?: the)? vector (?:from|with initial point)(?: [a-z])? ?\\( ?${n} ?, ?${n} ?\\)(?:,? and terminal point| to)(?: [a-z])? ?\\( ?${n} ?, ?${n} ?\\)`,
  ).exec(text);
  if (!found || !leavesNoRelation(text.replace(found[0], ' '))) return null;
  const [a, b, c, d] = found.slice(1).map((one) => plainNumber(one));
  const solved = ask(`find the distance between (${a}, ${b}) and (${c}, ${d})`);
  return solved && together([solved], { kind: 'vector', answer: solved.answer.replace(/ units?$/, '') });
};
