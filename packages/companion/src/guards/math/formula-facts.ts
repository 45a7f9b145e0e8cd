import { parseMath } from '@playforward/math';
import { plainText } from '../text/plain-text.ts';
import { type Complex, complexValue, type Point } from './complex-value.ts';
import { compileFormula, type Evaluate, slopeOf } from './formula-value.ts';
import { followSets } from './set-facts.ts';

type Truth = 'true' | 'false' | 'unproven';

type FormulaFacts = {
  readonly found: readonly { readonly text: string; readonly truth: Truth }[];
  /** The sentence without what was decided here. */
  readonly rest: string;
};

const formula = /(?<![\\\p{L}\d$])\$\$?(?=[^\s$])((?:\\.|[^$\\\n]){1,400}?)(?<=\S)\$\$?(?![\p{L}\d$])/gu;
/** Signs that the reading of plain equations does not know. */
const higher =
  /\\(?:lim|int|sum|[dt]?binom|frac\s*\{\s*d\s*\}\s*\{\s*d[a-z])|(?<![A-Za-z])[fghpqv]\s?['′]{0,3}\s?\(|\d!|(?<![a-z\\])i(?![a-z])/;
const sets = /\\(?:cap|cup|setminus)|\\\{/;
const antiderivative = /^\s*\\int\s*(?![_^\s])(.*?)(?:\\[,;:! ]|\s)*d([a-z])\s*$/;
const definition = /^\s*([fghpqv])\s?\(\s*([a-z])\s*\)\s*$/;
const callOfLetter = /^\s*[fghpqv]\s?['′]{0,2}\s?\(\s*[a-z]\s*\)\s*$/;
const simple = /^\s*(?:[fghpqv]\s?['′]{0,2}\s?\(\s*[a-z]\s*\)|[A-Za-z]|-?[\d.]+)\s*$/;
const callAtPlace = /^\s*([fghpqv])\s?(['′]{0,2})\s?\(\s*(-?[\d./]+)\s*\)\s*$/;
const counts = new Set('nmkN');

/** Sides of an equation; the sign inside braces belongs to a sum. */
function sidesOf(tex: string): string[] {
  const sides = [''];
  let depth = 0;
  for (const sign of tex) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === '=' && depth <= 0) sides.push('');
    else sides[sides.length - 1] += sign;
  }
  return sides;
}

/** Three places at which two formulas are compared; letters that count get whole numbers. */
function placesFor(tex: string): Point[] {
  const letters = new Set(tex.replace(/\\[A-Za-z]+/g, ' ').match(/[A-Za-z]/g) ?? []);
  letters.delete('i');
  letters.delete('e');
  return [0, 1, 2].map(
    (round) =>
      new Map(
        [...letters].map((letter, index) => [
          letter,
          counts.has(letter) ? 4 + round : 0.7 + 0.61 * round + 0.13 * index,
        ]),
      ),
  );
}

function agree([a, b]: Complex, [c, d]: Complex): Truth {
  if ([a, b, c, d].some(Number.isNaN)) return 'unproven';
  if (!Number.isFinite(a) || !Number.isFinite(c)) return a === c ? 'true' : 'false';
  return Math.abs(a - c) + Math.abs(b - d) <= 2e-3 * (1 + Math.abs(a)) ? 'true' : 'false';
}

function compare(left: Evaluate, right: Evaluate, places: readonly Point[]): Truth {
  const truths = places.map((at) => agree(left(at), right(at)));
  if (truths.includes('false')) return 'false';
  return truths.includes('true') ? 'true' : 'unproven';
}

const worst = (truths: readonly Truth[]): Truth =>
  truths.includes('false')
    ? 'false'
    : truths.includes('unproven') || truths.length === 0
      ? 'unproven'
      : 'true';

const spoken: readonly (readonly [RegExp, (f: readonly string[]) => Truth])[] = [
  [
    /\b(?:the )?derivative of \$([^$]{1,120})\$(?: with respect to \$[a-z]\$)? (?:is|equals) \$([^$]{1,120})\$/gi,
    ([, from = '', to = '']) => slopeIs(from, to),
  ],
  [
    /\b(?:an|the) antiderivative of \$([^$]{1,120})\$ (?:is|equals) \$([^$]{1,120})\$/gi,
    ([, from = '', to = '']) => slopeIs(to, from),
  ],
  [
    /\b(?:the )?limit of \$([^$]{1,120})\$ as \$([a-z] \\(?:to|rightarrow) [^$]{1,40})\$ (?:is|equals) \$?([^$.\s]{1,60})\$?/gi,
    ([, of = '', near = '', value = '']) => equalSides([`\\lim_{${near}} ${of}`, value], new Map()),
  ],
  [
    /\bvertex (?:of|is of) \$[a-z] = ([^$]{1,120})\$ (?:is|lies at|is at|equals) \$?\(\s*([-−\d./]+)\s*,\s*([-−\d./]+)\s*\)\$?/gi,
    ([, curve = '', x = '', y = '']) => vertexIs(curve, x, y),
  ],
];

const letterOf = (tex: string): string => tex.replace(/\\[A-Za-z]+/g, ' ').match(/[a-df-hj-z]/)?.[0] ?? 'x';

function slopeIs(of: string, slope: string): Truth {
  const [inner, said] = [of, slope].map((tex) => compileFormula(tex.replace(/\+\s*C\b/, ''), new Map()));
  return inner && said ? compare(slopeOf(inner, letterOf(of)), said, placesFor(of)) : 'unproven';
}

function vertexIs(curve: string, x: string, y: string): Truth {
  const inner = compileFormula(curve, new Map());
  const [place, height] = [x, y].map((each) => complexOf(each)[0]);
  if (!inner || place === undefined || height === undefined) return 'unproven';
  const at = (value: number): Complex => inner(new Map([[letterOf(curve), value]]));
  return worst([agree(at(place), [height, 0]), agree(at(place + 1), at(place - 1))]);
}

function complexOf(text: string): Complex {
  const parsed = parseMath(plainText(text));
  return parsed.ok ? complexValue(parsed.node, new Map()) : [Number.NaN, Number.NaN];
}

type Functions = Parameters<typeof compileFormula>[1];

/** Each side against the next one; a side that nobody can read leaves the chain unproven. */
function equalSides(sides: readonly string[], functions: Functions): Truth {
  const [first = '', second = ''] = sides;
  const whole = antiderivative.exec(first);
  if (whole && sides.length === 2) return slopeIs(second, whole[1] ?? '');
  const read = sides.map((side) => compileFormula(side, functions));
  const places = placesFor(sides.join(' '));
  return worst(
    read.slice(1).map((side, index) => {
      const before = read[index];
      return side && before ? compare(before, side, places) : 'unproven';
    }),
  );
}

export type FormulaReader = {
  /** What the formulas of one sentence state, as far as only this reading knows their signs. */
  read(sentence: string): FormulaFacts;
};

/** Reads formulas with limits, sums, integrals, derivatives, functions, sets and the imaginary unit, and works them out. */
export function createFormulaReader(given: readonly string[]): FormulaReader {
  const functions = new Map<string, { letter: string; body: string }>();
  const places = new Map<string, number>();
  const setBook = followSets();

  /** 'f(x) = 3x + 1' tells what f is; a later one that differs opens another example. */
  function define(sides: readonly string[]): boolean {
    const [head = '', body = ''] = sides;
    const [, name = '', letter = ''] = definition.exec(head) ?? [];
    if (name === '' || sides.length !== 2) return false;
    const plain = plainText(`$${body.trim()}$`).trim();
    const known = functions.get(name);
    if (known?.body === plain) return true;
    if (compileFormula(body, functions) === null || /[fghpqv]\s?\(/.test(plain)) return false;
    if (known && equalSides(sides, functions) === 'true') return true;
    functions.set(name, { letter, body: plain });
    return true;
  }

  /** 'f\'(1) = 0' of a function that nobody has written out: told once, it has to stay so. */
  function decidePlace([call = '', worth = '', ...more]: readonly string[]): Truth | null {
    const [, name = '', primes = '', place = ''] = callAtPlace.exec(call) ?? [];
    if (name === '' || more.length > 0 || functions.has(name) || /[A-Za-z]/.test(worth)) return null;
    const [value] = complexOf(worth.replace(/[$]/g, ''));
    if (Number.isNaN(value)) return null;
    const key = `${name}${primes.length}(${place})`;
    const known = places.get(key);
    if (known === undefined) places.set(key, value);
    return known === undefined ? 'true' : agree([known, 0], [value, 0]);
  }

  /** 'f(x) = 0' and 'y = f(x)' ask for a place or name a height; they are no identities. */
  function isCondition(sides: readonly string[]): boolean {
    return (
      sides.length === 2 &&
      sides.every((side) => simple.test(side)) &&
      sides.some((side) => callOfLetter.test(side))
    );
  }

  function decide(tex: string): Truth | null {
    const sides = sidesOf(tex);
    if (sets.test(tex)) return setBook.decide(sides);
    if (!higher.test(tex) || /[<>]|\\(?:leq?|geq?|neq?|approx)(?![a-z])/.test(tex)) return null;
    if (sides.length === 1) return /\\(?:lim|int|sum)/.test(tex) ? 'true' : null;
    if (isCondition(sides) || define(sides)) return 'true';
    const told = decidePlace(sides);
    if (told !== null) return told;
    const truth = equalSides(sides, functions);
    const isOnlyHere = /\\(?:lim|int|sum|frac\s*\{\s*d\s*\})/.test(tex);
    return truth === 'unproven' && !isOnlyHere ? null : truth;
  }

  function read(sentence: string): FormulaFacts {
    if (!sentence.includes('$')) return { found: [], rest: sentence };
    for (const [, tex = ''] of sentence.matchAll(formula)) define(sidesOf(tex.replaceAll('−', '-')));
    const found: { text: string; truth: Truth }[] = [];
    let rest = sentence;
    for (const [pattern, holds] of spoken) {
      rest = rest.replace(pattern, (text, ...groups: unknown[]) => {
        const words = groups.filter((group): group is string => typeof group === 'string');
        found.push({ text, truth: holds([text, ...words]) });
        return ' ; ';
      });
    }
    rest = rest.replace(formula, (text, tex: string) => {
      if (!higher.test(tex) && !sets.test(tex)) return text;
      const truth = decide(tex.replaceAll('−', '-'));
      if (truth === null) return text;
      found.push({ text, truth });
      return ' ; ';
    });
    return { found, rest };
  }

  for (const source of given) read(source);
  return { read };
}
