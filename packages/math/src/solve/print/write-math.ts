import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode, RelationSign } from '../../read/math-node.ts';
import { mathWords } from '../../read/vocabulary.ts';
import { isKnownUnit } from '../../units/unit-table.ts';

const signs: Readonly<Record<RelationSign, string>> = {
  '=': '=',
  '<': '<',
  '>': '>',
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
};

/** The sign after the sides are swapped or multiplied by a negative number. */
export const turnedSign: Readonly<Record<RelationSign, RelationSign>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
};

export const signText = (sign: RelationSign): string => signs[sign];

function numberText({ value, places }: Extract<MathNode, { kind: 'number' }>): string {
  const text = rationalToDecimalText(value) ?? rationalToFractionText(value);
  if (places <= 0) return text;
  const [whole = '0', part = ''] = text.split('.');
  return `${whole}.${part.padEnd(places, '0')}`;
}

const tight = new Set<MathNode['kind']>([
  'number',
  'variable',
  'constant',
  'absolute',
  'root',
  'call',
  'percent',
]);
const inProduct = new Set<MathNode['kind']>([...tight, 'power']);
const inSum = new Set<MathNode['kind']>([...inProduct, 'multiply', 'divide', 'mixed']);

function grouped(node: MathNode, plain: ReadonlySet<MathNode['kind']>): string {
  const text = writeMath(node);
  return plain.has(node.kind) && !text.startsWith('-') ? text : `(${text})`;
}

const isWhole = (node: MathNode): boolean => node.kind === 'number' && node.value.d === 1n;

/** A fraction of two whole numbers, which reads as one number in a product. */
function isPlainFraction(node: MathNode): boolean {
  if (node.kind !== 'divide') return false;
  const top = node.top.kind === 'negate' ? node.top.of : node.top;
  return isWhole(top) && isWhole(node.bottom);
}

function factorText(node: MathNode, first: boolean): string {
  const open = first && (isPlainFraction(node) || (node.kind === 'negate' && tight.has(node.of.kind)));
  if (open) return writeMath(node);
  const text = writeMath(node);
  if (isPlainFraction(node) && !text.startsWith('-')) return text;
  return grouped(node, inProduct);
}

/** Letters side by side that read as a word or a unit, such as pt or in, need a sign between them. */
function makesWord(before: string, text: string): boolean {
  const run = `${/[a-zA-Z]*$/.exec(before)?.[0]}${/^[a-zA-Z]*/.exec(text)?.[0]}`;
  if (run.length < 2 || /^\W|^$/.test(text) || !/[a-zA-Z]$/.test(before)) return false;
  return isKnownUnit(run) || mathWords.has(run.toLowerCase()) || (run.length > 3 && !/^[xyz]+$/.test(run));
}

/** Whether two factors may stand side by side: 2x, 3√2 and 3sin(x), but x · sin(x). */
function glues(before: string, text: string, onlyNumbers: boolean): boolean {
  if (/^[√∛∜]/.test(text)) return !/[√∛∜][\d.]*$/.test(before) && !text.startsWith('√[');
  if (/^[a-z]{2,}[_(]/.test(text)) return /^-?\d+$/.test(before);
  if (/^e\^/.test(text)) return /^-?\d+$/.test(before);
  return (!onlyNumbers || text.startsWith('π')) && /^[a-zA-Zπ(√]/.test(text) && !makesWord(before, text);
}

function productText(factors: readonly MathNode[]): string {
  const onlyNumbers = !factors.some((factor) => /[a-z]/i.test(writeMath(factor)));
  const texts = factors.map((factor, i) => {
    const lettered = !onlyNumbers && isPlainFraction(factor);
    return lettered ? `(${writeMath(factor)})` : factorText(factor, i === 0);
  });
  return texts.reduce((before, text) =>
    glues(before, text, onlyNumbers) ? `${before}${text}` : `${before} · ${text}`,
  );
}

/** A product with a letter reads as a whole before a fraction bar: 2x/3. */
function standsOnTop(top: MathNode): boolean {
  if (top.kind === 'negate') return isWhole(top.of);
  return top.kind === 'multiply' && /[a-zπ]/i.test(writeMath(top)) && !/ [·÷] |\//.test(writeMath(top));
}

function divideText({ top, bottom }: Extract<MathNode, { kind: 'divide' }>): string {
  const upper = standsOnTop(top) ? writeMath(top) : grouped(top, inProduct);
  const lower = grouped(bottom, inProduct);
  if (isWhole(bottom) || /[a-z]/i.test(lower)) return `${upper}/${lower}`;
  return `${upper} ÷ ${lower}`;
}

function sumText(terms: readonly MathNode[]): string {
  return terms
    .map((term, i) => {
      if (i === 0) {
        const open = inSum.has(term.kind) || term.kind === 'negate';
        return open ? writeMath(term) : `(${writeMath(term)})`;
      }
      if (term.kind === 'negate') return ` - ${grouped(term.of, inSum)}`;
      const text = writeMath(term);
      return text.startsWith('-') ? ` + (${text})` : ` + ${grouped(term, inSum)}`;
    })
    .join('');
}

const rootMarks = new Map([
  [2, '√'],
  [3, '∛'],
  [4, '∜'],
]);

function rootText({ of, index }: Extract<MathNode, { kind: 'root' }>): string {
  const inside = isWhole(of) || of.kind === 'variable' ? writeMath(of) : `(${writeMath(of)})`;
  return `${rootMarks.get(index) ?? `√[${index}]`}${inside}`;
}

function callText({ name, of, base }: Extract<MathNode, { kind: 'call' }>): string {
  const foot = base ? `_${isWhole(base) ? writeMath(base) : `(${writeMath(base)})`}` : '';
  return `${name}${foot}(${writeMath(of)})`;
}

function structureText(node: MathNode): string {
  switch (node.kind) {
    case 'relation':
      return node.sides
        .map((side, i) => (i === 0 ? '' : ` ${signs[node.signs[i - 1] ?? '=']} `) + writeMath(side))
        .join('');
    case 'ratio':
      return node.terms.map(writeMath).join(' : ');
    case 'tuple':
      return `${node.open}${node.items.map(writeMath).join(', ')}${node.close}`;
    case 'list':
      return node.items.map(writeMath).join(node.joined === 'comma' ? ', ' : ` ${node.joined} `);
    default:
      return '?';
  }
}

/** A node as plain text on one line, such as `2(x + 3) = 3/4`, that parseMath reads back; `?` for other forms. */
export function writeMath(node: MathNode): string {
  switch (node.kind) {
    case 'number':
      return numberText(node);
    case 'mixed':
      return `${node.whole} ${node.top}/${node.bottom}`;
    case 'variable':
      return node.name;
    case 'constant':
      return node.name === 'pi' ? 'π' : node.name;
    case 'negate':
      return `-${grouped(node.of, inSum)}`;
    case 'add':
      return sumText(node.terms);
    case 'multiply':
      return productText(node.factors);
    case 'divide':
      return divideText(node);
    case 'power':
      return `${grouped(node.base, tight)}^${isWhole(node.exponent) || node.exponent.kind === 'variable' ? writeMath(node.exponent) : `(${writeMath(node.exponent)})`}`;
    case 'root':
      return rootText(node);
    case 'call':
      return callText(node);
    case 'plus-minus':
      return `±${grouped(node.of, inSum)}`;
    case 'measure':
      return `${writeMath(node.value)} ${node.unit}`;
    case 'absolute':
      return `|${writeMath(node.of)}|`;
    case 'percent':
      return `${grouped(node.of, tight)}%`;
    default:
      return structureText(node);
  }
}
