import { parseMath } from '../../../read/parse.ts';
import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { exactSize } from '../network/exact-size.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { sizeOf } from '../reading/size-of.ts';
import { ends, parallelTo } from './solve-segments.ts';

const size = String.raw`\(?-?(?:\d+(?:\.\d+)?)?[xyn]?(?: ?[+-] ?(?:\d+(?:\.\d+)?)?[xyn]?)*\)?`;
const named = new RegExp(String.raw`(?<![A-Za-z])([A-Z]{2}) ?(?:=|is) ?(${size})(?=[\s,.;?]|$)`, 'g');

type Relation = { readonly left: string; readonly right: string; readonly says: string };

/** The parts of two crossing chords by their products, where the text tells all four. */
function ofChords(text: string, lengths: ReadonlyMap<string, string>): Relation | null {
  const keys = [...lengths.keys()];
  const [, a = '', b = ''] =
    /\b[Cc]hords? ([A-Z]{2})(?:,| and) (?:chord )?([A-Z]{2})(?![A-Za-z])/.exec(text) ?? [];
  const [at] = [...(keys[0] ?? '')].filter((letter) => keys.every((key) => key.includes(letter)));
  const parts = [a, b].map((chord) => [...chord].map((end) => ends(end, at)));
  const [one, other] =
    keys[0]?.startsWith('#') === true ? [keys.slice(0, 2), keys.slice(2)] : at === undefined ? [] : parts;
  if (keys.length !== 4 || !one || !other || ![...one, ...other].every((key) => lengths.has(key)))
    return null;
  const product = (of: readonly string[]): string => of.map((key) => `(${lengths.get(key) ?? ''})`).join('');
  return {
    left: product(one),
    right: product(other),
    says: 'Where two chords cross, the products of their two parts are equal.',
  };
}

/** The four parts of two sides of a triangle that a parallel to the third one cuts. */
function ofParallel(text: string, lengths: ReadonlyMap<string, string>): Relation | null {
  const [, d = '', e = ''] = parallelTo.exec(text) ?? [];
  const partsAt = (point: string): readonly string[] =>
    [...lengths.keys()].filter((key) => key.includes(point) && key !== ends(d, e));
  const [one, other] = [partsAt(d), partsAt(e)];
  const [apex, more] = [...new Set(one.join(''))].filter((at) => at !== d && other.join('').includes(at));
  if (
    lengths.size !== 4 ||
    one.length !== 2 ||
    other.length !== 2 ||
    apex === undefined ||
    more !== undefined
  )
    return null;
  const part = (of: readonly string[], isNear: boolean): string =>
    `(${lengths.get(of.find((key) => key.includes(apex) === isNear) ?? '') ?? ''})`;
  return {
    left: `${part(one, true)}${part(other, false)}`,
    right: `${part(one, false)}${part(other, true)}`,
    says: 'A parallel to a side cuts the other two sides in the same ratio, so the products across are equal.',
  };
}

const midsegment = new RegExp(
  String.raw`\b(?:the )?(?:length of (?:the |its )?)?mid-?segment(?: [A-Z]{2})?(?: of the trapezoid)? (?:is|has (?:an? )?length(?: of)?|measures|=|of length) (${size})(?=[\s,.;?]|$)`,
);
const pairs = new RegExp(String.raw`(?<![\w+.-])(?<![+-] )(${size}) and (${size})(?=[\s,.;?]|$)`, 'g');

/** Lengths that are told without the names of their ends: the parts of two chords, the bases of a trapezoid. */
function unnamedIn(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(pairs)];
  const isPlain = !/(?<![A-Za-z])[A-Z]{2}(?![A-Za-z])/.test(text);
  const isTwo = found.length === 2 && /\b(?:other|second)\b/i.test(text);
  return new Map(
    isPlain && isTwo && /\bchords?\b/i.test(text)
      ? found.flatMap(([, a = '', b = '']) => [a, b]).map((one, i) => [`#${i}`, one] as const)
      : [],
  );
}

