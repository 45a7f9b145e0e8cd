import { parseMath } from '../../../read/parse.ts';
import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { exactSize } from '../network/exact-size.ts';
import { sizeOf } from '../network/work-way.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { ends } from './solve-segments.ts';

const size = String.raw`\(?-?(?:\d+(?:\.\d+)?)?[xyn]?(?: ?[+-] ?(?:\d+(?:\.\d+)?)?[xyn]?)*\)?`;
const named = new RegExp(String.raw`(?<![A-Za-z])([A-Z]{2}) ?(?:=|is) ?(${size})(?=[\s,.;?]|$)`, 'g');

type Relation = { readonly left: string; readonly right: string; readonly says: string };

/** What the text says about two of its segments: equal, one half of the other, or parts of a third one. */
function relationOf(text: string, lengths: ReadonlyMap<string, string>): Relation | null {
  const keys = [...lengths.keys()];
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
  if (
    /\bcongruent\b|\bequal (?:sides|legs|chords)\b|\bperpendicular bisector\b/i.test(text) &&
    shared.length <= 1
  )
    return null;
  return null;
}

/** Segments with a letter in their lengths that are equal, or one half of the other. */
export function solveEqualSegments(figure: FigureText, ask: Ask): Exercised | null {
  const { text } = figure;
  if (/°|\bangle [A-Z]{1,3} ?=|\b(?:area|perimeter)\b/.test(text)) return null;
  const lengths = new Map<string, string>();
  let rest = text;
  for (const { 0: whole, 1: name = '', 2: value = '' } of text.matchAll(named)) {
    const plain = value.trim().replace(/^\((.*)\)$/, '$1');
    if (plain === '' || lengths.has(ends(name[0], name[1]))) return null;
    lengths.set(ends(name[0], name[1]), plain);
    rest = rest.replace(whole, ' ');
  }
  const letters = new Set([...lengths.values()].join(' ').match(/[xyn]/g) ?? []);
  const [letter] = letters;
  if (letters.size !== 1 || letter === undefined || /\d/.test(rest)) return null;
  const relation = relationOf(text, lengths);
  if (!relation) return null;
  const solved = ask(`solve ${relation.left} = ${relation.right}`);
  const [name, value = ''] = solved?.answer.split(' = ') ?? [];
  if (!solved || name !== letter || /[a-z,]/.test(value)) return null;
  const fill = (of: string): string =>
    of.replace(
      new RegExp(String.raw`(\d)?${letter}`, 'g'),
      (_, front?: string) => `${front === undefined ? '' : `${front} · `}(${value})`,
    );
  if ([...lengths.values()].some((one) => !(sizeOf(fill(one)) > 0))) return null;
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
  const asked = wanted === undefined ? undefined : lengths.get(ends(wanted[0], wanted[1]));
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
