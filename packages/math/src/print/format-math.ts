import { rationalToDecimalText, rationalToFractionText } from '../rational/rational-text.ts';
import type { ConstantName, MathNode, RelationSign } from '../read/math-node.ts';

const relationSigns: Readonly<Record<RelationSign, string>> = {
  '=': '=',
  '<': '<',
  '>': '>',
  '<=': '\\le ',
  '>=': '\\ge ',
  '!=': '\\ne ',
};
const functionNames: Readonly<Record<string, string>> = {
  asin: '\\arcsin',
  acos: '\\arccos',
  atan: '\\arctan',
};

function numberText({ value, places }: Extract<MathNode, { kind: 'number' }>): string {
  const text = rationalToDecimalText(value) ?? rationalToFractionText(value);
  if (places <= 0) return text;
  const [whole = '0', part = ''] = text.split('.');
  return `${whole}.${part.padEnd(places, '0')}`;
}

/** Brackets where a node would otherwise be torn apart by its surroundings. */
function grouped(node: MathNode, plain: readonly MathNode['kind'][]): string {
  const text = formatMath(node);
  return plain.includes(node.kind) ? text : `\\left(${text}\\right)`;
}

const tight: readonly MathNode['kind'][] = ['number', 'constant', 'variable', 'absolute', 'set'];
const factor: readonly MathNode['kind'][] = [...tight, 'power', 'root', 'divide', 'call', 'percent'];
const term: readonly MathNode['kind'][] = [...factor, 'multiply', 'mixed', 'measure'];

function sumText(terms: readonly MathNode[]): string {
  return terms
    .map((node, i) => {
      if (i > 0 && node.kind === 'negate') return `-${grouped(node.of, term)}`;
      if (i > 0 && node.kind === 'plus-minus') return `\\pm ${grouped(node.of, term)}`;
      const text = grouped(node, i === 0 ? [...term, 'negate', 'plus-minus'] : term);
      return i === 0 ? text : `+${text}`;
    })
    .join('');
}

function productText(factors: readonly MathNode[]): string {
  return factors.map((node) => grouped(node, factor)).join('\\cdot ');
}

/** A function keeps its brackets, so a power or a further factor cannot slip into it. */
function callText(node: Extract<MathNode, { kind: 'call' }>): string {
  const base = node.base ? `_{${formatMath(node.base)}}` : '';
  return `${functionNames[node.name] ?? `\\${node.name}`}${base}\\left(${formatMath(node.of)}\\right)`;
}

const constants: Readonly<Record<ConstantName, string>> = {
  pi: '\\pi ',
  e: 'e',
  i: 'i',
  infinity: '\\infty ',
};

function variableText(name: string): string {
  const [letter = '', sub] = name.split('_');
  const shown = letter.length > 1 ? `\\${letter} ` : letter;
  return sub === undefined ? shown : `${shown}_{${sub}}`;
}

function measureText({ value, unit }: Extract<MathNode, { kind: 'measure' }>): string {
  const number = grouped(value, [...factor, 'mixed', 'negate']);
  if (unit.startsWith('$')) {
    const rest = unit.slice(1).trim();
    return rest === '' ? `\\$${number}` : `\\$${number}\\text{${rest}}`;
  }
  return unit === 'degree' ? `${number}^{\\circ}` : `${number}\\text{ ${unit}}`;
}

function joinAll(nodes: readonly MathNode[], separator: string): string {
  return nodes.map(formatMath).join(separator);
}

/**
 * Prints a node as TeX that parseMath reads back to the same value.
 * @example formatMath(parseMath('3/4').node) // '\\frac{3}{4}'
 */
export function formatMath(node: MathNode): string {
  switch (node.kind) {
    case 'number':
      return numberText(node);
    case 'mixed':
      return `${node.whole}\\frac{${node.top}}{${node.bottom}}`;
    case 'constant':
      return constants[node.name];
    case 'variable':
      return variableText(node.name);
    case 'negate':
      return `-${grouped(node.of, term)}`;
    case 'plus-minus':
      return `\\pm ${grouped(node.of, term)}`;
    case 'add':
      return sumText(node.terms);
    case 'multiply':
      return productText(node.factors);
    case 'divide':
      return `\\frac{${formatMath(node.top)}}{${formatMath(node.bottom)}}`;
    case 'power':
      return `${grouped(node.base, tight)}^{${formatMath(node.exponent)}}`;
    case 'root':
      return `\\sqrt${node.index === 2 ? '' : `[${node.index}]`}{${formatMath(node.of)}}`;
    case 'absolute':
      return `\\left|${formatMath(node.of)}\\right|`;
    case 'call':
      return callText(node);
    case 'percent':
      return `${grouped(node.of, tight)}\\%`;
    case 'measure':
      return measureText(node);
    default:
      return structureText(node);
  }
}

type Structure = Extract<MathNode, { kind: 'relation' | 'ratio' | 'tuple' | 'union' | 'set' | 'list' }>;

function structureText(node: Structure): string {
  switch (node.kind) {
    case 'relation':
      return node.sides
        .map((side, i) => (i === 0 ? '' : relationSigns[node.signs[i - 1] ?? '=']) + formatMath(side))
        .join('');
    case 'ratio':
      return joinAll(node.terms, ':');
    case 'tuple':
      return `\\left${node.open}${joinAll(node.items, ', ')}\\right${node.close}`;
    case 'union':
      return joinAll(node.parts, '\\cup ');
    case 'set':
      return `\\left\\{${joinAll(node.items, ', ')}\\right\\}`;
    case 'list':
      return joinAll(node.items, node.joined === 'comma' ? ', ' : `\\text{ ${node.joined} }`);
  }
}
