/**
 * Marks the formulas in a plain sentence: "Solve for x: 3/4 + x = 2" becomes content text with `$…$` around TeX. Words,
 * single numbers, amounts of money and units stay as they are. The sentence reads the same without typesetting, so a
 * formula that is missed costs nothing.
 */
export function writeContent(sentence: string): string {
  let content = '';
  let at = 0;
  for (const { 0: run, index } of sentence.matchAll(runs)) {
    const [before, formula] = trimmed(run);
    if (!isFormula(formula)) continue;
    const start = index + before;
    content += `${plain(sentence.slice(at, start))}$${writeTex(formula)}$`;
    at = start + formula.length;
  }
  return content + plain(sentence.slice(at));
}

/** Plain words as content text: a dollar sign is money there. */
export function plain(words: string): string {
  return words.replaceAll('$', '\\$');
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ';
const number = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`;
/** A letter by itself, not the s of "Orbit's". */
const letter = String.raw`(?<![A-Za-z]['’.]?|[A-Za-z]{2}/)[A-Za-z](?![A-Za-z]|\.[A-Za-z])'?`;
const names = 'sin|cos|tan|log|ln';
const part = String.raw`${number}|\bmx\b|${letter}|\b(?:${names})\b|[√+\-−·×÷=<>≤≥/^%°π${raised} ]`;
const inner = String.raw`(?:${part}|, |\((?:${part}|, )*\))*`;
/** Stretches that may be mathematics; a colon or a question mark belongs to one only where it stands between blanks. */
const runs = new RegExp(String.raw`(?: :(?= )| \?|${part}|\(${inner}\))+`, 'gu');

/** Without the blanks and signs around it; articles are words. Answers how much was cut in front, and what is left. */
function trimmed(run: string): [number, string] {
  const [front = ''] = /^(?:[ +·×÷=<>≤≥/^%°]|[aAI] (?![+\-−·×÷=<>≤≥/]))*/u.exec(run) ?? [];
  const rest = run.slice(front.length);
  return [front.length, rest.replace(/(?:[ +\-−·×÷=<>≤≥/^]| [aAI])+$/u, '')];
}

const signs = [
  new RegExp(`[√×÷·≤≥π${raised}]|\\^|[^ ] [=<>] [^ ]| : `, 'u'),
  /[\w)] [+\-−] [\w(√]/u,
  /[\w)]\/[\w(]/u,
  /\([^()]+, [^()]+\)/u,
  /[a-z]'?\(/u,
  new RegExp(`\\b(?:${names})\\b.`, 'u'),
  /\d[a-z]\b/u,
  /^[b-hj-z]$/u,
];
const unit = /^[\d.,]* ?[kcdm]?m[²³]$/u;

function isFormula(text: string): boolean {
  const [first = ''] = text;
  return !raised.includes(first) && !unit.test(text) && signs.some((sign) => sign.test(text));
}

const operand = String.raw`\([^()]*\)|\d[\d.,]*[a-z]?|[A-Za-z]`;
const fractionOf = new RegExp(`(${operand})/(${operand})`, 'gu');
const rootOf = new RegExp(`√(${operand})`, 'gu');
const powerOf = /\^(\([^()]*\)|-?[\w]+)/gu;
const raisedRun = new RegExp(`[${raised}]+`, 'gu');

/** One formula of a sentence as TeX. */
function writeTex(formula: string): string {
  const bare = (text: string) => text.replace(/^\((.*)\)$/u, '$1');
  return formula
    .replace(/(\d),(?=\d{3})/gu, '$1{,}')
    .replace(powerOf, (_, power: string) => `^{${bare(power)}}`)
    .replace(raisedRun, (power) => `^{${[...power].map(lowered).join('')}}`)
    .replace(rootOf, (_, under: string) => `\\sqrt{${bare(under)}}`)
    .replace(fractionOf, (_, top: string, bottom: string) => `\\frac{${bare(top)}}{${bare(bottom)}}`)
    .replace(new RegExp(`\\b(${names})\\b`, 'gu'), '\\$1 ')
    .replace(/[×÷·≤≥π−°%]/gu, (sign) => commands[sign] ?? sign);
}

const commands: Readonly<Record<string, string>> = {
  '×': '\\times ',
  '÷': '\\div ',
  '·': '\\cdot ',
  '≤': '\\le ',
  '≥': '\\ge ',
  π: '\\pi ',
  '−': '-',
  '°': '^{\\circ}',
  '%': '\\%',
};

function lowered(sign: string): string {
  if (sign === '⁻') return '-';
  return sign === 'ⁿ' ? 'n' : String(raised.indexOf(sign));
}
