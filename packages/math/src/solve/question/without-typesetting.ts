import { type Rewriting, rewrite } from '../reading/rewrite.ts';

const environment =
  /\\begin\{(?:cases|aligned|array|align\*?|gathered)\}(?:\{[a-z]*\})?([\s\S]*?)\\end\{[a-z*]+\}/g;
const rowsOf = (rows: string): readonly string[] => rows.split(/\\\\/).filter((row) => row.trim() !== '');
const systemRows = (rows: string): string =>
  rowsOf(rows)
    .map((row) => row.replace(/&/g, '').trim())
    .join(' and ');

const matrix = /\\begin\{([pbvBV]?)matrix\}([\s\S]*?)\\end\{[pbvBV]?matrix\}/g;
/** The rows of a matrix in square brackets; between bars its determinant. */
function matrixText(_: string, fence: string, rows: string): string {
  const lists = rowsOf(rows).map(
    (row) =>
      `[${row
        .split('&')
        .map((entry) => entry.trim())
        .join(', ')}]`,
  );
  return ` ${/v/i.test(fence) ? 'determinant of ' : ''}[${lists.join(', ')}] `;
}

/** Dollar signs around typeset mathematics; a price keeps its own. */
const dollars =
  /\$\$?([^$]*(?:\\[a-z]+|[\^_=])[^$]*|(?=[^$]*(?<![a-z])[a-z]{1,2}(?![a-z]))(?!\s)(?:[^$a-z]|(?<![a-z])[a-z]{1,2}(?![a-z]))*(?<![\s+*/-])(?=\$\$?(?![\da-z]))|[[(][^$a-z]*,[^$a-z]*[\])])\$\$?/gi;

const lowered = '₀₁₂₃₄₅₆₇₈₉';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const onLine = (text: string): string =>
  [...text].map((sign) => (/[₋⁻]/.test(sign) ? '-' : `${(lowered + raised).indexOf(sign) % 10}`)).join('');
/** The ends of an integral in small digits: `∫₀²` as `∫_0^2`. */
const withEnds = (text: string): string =>
  text.replace(
    /∫\s*([₋₀-₉]+)\s*([⁻⁰¹²³⁴-⁹]+)\s*/g,
    (_, low: string, high: string) => `∫_${onLine(low)}^${onLine(high)} `,
  );

