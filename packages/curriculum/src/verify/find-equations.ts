const number = String.raw`(?:\\?\$\s?)?\d+(?:,\d{3})*(?:\.\d+)?%?`;
const word = String.raw`(?:\s+[a-z]+){0,3}`;
const operand = String.raw`(?:${number}${word}|\(\s*${number}\s*(?:[+−\-×÷·*/]\s*${number}\s*)+\))`;
const operator = String.raw`\s*[+−\-×÷·*/:]\s*`;
const expression = `${operand}(?:${operator}${operand})*`;
const equation = new RegExp(String.raw`${expression}(?:\s*=\s*${expression})+`, 'g');

/** TeX and typographic signs as plain arithmetic: '\frac{a}{b}' becomes '(a/b)'. */
function toPlain(text: string): string {
  return text
    .replace(/\\d?frac\{([^{}]+)\}\{([^{}]+)\}/g, '($1 / $2)')
    .replace(/\\times|\\cdot/g, '×')
    .replace(/\\div/g, '÷')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\text\{([^{}]*)\}/g, '$1')
    .replace(/(?<!\\)\$/g, ' ');
}

/** The same equation without units and signs of money, as packages/math checkClaim reads it. */
function toClaim(found: string): string {
  return found
    .replace(/[a-z]+/g, '')
    .replace(/\\?\$/g, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/:/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every equation between numbers in a content text, and how many equals signs stand outside of them. */
export function findEquations(text: string): { readonly claims: readonly string[]; readonly unread: number } {
  const plain = toPlain(text);
  const claims = plain.match(equation) ?? [];
  return { claims: claims.map(toClaim), unread: plain.replace(equation, '').split('=').length - 1 };
}