/** What the text says about its segments: equal, one half of the other, or parts of a third one. */
function relationOf(text: string, lengths: ReadonlyMap<string, string>): Relation | null {
  const keys = [...lengths.keys()];
  if (/\bchords?\b/i.test(text)) return ofChords(text, lengths);
  const parallel = /\btriangle\b/i.test(text) ? ofParallel(text, lengths) : null;
  if (parallel) return parallel;
  const middleLength = lengths.get('mid');
  if (middleLength !== undefined) {
    const bases = keys.filter((key) => key !== 'mid').map((key) => lengths.get(key));
    return bases.length === 2 && /\btrapezoid\b/i.test(text)
      ? {
          left: `2(${middleLength})`,
          right: `(${bases[0]}) + (${bases[1]})`,
          says: 'The midsegment of a trapezoid is half the sum of its two bases.',
        }
      : null;
  }
  const [a = '', b = ''] = keys;
  const put = (key: string): string => `(${lengths.get(key) ?? ''})`;
  const shared = [...a].filter((letter) => b.includes(letter));
  const mid = /(?<![A-Za-z])([A-Z]) is (?:the )?mid-?point of (?:segment |line )?([A-Z]{2})(?![A-Za-z])/.exec(
    text,
  );
  if (mid) {
    const whole = ends(mid[2]?.[0], mid[2]?.[1]);
    const halves = [ends(mid[1], mid[2]?.[0]), ends(mid[1], mid[2]?.[1])];
    const says = 'A midpoint cuts a segment in two equal parts.';
    if (keys.length !== 2) return null;
    if (halves.every((half) => lengths.has(half)))
      return { left: put(halves[0] ?? ''), right: put(halves[1] ?? ''), says };
    const half = halves.find((one) => lengths.has(one));
    return half !== undefined && lengths.has(whole)
      ? { left: `2 · ${put(half)}`, right: put(whole), says }
      : null;
  }
  if (keys.length !== 2) return null;
  const [, d = '', e = '', first = '', second = ''] =
    /(?<![A-Za-z])([A-Z]) and ([A-Z]) are (?:the )?mid-?points of (?:(?:the )?sides? )?([A-Z]{2})(?:,? and) ([A-Z]{2})(?![A-Za-z])/.exec(
      text,
    ) ?? [];
  const third = [...`${first}${second}`].filter(
    (one, _, all) => all.filter((other) => other === one).length === 1,
  );
  if (d !== '' && lengths.has(ends(d, e)) && lengths.has(ends(third[0], third[1])))
    return {
      left: `2 · ${put(ends(d, e))}`,
      right: put(ends(third[0], third[1])),
      says: 'A segment between two midpoints is half as long as the third side.',
    };
  if (
    /\btangents?\b/i.test(text) &&
    /\b(?:from|point)\b/i.test(text) &&
    shared.length === 1 &&
    !/\bsecant|\bradius|\bcenter/i.test(text)
  )
    return { left: put(a), right: put(b), says: 'Two tangents from one point are equally long.' };
  if (
    /\bdiagonals?\b/i.test(text) &&
    /\bparallelogram|\brhombus|\brectangle|\bsquare|\bbisect/i.test(text) &&
    shared.length === 1
  )
    return /\brectangle|\bsquare/i.test(text) || /\b(?:meet|intersect|cross|bisect|at)\b/i.test(text)
      ? { left: put(a), right: put(b), says: 'The diagonals halve each other.' }
      : null;
  if (/\bmid-?segment\b/i.test(text) && shared.length === 0) {
    const middle =
      /(?<![A-Za-z])([A-Z]{2}) is (?:a |the )?mid-?segment|\bmid-?segment (?:is )?([A-Z]{2})(?![A-Za-z])/
        .exec(text)
        ?.slice(1)
        .find(Boolean);
    const key = ends(middle?.[0], middle?.[1]);
    const base = keys.find((one) => one !== key);
    return lengths.has(key) && base !== undefined
      ? {
          left: `2 · ${put(key)}`,
          right: put(base),
          says: 'A midsegment is half as long as the side it is parallel to.',
        }
      : null;
  }
  if (
    /\b(?:parallelogram|rectangle|rhombus|square)\b/i.test(text) &&
    /\bopposite sides\b|\b[A-Z]{4}\b/.test(text) &&
    shared.length === 0
  )
    return { left: put(a), right: put(b), says: 'Opposite sides of a parallelogram are equally long.' };
  return null;
}