/** A dash before a number behind a bracket, a comma or a sign is a minus; between terms, where a term with a letter shows it. */
function withMinus(text: string): string {
  if (!text.includes('–')) return text;
  const signed = text.replace(/(?<=[(=,] ?)–(?=\d|[a-z]\b|\()/gi, '-');
  return /=|\d[a-z]\b/.test(text)
    ? signed.replace(/(?<=[\d)²³\]]|(?<![a-z\d])\d*[a-z]) ?– ?(?=\d*[a-z]\b|\d*\(|\d+ ?[=+*/·])/gi, ' - ')
    : signed;
}

/** Signs that a page sets apart and a keyboard writes with one key. */
const keyboardSigns = (text: string): string =>
  /[−⟨⟩〈〉′″]/.test(text)
    ? text
        .replace(/−/g, '-')
        .replace(/[⟨〈]/g, '<')
        .replace(/[⟩〉]/g, '>')
        .replace(/(?<=\b[a-z]) ?(?:′ ?′|″)/gi, "''")
        .replace(/(?<=\b[a-z]) ?′/gi, "'")
    : text;

/** A fraction that is one sign, in digits: `2½` is `2 1/2`. */
const withDigits = (text: string): string =>
  text.replace(
    /(\d ?)?([¼-¾⅐-⅞])/g,
    (_, whole: string | undefined, sign: string) =>
      `${whole ? `${whole.trim()} ` : ''}${sign.normalize('NFKC').replace('⁄', '/')}`,
  );

/** The base of a logarithm beside its name, a number under its root: `log2 x`, `5sqrt3`. */
const withGluedNumbers = (text: string): string =>
  text
    .replace(/(?<![a-z])sqrt ?(\d+)(?![\d(]|\.\d)/gi, '√$1')
    .replace(/\blog(\d{1,2})(?= [a-z](?![a-z])| \()/gi, 'log_$1');

const group = String.raw`(?:\{([^{}]*)\}|(\\?[a-z\d]+))`;
const bound = (text = ''): string => text.replace(/\\infty(?![a-z])/g, 'infinity');

/** Acts that TeX writes with a sign, in the words that ask for them. */
const signs: readonly Rewriting[] = [
  [/\\d?t?frac\{\s*d\s*\}\{\s*d\s*([a-z])\s*\}/g, ' derivative of '],
  [/\\d?t?frac\{\s*d\s*\^\s*\{?2\}?\s*\}\{\s*d\s*[a-z]\s*\^\s*\{?2\}?\s*\}/g, ' second derivative of '],
  [/\\d?t?frac\{d\^\{?3\}?\}\{d[a-z]\^\{?3\}?\}/g, ' third derivative of '],
  [/\\d?t?frac\{\s*d\s*([a-z])\s*\}\{\s*d\s*([a-z])\s*\}/g, ' d$1/d$2 '],
  [/\\det(?![a-z])\s*(?:determinant of )?/g, ' determinant of '],
  [
    /\\lim(?:\\limits)?\s*_\s*\{\s*([a-z])\s*(?:\\to|\\rightarrow|→|->)\s*([^{}]*(?:\{[^{}]*\})?[^{}]*)\}/g,
    (_, letter = '', place = '') => ` lim ${letter}->${bound(place).replace(/\s+/g, '')} `,
  ],
  [
    new RegExp(
      String.raw`\\int(?:\\limits)?\s*_\s*${group}\s*\^\s*${group}\s*(.+?)(?:\\mathrm\{d\}|(?<![a-z])d)([a-z])(?![a-z])`,
      'gi',
    ),
    (...found) => {
      const [, a, b, c, d, body = '', letter = ''] = found;
      return ` integrate ${body.trim()} d${letter} from ${bound(a ?? b)} to ${bound(c ?? d)} `;
    },
  ],
  [/\\int(?![a-z])/g, ' integral of '],
  [
    new RegExp(
      String.raw`\\sum(?:\\limits)?\s*_\s*\{\s*([a-z])\s*=\s*(-?\d+)\s*\}\s*\^\s*${group}(.*)$`,
      'gi',
    ),
    (...found) => {
      const [whole = '', letter = '', from = '', a, b, body = ''] = found;
      // Without brackets it is open whether what is added belongs to each term.
      if (/[\w)}]\s*[+-]/.test(body.replace(/\([^()]*\)|\{[^{}]*\}/g, '1'))) return whole;
      return ` sum from ${letter}=${from} to ${bound(a ?? b)} of ${body} `;
    },
  ],
  [/\\d?t?binom\{(\d+)\}\{(\d+)\}/g, ' $1 choose $2 '],
];

/** Marks that change nothing but how the mathematics looks. */
const looks: readonly Rewriting[] = [
  [/\\(?:dfrac|tfrac)(?![a-z])/g, '\\frac'],
  [/\\(?:text|mathrm|mathbf|operatorname|mbox|vec|boldsymbol)\{([^{}]*)\}/g, ' $1 '],
  [/(?<=[\w)}])\\((?:arc)?(?:sin|cos|tan|sec|csc|cot)|ln|log)(?![a-z])/g, ' $1'],
  [/\\((?:arc)?(?:sin|cos|tan|sec|csc|cot)|ln|log)(?![a-z])/g, '$1'],
  [/\\pi(?![a-z])/g, 'π'],
  [/\\(?:var)?theta(?![a-z])/g, 'θ'],
  [/\\langle(?![a-z])\s*/g, '<'],
  [/\s*\\rangle(?![a-z])/g, '>'],
  [/\\leq?(?![a-z])/g, '≤'],
  [/\\geq?(?![a-z])/g, '≥'],
  [/\\frac\{(\d*)\s*π\}\{(\d+)\}/g, '$1π/$2'],
  [/\\[lr]vert(?![a-z])|\\(?:left|right)\s*\|/g, '|'],
  [/\\[,;:!]|\\(?:quad|qquad|displaystyle|left|right|limits)(?![a-z])/g, ' '],
  [/\^\s*\{?\s*\\circ\s*\}?|\\degree(?![a-z])/g, '°'],
  [/\\\[|\\\]|\\\(|\\\)/g, ' '],
];

/** A text without the marks that typeset its mathematics; systems as their equations joined by `and`, acts in words. */
export function withoutTypesetting(typed: string): string {
  const text = withGluedNumbers(keyboardSigns(withDigits(withMinus(withEnds(typed))))).replace(
    /[’`´](?=[a-z]\b)/gi,
    "'",
  );
  if (!/[\\$]/.test(text)) return text;
  const plain = text
    .replace(environment, (_, rows: string) => ` ${systemRows(rows)} `)
    .replace(matrix, matrixText)
    .replace(dollars, ' $1 ');
  return rewrite(plain, [...looks, ...signs])
    .replace(/\\cdot(?![a-z])/g, '·')
    .replace(/\\times(?![a-z])/g, '×')
    .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
    .replace(/(?<=[^\s.,]) (?=[.,;?](?:\s+[^\s.]|$))/g, '')
    .trim();
}
