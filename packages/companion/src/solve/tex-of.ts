import { joinPieces, type Piece } from './tex-pieces.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const signs: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '\\cdot',
  '·': '\\cdot',
  '×': '\\times',
  '÷': '\\div',
  '±': '\\pm',
  '=': '=',
  '<': '<',
  '>': '>',
  '<=': '\\le',
  '>=': '\\ge',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '→': '\\to',
  ',': ',',
  ';': ';',
  ':': ':',
  '|': '|',
  '!': '!',
};
const names: Readonly<Record<string, string>> = { $: '\\$', π: '\\pi', '∞': '\\infty', '…': '\\dots' };
const functions = 'sqrt|sin|cos|tan|csc|sec|cot|log|ln|pi';
const token = new RegExp(
  String.raw`\s+|d/d[a-z](?=\()|\d+(?:,\d{3})*(?:\.\d+)?%?|(?:${functions})(?![a-z])|<=|>=|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|.`,
  'giu',
);

const nothing: Piece = { kind: 'sign', tex: '' };

/** One formula, as a keyboard types it or the solver prints it, written as TeX; null for what is no formula. */
export function texOf(text: string): string | null {
  const tokens = text.match(token) ?? [];
  let at = 0;
  let isReadable = true;

  function refuse(): Piece {
    isReadable = false;
    return nothing;
  }

  /** Everything up to the closing sign, or to the end. */
  function readUntil(close: string | null): string {
    const pieces: Piece[] = [];
    while (at < tokens.length && tokens[at] !== close) pieces.push(readPiece());
    if (close !== null && tokens[at] !== close) refuse();
    at += 1;
    const joined = joinPieces(pieces);
    if (joined === null) refuse();
    return joined ?? '';
  }

  function readPiece(): Piece {
    const raw = tokens[at] ?? '';
    at += 1;
    if (raw.trim() === '') return nothing;
    if (raw === '/') {
      const isLoose = tokens[at - 2]?.trim() === '' && tokens[at]?.trim() === '';
      return isLoose ? { kind: 'sign', tex: '\\div' } : { kind: 'bar', tex: '' };
    }
    const tex = signs[raw];
    return tex === undefined ? withPower(readThing(raw)) : { kind: 'sign', tex };
  }

  function readThing(one: string): Piece {
    if (/^d\/d[a-z]$/i.test(one)) return { kind: 'sign', tex: `\\frac{d}{${one.slice(2)}}` };
    if (/^\d/.test(one)) return { kind: 'thing', tex: one.replaceAll(',', '{,}').replace('%', '\\%') };
    if (one === '(') {
      const inner = readUntil(')');
      return { kind: 'thing', tex: `(${inner})`, inner };
    }
    if (one === '[') return { kind: 'thing', tex: `[${readUntil(']')}]` };
    if (one === '{') return { kind: 'thing', tex: `\\{${readUntil('}')}\\}` };
    if (/^(?:√|∛|sqrt)$/i.test(one)) {
      const root = one === '∛' ? '\\sqrt[3]' : '\\sqrt';
      const under = readPiece();
      return under.kind === 'thing'
        ? { kind: 'thing', tex: `${root}{${under.inner ?? under.tex}}` }
        : refuse();
    }
    if (/^[a-z]{2,}$/i.test(one)) return { kind: 'thing', tex: `\\${one.toLowerCase()}` };
    if (/^[a-z]$/i.test(one)) return { kind: 'thing', tex: one };
    const tex = names[one];
    return tex === undefined ? refuse() : { kind: 'thing', tex };
  }

  function withPower(base: Piece): Piece {
    const next = tokens[at] ?? '';
    if (!/^[⁰¹²³⁴⁵⁶⁷⁸⁹°^]/u.test(next)) return base;
    at += 1;
    if (next === '°') return { kind: 'thing', tex: `${base.tex}^{\\circ}` };
    if (next !== '^')
      return {
        kind: 'thing',
        tex: `${base.tex}^{${Array.from(next, (one) => raised.indexOf(one)).join('')}}`,
      };
    const isNegative = /^[-−]$/.test(tokens[at] ?? '');
    if (isNegative) at += 1;
    const power = readPiece();
    if (power.kind !== 'thing') return refuse();
    return { kind: 'thing', tex: `${base.tex}^{${isNegative ? '-' : ''}${power.inner ?? power.tex}}` };
  }

  const tex = readUntil(null);
  return isReadable ? tex : null;
}
