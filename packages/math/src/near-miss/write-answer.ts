import type { AnswerTree, End, FunctionName, Range, Value } from './answer-tree.ts';

/** `plain` has a bracket wherever a reader could waver; `book` leaves out what books leave out; `tex` is a field's TeX. */
export type Style = 'plain' | 'book' | 'tex';

const texNames: Readonly<Record<FunctionName, string>> = {
  sin: '\\sin',
  cos: '\\cos',
  tan: '\\tan',
  ln: '\\ln',
  log: '\\log',
  arcsin: '\\arcsin',
  arctan: '\\arctan',
};

function decimalText(top: number, bottom: number): string {
  return String(top / bottom);
}

function numberText({ top, bottom, decimal }: Extract<Value, { kind: 'number' }>, style: Style): string {
  if (decimal) return decimalText(top, bottom);
  if (bottom === 1) return String(top);
  return style === 'tex' ? `\\frac{${top}}{${bottom}}` : `${top}/${bottom}`;
}

/** Written with one sign or name, so that nothing can tear it apart. */
function isAtom(value: Value): boolean {
  if (value.kind === 'number') return value.top >= 0 && (value.bottom === 1 || value.decimal);
  return value.kind === 'letter' || value.kind === 'constant';
}

const open = (text: string, style: Style): string =>
  style === 'tex' ? `\\left(${text}\\right)` : `(${text})`;
const grouped = (value: Value, style: Style): string =>
  isAtom(value) ? writeValue(value, style) : open(writeValue(value, style), style);

function isFactor(value: Value): boolean {
  return isAtom(value) || value.kind === 'power' || value.kind === 'root' || value.kind === 'function';
}

/** A letter or power of one after a number or another: 3x, xy^2. */
function glues(a: Value, b: Value): boolean {
  const base = b.kind === 'power' ? b.a : b;
  const lettered = base.kind === 'letter' || base.kind === 'constant';
  return lettered && (a.kind === 'letter' || (a.kind === 'number' && isAtom(a)));
}

function productText(a: Value, b: Value, style: Style): string {
  const side = (value: Value): string => (isFactor(value) ? writeValue(value, style) : grouped(value, style));
  if (style === 'plain') return `${side(a)}*${side(b)}`;
  if (glues(a, b)) return `${side(a)}${side(b)}`;
  if (style === 'tex') return `${side(a)}\\cdot ${side(b)}`;
  const bracket = !isFactor(b) && isAtom(a);
  return bracket ? `${side(a)}${side(b)}` : `${side(a)} · ${side(b)}`;
}

/** A letter, or a number before one, with a power: what a function takes without brackets in a book. */
function isBareArgument(of: Value): boolean {
  if (of.kind === 'letter') return true;
  if (of.kind === 'power') return of.a.kind === 'letter' && isAtom(of.b);
  return of.kind === 'product' && of.a.kind === 'number' && isAtom(of.a) && isBareArgument(of.b);
}

function functionText(value: Extract<Value, { kind: 'function' }>, style: Style): string {
  const name = style === 'tex' ? texNames[value.name] : value.name;
  if (style === 'book' && isBareArgument(value.of)) return `${name} ${writeValue(value.of, style)}`;
  return `${name}${open(writeValue(value.of, style), style)}`;
}

function powerText({ a, b }: { a: Value; b: Value }, style: Style): string {
  const raised = style === 'tex' ? `{${writeValue(b, style)}}` : grouped(b, style);
  if (a.kind === 'function' && style !== 'plain' && b.kind === 'number' && isAtom(b)) {
    const name = style === 'tex' ? texNames[a.name] : a.name;
    return `${name}^${raised}${open(writeValue(a.of, style), style)}`;
  }
  return `${grouped(a, style)}^${raised}`;
}

function rootText({ of, index }: Extract<Value, { kind: 'root' }>, style: Style): string {
  if (style === 'tex') return `\\sqrt${index === 3 ? '[3]' : ''}{${writeValue(of, style)}}`;
  const inside = writeValue(of, style);
  if (style === 'book') return `${index === 3 ? '∛' : '√'}${isAtom(of) ? inside : open(inside, style)}`;
  return `${index === 3 ? 'cbrt' : 'sqrt'}(${inside})`;
}

/** A value as text that means exactly it by the conventions of school. */
function writeValue(value: Value, style: Style): string {
  const inTerm = (part: Value): string =>
    isFactor(part) || part.kind === 'product' || part.kind === 'quotient'
      ? writeValue(part, style)
      : grouped(part, style);
  switch (value.kind) {
    case 'number':
      return numberText(value, style);
    case 'letter':
      return value.name;
    case 'constant':
      if (value.name !== 'pi') return value.name;
      return style === 'tex' ? '\\pi ' : style === 'book' ? 'π' : 'pi';
    case 'negative':
      return `-${inTerm(value.of)}`;
    case 'sum':
      return `${writeValue(value.a, style)} + ${inTerm(value.b)}`;
    case 'difference':
      return `${writeValue(value.a, style)} - ${inTerm(value.b)}`;
    case 'product':
      return productText(value.a, value.b, style);
    case 'quotient':
      if (style === 'tex') return `\\frac{${writeValue(value.a, style)}}{${writeValue(value.b, style)}}`;
      return `${grouped(value.a, style)}/${grouped(value.b, style)}`;
    case 'power':
      return powerText(value, style);
    case 'root':
      return rootText(value, style);
    case 'function':
      return functionText(value, style);
  }
}

function endText({ value }: End, style: Style): string {
  if (value === 'infinity') return style === 'plain' ? 'inf' : '∞';
  if (value === '-infinity') return style === 'plain' ? '-inf' : '-∞';
  return writeValue(value, style);
}

function rangeText({ low, high }: Range, style: Style): string {
  return `${low.closed ? '[' : '('}${endText(low, style)}, ${endText(high, style)}${high.closed ? ']' : ')'}`;
}

/** An answer as a student types it. */
export function writeAnswer(answer: AnswerTree, style: Style): string {
  const items = 'items' in answer ? answer.items.map((item) => writeValue(item, style)) : [];
  switch (answer.kind) {
    case 'expression':
    case 'number':
      return writeValue(answer.value, style);
    case 'percent':
      return `${writeValue(answer.value, style)}%`;
    case 'relation':
      return `${answer.letter} ${answer.sign} ${writeValue(answer.value, style)}`;
    case 'between': {
      const { low, high } = answer.range;
      const [below, above] = [low.closed ? '>=' : '>', high.closed ? '<=' : '<'];
      return `${answer.letter} ${below} ${endText(low, style)} ${answer.joined} ${answer.letter} ${above} ${endText(high, style)}`;
    }
    case 'ranges':
      return answer.ranges.map((range) => rangeText(range, style)).join(' ∪ ');
    case 'point':
      return answer.or ? items.join(' or ') : `(${items.join(', ')})`;
    case 'set':
      return style === 'plain' ? `{${items.join(', ')}}` : items.join(', ');
    case 'list':
      return items.join(', ');
    case 'both':
      return `${writeValue(answer.middle, style)} ${answer.sign} ${grouped(answer.away, style)}`;
    case 'measure':
      return `${writeValue(answer.value, style)} ${answer.unit}`;
    case 'ratio':
      return items.join(':');
  }
}