/** A segment that is made of two told ones: `AC` of `AE` and `EC`. */
function inParts([a, b]: string, lengths: ReadonlyMap<string, string>): string | undefined {
  const points = new Set([...lengths.keys()].join(''));
  const [between, more] = [...points].filter((at) => lengths.has(ends(a, at)) && lengths.has(ends(at, b)));
  return between === undefined || more !== undefined
    ? undefined
    : `(${lengths.get(ends(a, between))}) + (${lengths.get(ends(between, b))})`;
}

/** Segments with a letter in their lengths that are equal, or one half of the other. */
export function solveEqualSegments(figure: FigureText, ask: Ask): Exercised | null {
  const { text } = figure;
  if (/°|\bangle [A-Z]{1,3} ?=|\b(?:area|perimeter)\b/.test(text)) return null;
  const middle = midsegment.exec(text);
  const lengths = new Map<string, string>(unnamedIn(text));
  let rest = lengths.size > 0 ? text.replace(pairs, ' ') : text.replace(middle?.[0] ?? '', ' ');
  if (middle?.[1] !== undefined && /\btrapezoid\b/i.test(text)) lengths.set('mid', middle[1]);
  for (const { 0: whole, 1: name = '', 2: value = '' } of text.matchAll(named)) {
    const plain = value.trim().replace(/^\((.*)\)$/, '$1');
    if (plain === '') continue;
    if (lengths.has(ends(name[0], name[1]))) return null;
    lengths.set(ends(name[0], name[1]), plain);
    rest = rest.replace(whole, ' ');
  }
  const letters = new Set([...lengths.values()].join(' ').match(/[xyn]/g) ?? []);
  const [letter] = letters;
  if (letters.size !== 1 || letter === undefined || /\d/.test(rest)) return null;
  const relation = relationOf(text, lengths);
  if (!relation) return null;
  const solved = ask(`solve ${relation.left} = ${relation.right}`);
  const roots = solved?.answer.split(' or ').map((one) => one.split(' = ')) ?? [];
  if (!solved || roots.some(([name, root = '']) => name !== letter || root === '' || /[a-z,]/.test(root)))
    return null;
  const filledWith = (of: string, value: string): string =>
    of.replace(
      new RegExp(String.raw`(\d)?${letter}`, 'g'),
      (_, front?: string) => `${front === undefined ? '' : `${front} · `}(${value})`,
    );
  // A length is above 0.
  const [value, more] = roots
    .map(([, root = '']) => root)
    .filter((root) => [...lengths.values()].every((one) => sizeOf(filledWith(one, root)) > 0));
  if (value === undefined || more !== undefined) return null;
  const fill = (of: string): string => filledWith(of, value);
  const words = asksText(figure);
  const question = `${relation.says} So solve ${relation.left} = ${relation.right}.`;
  if (
    new RegExp(
      String.raw`(?:find|is|of|for|solve) (?:the value of )?${letter}(?![a-z])|${letter} ?=? ?\?`,
      'i',
    ).test(words)
  ) {
    const parts = together([solved], { kind: 'geometry', answer: `${letter} = ${value}` });
    return parts && { ...parts, question };
  }
  const wanted = /(?<![A-Za-z])([A-Z]{2})(?![A-Za-z])(?! ?=)/.exec(words)?.[1];
  const asked =
    wanted === undefined ? undefined : (lengths.get(ends(wanted[0], wanted[1])) ?? inParts(wanted, lengths));
  if (asked === undefined) return null;
  const node = parseMath(fill(asked));
  const exact = node.ok ? exactSize(node.node, true) : null;
  if (exact === null) return null;
  const chain = startChain(fill(asked));
  addStep(chain, exact, { rule: 'work-out-size', proof: 'numeric' });
  const part: Exercised = {
    kind: 'geometry',
    chain,
    answer: exact,
    check: [{ claim: `${fill(asked)} = ${exact}`, holds: true, proof: 'numeric' }],
  };
  const parts = together([solved, ...(chain.steps.length > 0 ? [part] : [])], {
    kind: 'geometry',
    answer: exact,
  });
  return parts && { ...parts, question };
}
