import { rational } from '../rational/rational.ts';
import type { TokenBody } from './tokens.ts';

const relation = (sign: '=' | '<' | '>' | '<=' | '>=' | '!='): TokenBody => ({ kind: 'relation', sign });
const sign = (mark: Extract<TokenBody, { kind: 'sign' }>['mark']): TokenBody => ({ kind: 'sign', mark });
const wholeNumber = (n: number): TokenBody => ({
  kind: 'number',
  value: rational(n),
  places: -1,
  plain: true,
});
const pi: TokenBody = { kind: 'constant', name: 'pi' };
const infinity: TokenBody = { kind: 'constant', name: 'infinity' };
const squareRoot: TokenBody = { kind: 'root', index: 2 };
const cubeRoot: TokenBody = { kind: 'root', index: 3 };
const roots = [
  ...['sqrt', 'root', 'squareroot', 'sqroot', 'squarert'].map((name) => [name, [squareRoot]] as const),
  ...['cbrt', 'cuberoot', 'cubert', 'curt', 'cubicroot'].map((name) => [name, [cubeRoot]] as const),
] as const;
const degree: TokenBody = { kind: 'word', name: 'degree' };
/** All real numbers are the interval from -∞ to ∞. */
const allReals: readonly TokenBody[] = [
  { kind: 'open', mark: '(' },
  sign('-'),
  infinity,
  sign(','),
  infinity,
  { kind: 'close', mark: ')' },
];
const emptySet: readonly TokenBody[] = [
  { kind: 'open', mark: '{' },
  { kind: 'close', mark: '}' },
];

const functions = [
  ['sin', 'sin'],
  ['cos', 'cos'],
  ['tan', 'tan'],
  ['cot', 'cot'],
  ['sine', 'sin'],
  ['cosine', 'cos'],
  ['csc', 'csc'],
  ['arcsin', 'asin'],
  ['arccos', 'acos'],
  ['arctan', 'atan'],
  ['asin', 'asin'],
  ['acos', 'acos'],
  ['atan', 'atan'],
  ['log', 'log'],
  ['ln', 'ln'],
  ['exp', 'exp'],
  ['abs', 'abs'],
  ['arcsec', 'asec'],
  ['arccsc', 'acsc'],
  ['arccot', 'acot'],
  ['cis', 'cis'],
  ['sinh', 'sinh'],
  ['cosh', 'cosh'],
  ['tanh', 'tanh'],
  ['csch', 'csch'],
  ['sech', 'sech'],
  ['coth', 'coth'],
] as const;

/** `sec` is a function before an angle only; elsewhere it is a second. */
export const secant: TokenBody = { kind: 'function', name: 'sec' };

const functionTokens = functions.map(([word, name]) => [word, [{ kind: 'function', name }]] as const);

/** Words of plain text that mean mathematics, in lower case. */
export const mathWords: ReadonlyMap<string, readonly TokenBody[]> = new Map<string, readonly TokenBody[]>([
  ...functionTokens,
  ['pi', [pi]],
  ...['theta', 'alpha', 'beta'].map((name) => [name, [{ kind: 'letter', name }]] as const),
  ...roots,
  ['inf', [infinity]],
  ['infinity', [infinity]],
  ['infty', [infinity]],
  ['percent', [sign('%')]],
  ['to', [sign(':')]],
  ['and', [sign('and')]],
  ['or', [sign('or')]],
  ['per', [sign('per')]],
  ['plus', [sign('+')]],
  ['minus', [sign('-')]],
  ['negative', [sign('-')]],
  ['times', [sign('*')]],
  ['over', [sign('/')]],
  ['equals', [relation('=')]],
  ['squared', [sign('^'), wholeNumber(2)]],
  ['cubed', [sign('^'), wholeNumber(3)]],
]);

/** Words after a number that make it larger, as in 3.2 million. */
export const scaleWords: ReadonlyMap<string, bigint> = new Map([
  ['hundred', 100n],
  ['thousand', 1000n],
  ['million', 1_000_000n],
  ['billion', 1_000_000_000n],
  ['trillion', 1_000_000_000_000n],
]);

const greek = ['alpha', 'beta', 'gamma', 'delta', 'theta', 'lambda', 'mu', 'phi', 'omega', 'Delta'];

/** LaTeX commands without the backslash. Commands missing here and in `skippedCommands` are unknown. */
export const commands: ReadonlyMap<string, readonly TokenBody[]> = new Map<string, readonly TokenBody[]>([
  ...functionTokens,
  ['sec', [secant]],
  ...greek.map((name) => [name, [{ kind: 'letter', name }]] as const),
  ...['frac', 'dfrac', 'tfrac', 'cfrac'].map((name) => [name, [{ kind: 'fraction' }]] as const),
  ['sqrt', [squareRoot]],
  ['pi', [pi]],
  ['infty', [infinity]],
  ['exponentialE', [{ kind: 'constant', name: 'e' }]],
  ['imaginaryI', [{ kind: 'constant', name: 'i' }]],
  ['R', allReals],
  ['Reals', allReals],
  ['reals', allReals],
  ['cdot', [sign('*')]],
  ['times', [sign('*')]],
  ['ast', [sign('*')]],
  ['div', [sign('/')]],
  ['pm', [sign('±')]],
  ['mp', [sign('±')]],
  ['cup', [sign('∪')]],
  ['colon', [sign(':')]],
  ['vert', [sign('|')]],
  ['lvert', [sign('|')]],
  ['rvert', [sign('|')]],
  ['mid', [sign('|')]],
  ['le', [relation('<=')]],
  ['leq', [relation('<=')]],
  ['leqslant', [relation('<=')]],
  ['ge', [relation('>=')]],
  ['geq', [relation('>=')]],
  ['geqslant', [relation('>=')]],
  ['lt', [relation('<')]],
  ['gt', [relation('>')]],
  ['ne', [relation('!=')]],
  ['neq', [relation('!=')]],
  ['circ', [degree]],
  ['degree', [degree]],
  ['emptyset', emptySet],
  ['varnothing', emptySet],
  ['lor', [sign('or')]],
  ['land', [sign('and')]],
  ['lparen', [{ kind: 'open', mark: '(' }]],
  ['rparen', [{ kind: 'close', mark: ')' }]],
  ['lbrace', [{ kind: 'open', mark: '{' }]],
  ['rbrace', [{ kind: 'close', mark: '}' }]],
  ['lbrack', [{ kind: 'open', mark: '[' }]],
  ['rbrack', [{ kind: 'close', mark: ']' }]],
  ['{', [{ kind: 'open', mark: '{' }]],
  ['}', [{ kind: 'close', mark: '}' }]],
  ['%', [sign('%')]],
  ['$', [sign('$')]],
  ['|', [sign('|')]],
]);

