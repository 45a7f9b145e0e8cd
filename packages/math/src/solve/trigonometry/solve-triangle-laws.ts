import { numberValue } from '../../algebra/number-value.ts';
import { parseMath } from '../../read/parse.ts';
import { exactText } from '../print/exact-text.ts';
import { addStep, type Method, type Reason, startChain, type Worked } from '../proof/chain.ts';

type Known = ReadonlyMap<string, string>;

const given =
  /\b(?:(?:angle |side )?(?<![a-z^])([a-cA-C])|angle ([A-C]))\s*(?:=|is)\s*(\d+(?:\.\d+)?)\s*(°|degrees?)?/g;
const asked =
  /\b(?:[Ff]ind|[Ww]hat is|[Ss]olve for|[Dd]etermine)\s+(?:the )?(?:exact )?(?:length of |measure of |value of )?(?:the )?(?:side |angle )?([a-cA-C])\b(?! ?=)/;

/** The sides a, b, c and the angles A, B, C of a triangle that a text tells; null where one stands twice. */
function knownIn(words: string): Known | null {
  const known = new Map<string, string>();
  for (const [, letter, angle, value = '', degrees] of words.matchAll(given)) {
    const name = letter ?? angle ?? '';
    const isAngle = name === name.toUpperCase();
    // An angle above 7 is no number of radians in a triangle, so it needs no sign.
    if (known.has(name) || (degrees !== undefined && !isAngle)) return null;
    if (isAngle && degrees === undefined && Number(value) < 7) return null;
    known.set(name, value);
  }
  return known;
}

const size = String.raw`(\d+(?:\.\d+)?)(?: ?(?:cm|m|in|ft|inches|feet|meters|units))?`;
const included = new RegExp(
  String.raw`\b(?:sides?|lengths?)(?: of| are| have| measure| that measure| with lengths?)* ${size}(?: and|,) ${size}\b.*?\b(?:included angle|angle between (?:them|these|the two|those)(?: sides)?|angle(?: of)?)(?: is| of| =| measures)* ${size} ?(?:°|deg(?:rees?)?)?( between| included| in between)?`,
  'i',
);

/** Two sides and the angle between them, told without letters. */
function toldBetween(words: string): Known | null {
  const found = included.exec(words);
  const [, a, b, angle, more] = found ?? [];
  if (!found || a === undefined || b === undefined || angle === undefined) return null;
  if (!/included angle|angle between/i.test(found[0]) && more === undefined) return null;
  if (
    !/\b(?:third|other|missing|remaining|opposite) side\b/i.test(words.slice(found.index + found[0].length))
  )
    return null;
  return new Map([
    ['a', a],
    ['b', b],
    ['C', angle],
  ]);
}

const rounded = (value: number): string => `${Number(value.toFixed(2))}`;

const special: Readonly<Record<string, string>> = {
  'cos(60°)': '(1/2)',
  'cos(120°)': '(-1/2)',
  'cos(90°)': '0',
  'cos(45°)': '(√2/2)',
  'cos(30°)': '(√3/2)',
  'sin(30°)': '(1/2)',
  'sin(150°)': '(1/2)',
  'sin(45°)': '(√2/2)',
  'sin(60°)': '(√3/2)',
  'sin(120°)': '(√3/2)',
  'sin(90°)': '1',
};
const replaceSpecial = (text: string): string =>
  text.replace(/(?:sin|cos)\(\d+°\)/g, (angle) => special[angle] ?? angle);

/** An exact value where it has one, else the value to hundredths, told as rounded. */
function finish(
  text: string,
  name: string,
  reason: Reason,
): { chain: ReturnType<typeof startChain>; answer: string; value: string } | null {
  const read = parseMath(text);
  if (!read.ok) return null;
  const chain = startChain(`${name} = ${text}`);
  const opened = replaceSpecial(text);
  const inner = parseMath(opened);
  const exact = inner.ok ? exactText(inner.node, { decimals: true }) : null;
  if (exact !== null && exact !== text) {
    addStep(chain, `${name} = ${exact}`, { ...reason, proof: 'numeric' });
    return { chain, answer: `${name} = ${exact}`, value: exact };
  }
  const value = numberValue(read.node, new Map());
  if (!Number.isFinite(value)) return null;
  const shown = rounded(value);
  const side = startChain(text);
  addStep(side, shown, { ...reason, proof: 'rounded' });
  if (!side.proven) return null;
  return { chain: { ...side, at: shown }, answer: `${name} ≈ ${shown}`, value: text };
}

/** Two sides and the angle between them: the third side. */
function cosines(known: Known, side: string): Worked | null {
  const [p, q] = ['a', 'b', 'c'].filter((name) => name !== side);
  const angle = known.get(side.toUpperCase());
  const [one, other] = [known.get(p ?? ''), known.get(q ?? '')];
  if (one === undefined || other === undefined || angle === undefined || Number(angle) >= 180) return null;
  const text = `√(${one}^2 + ${other}^2 - 2 · ${one} · ${other} · cos(${angle}°))`;
  return worked(text, {
    name: side,
    formula: `${side}^2 = ${p}^2 + ${q}^2 - 2${p}${q} · cos(${side.toUpperCase()})`,
  });
}

/** A side, its angle and another angle: the side of that angle. */
function sines(known: Known, side: string): Worked | null {
  const angles = ['A', 'B', 'C'].filter((name) => known.has(name)).map((name) => Number(known.get(name)));
  const sides = ['a', 'b', 'c'].filter((name) => known.has(name));
  const [base, more] = sides;
  if (base === undefined || more !== undefined || angles.length !== 2) return null;
  const third = `${180 - (angles[0] ?? 0) - (angles[1] ?? 0)}`;
  if (Number(third) <= 0) return null;
  const angleOf = (name: string): string => known.get(name.toUpperCase()) ?? third;
  return worked(`${known.get(base)} · sin(${angleOf(side)}°)/sin(${angleOf(base)}°)`, {
    name: side,
    formula: `${side}/sin(${side.toUpperCase()}) = ${base}/sin(${base.toUpperCase()})`,
  });
}

function worked(text: string, { name, formula }: { name: string; formula: string }): Worked | null {
  const rule = /cos/.test(formula) ? 'law-of-cosines' : 'law-of-sines';
  const done = finish(text, name, { rule, fill: { formula } });
  if (!done) return null;
  const { chain, answer, value } = done;
  return {
    kind: 'trigonometry',
    chain,
    answer,
    check: [
      /≈/.test(answer)
        ? { claim: `${text} = ${answer.split(' ≈ ')[1]}`, holds: true, proof: 'rounded' }
        : { claim: `${text} = ${value}`, holds: true, proof: 'numeric' },
    ],
  };
}

/** A side of any triangle from the law of sines or the law of cosines; angles only where one triangle fits. */
export const solveTriangleLaws: Method = ({ words }) => {
  if (!/\btriangle\b|\blaw of (?:sines|cosines)\b/i.test(words) && !/°|degrees?/.test(words)) return null;
  const between = toldBetween(words);
  const side = between ? 'c' : (/ for ([a-c])$/.exec(words)?.[1] ?? asked.exec(words)?.[1]);
  const known = between ?? (side === undefined ? null : knownIn(words));
  if (known?.size !== 3 || side === undefined || known.has(side) || side !== side.toLowerCase()) return null;
  if (Number(known.get('C')) < 7 && between) return null;
  if ((words.match(/\d+(?:\.\d+)?/g) ?? []).length !== 3) return null;
  return cosines(known, side) ?? sines(known, side);
};