/** Layout only: read as white space. */
export const skippedCommands = new Set([
  'left',
  'right',
  'displaystyle',
  'textstyle',
  'quad',
  'qquad',
  'big',
  'Big',
  'bigl',
  'bigr',
  ',',
  ';',
  ':',
  '!',
  ' ',
  'limits',
  'thinspace',
]);

/** The braces after these hold plain words. */
export const textCommands = new Set(['text', 'mathrm', 'textrm', 'operatorname', 'mbox', 'mathit', 'mathbf']);

/** Single characters and pairs of plain text. */
export const symbols: ReadonlyMap<string, readonly TokenBody[]> = new Map<string, readonly TokenBody[]>([
  ['**', [sign('^')]],
  ['<=', [relation('<=')]],
  ['=<', [relation('<=')]],
  ['>=', [relation('>=')]],
  ['=>', [relation('>=')]],
  ['!=', [relation('!=')]],
  ['==', [relation('=')]],
  ['≤', [relation('<=')]],
  ['⩽', [relation('<=')]],
  ['≥', [relation('>=')]],
  ['⩾', [relation('>=')]],
  ['≠', [relation('!=')]],
  ['=', [relation('=')]],
  ['≈', [relation('=')]],
  ['<', [relation('<')]],
  ['>', [relation('>')]],
  ['+', [sign('+')]],
  ['-', [sign('-')]],
  ['±', [sign('±')]],
  ['*', [sign('*')]],
  ['/', [sign('/')]],
  ['^', [sign('^')]],
  ['_', [sign('_')]],
  [',', [sign(',')]],
  [';', [sign(',')]],
  [':', [sign(':')]],
  ['|', [sign('|')]],
  ['%', [sign('%')]],
  ['!', [sign('!')]],
  ['$', [sign('$')]],
  ['∪', [sign('∪')]],
  ['(', [{ kind: 'open', mark: '(' }]],
  [')', [{ kind: 'close', mark: ')' }]],
  ['[', [{ kind: 'open', mark: '[' }]],
  [']', [{ kind: 'close', mark: ']' }]],
  ['{', [{ kind: 'open', mark: '{' }]],
  ['}', [{ kind: 'close', mark: '}' }]],
  ['π', [pi]],
  ['∞', [infinity]],
  ['√', [squareRoot]],
  ['∛', [cubeRoot]],
  ['∜', [{ kind: 'root', index: 4 }]],
  ['∅', emptySet],
  ['ℝ', allReals],
  ['∓', [sign('±')]],
  ['ⅈ', [{ kind: 'constant', name: 'i' }]],
  ['ⅇ', [{ kind: 'constant', name: 'e' }]],
  ['°', [degree]],
  ['º', [degree]],
  ['¢', [{ kind: 'word', name: 'cent' }]],
  ["'", [{ kind: 'word', name: 'ft' }]],
  ['"', [{ kind: 'word', name: 'in' }]],
  ['θ', [{ kind: 'letter', name: 'theta' }]],
  ['α', [{ kind: 'letter', name: 'alpha' }]],
  ['β', [{ kind: 'letter', name: 'beta' }]],
]);

export const superscripts: ReadonlyMap<string, string> = new Map(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿˣ⁄'].map((character, i) => [character, '0123456789-+nx/'.charAt(i)]),
);

export const subscripts: ReadonlyMap<string, string> = new Map(
  [...'₀₁₂₃₄₅₆₇₈₉ₙₓ'].map((character, i) => [character, '0123456789nx'.charAt(i)]),
);

export const vulgarFractions: ReadonlyMap<string, readonly [bigint, bigint]> = new Map<
  string,
  readonly [bigint, bigint]
>([
  ['½', [1n, 2n]],
  ['⅓', [1n, 3n]],
  ['⅔', [2n, 3n]],
  ['¼', [1n, 4n]],
  ['¾', [3n, 4n]],
  ['⅕', [1n, 5n]],
  ['⅖', [2n, 5n]],
  ['⅗', [3n, 5n]],
  ['⅘', [4n, 5n]],
  ['⅙', [1n, 6n]],
  ['⅚', [5n, 6n]],
  ['⅛', [1n, 8n]],
  ['⅜', [3n, 8n]],
  ['⅝', [5n, 8n]],
  ['⅞', [7n, 8n]],
  ['⅑', [1n, 9n]],
  ['⅒', [1n, 10n]],
]);
