import {
  allPartsOf,
  equivalent,
  evaluateExact,
  type MathParts,
  partsOf,
  type Rational,
  solve,
} from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { findMathTexts, plainMath } from '../hints/plain-math.ts';
import { statesKey } from '../hints/states-key.ts';
import { topicWords } from '../know/words.ts';
import { bareAmounts } from './bare-amounts.ts';
import { flip, isRewritten, type Sides, sidesOf } from './judge-line.ts';
import { type MathPiece, mathPieces } from './math-pieces.ts';

/** One step of the way as its skill tells it, and all that a student who does it may write. */
type PathStep = {
  readonly instruction: string;
  readonly explanation: string;
  /** The telling words of the instruction. */
  readonly words: readonly string[];
  /** What its lines, and everything inside of them, are put together from. */
  readonly parts: ReadonlySet<string>;
  readonly equations: readonly string[];
  readonly lines: readonly string[];
  /** Numbers and expressions it comes to. */
  readonly values: ReadonlySet<string>;
  /** Lines with letters that are not the problem's own in other words. */
  readonly expressions: readonly string[];
  /** Three numbers that belong together in a line: 4, 5, 20 in 4 × 5 = 20, and so in 20 ÷ 4 = 5. */
  readonly families: ReadonlySet<string>;
  /** Operations its lines use. */
  readonly signs: string;
};

/** The way that leads to the answer. Of the server alone, like the key. */
export type SolutionPath = {
  /** Equations of the question itself. */
  readonly given: readonly string[];
  readonly steps: readonly PathStep[];
  /** Lines between, from the solver. */
  readonly solved: readonly string[];
  /** Numbers of the question, and what its percents multiply by. */
  readonly numbers: ReadonlySet<string>;
  /** Numbers that stand in the question. */
  readonly stated: ReadonlySet<string>;
  /** Numbers that its picture holds, but for what the choices say. */
  readonly drawn: ReadonlySet<string>;
  /** Numbers that its lines and its picture hold, but for what the choices say. */
  readonly mentioned: ReadonlySet<string>;
  /** Whether the question states mathematics with letters; else it is a story. */
  readonly hasFormula: boolean;
  /** The step that comes to the answer, counted from 0. */
  readonly last: number;
  /** What the choices say, in all forms: of these nothing is judged. */
  readonly choices: ReadonlySet<string>;
  /** The equations and inequalities among the choices. */
  readonly choiceLines: readonly Sides[];
};

/** A line without spaces and case. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

const nameOf = ({ n, d }: Rational): string => `${n}/${d}`;

/** The value of arithmetic as a name that equal values share; null where there is none, as for a point. */
export function exactName(text: string): string | null {
  const value = evaluateExact(text.replace(/\$|(?<=\d),(?=\d{3}(?!\d))/g, ''));
  return value === null ? null : nameOf(value);
}

/** The numbers of a calculation, sorted, so that 6 × 24 and 24 × 6 read alike. */
export function numbersOf(text: string): string {
  return (text.match(/\d+(?:\.\d+)?/g) ?? [])
    .map((one) => exactName(one) ?? one)
    .sort()
    .join(' ');
}

/** The parts of an expression as a name; null for what is one part. */
export function partsName(text: string): string | null {
  const parts = partsOf(text);
  return parts && nameOfParts(parts);
}

const nameOfParts = ({ joined, names }: MathParts): string => `${joined} ${names.join(' ')}`;

/** All names under which a text may stand in the choices: its value, its parts, and its signs without spaces. */
function namesOf(text: string): string[] {
  const plain = plainMath(text).replace(/−/g, '-');
  // '$40' and '40 cups' are the number 40; an interval or a sentence with several numbers is none.
  const bare =
    /^[^\d([,;]*?(-?\d[\d./]*)[^\d([,;]*$/.exec(plain.replace(/(?<=\d),(?=\d{3})/g, ''))?.[1] ?? '';
  return [
    exactName(plain),
    exactName(bare),
    partsName(plain),
    plain.replace(/\s+/g, '').toLowerCase(),
  ].flatMap((name) => name ?? []);
}

/** A rule without the name of its function. */
const withoutName = (text: string): string => plainMath(text).replace(/^\s*[a-z]\([^()]*\)\s*=\s*/i, '');

function choicesOf({ key, rendered, choices, shownAnswer }: OpenProblem): Set<string> {
  const said = [key.value, shownAnswer, ...choices, ...(rendered?.choices ?? []).map(({ value }) => value)];
  // "f(n) = 6n + 1" is said by its rule alone, too.
  const texts = [...said, ...said.map(withoutName)];
  // Each solution of several and each coordinate is a part of the answer, and judging it alone would tell it.
  const isOfParts = key.form === 'set' || key.form === 'point';
  const parts = isOfParts ? texts.flatMap((text) => text.replace(/[()]/g, '').split(/\s*,\s*/)) : [];
  // A number that stands in every choice tells none of them apart.
  const shared = choices.map((text) => new Set(namesOf(text)));
  const isCommon = (name: string): boolean => shared.length > 1 && shared.every((names) => names.has(name));
  return new Set([...texts, ...parts].flatMap(namesOf).filter((name) => !isCommon(name)));
}

const signsIn = (text: string): string =>
  [
    ...new Set(
      text
        .replace(/\\times|\\cdot|·|×/g, '*')
        .replace(/÷|\\div|\//g, '/')
        .match(/[+\-−*/]/g) ?? [],
    ),
  ].join('');

/** What three numbers of a line make together; null where the line is no single operation. */
export function familyOf(truth: string): string | null {
  const found = /^\s*\(?(-?[\d.]+)\)?\s*([+\-*/×÷·])\s*\(?(-?[\d.]+)\)?\s*=\s*\(?(-?[\d.]+)\)?\s*$/.exec(
    truth,
  );
  if (!found) return null;
  const [, a = '', sign = '', b = '', c = ''] = found;
  const names = [a, b, c].map((one) => exactName(one) ?? one).sort();
  return `${/[+-]/.test(sign) ? 'sum' : 'product'} ${names.join(' ')}`;
}

const formula = /(?<!\\)\$([^$]+)\$/g;
type Work = { instruction: string; explanation: string; work: string | null };
type Asked = { choices: ReadonlySet<string>; expressions: readonly string[] };

/** "cos a and sin b" before "4/5 and -15/17": what each of several names comes to. */
function namedIn([names = '', values = '', ...more]: readonly string[]): readonly string[] {
  const [left, right] = [names, values].map((line) => line.split(/\s+and\s+|,\s+/));
  const isNamed = more.length === 0 && left !== undefined && left.length > 1 && left.length === right?.length;
  return isNamed && left.every((one) => /[a-z]/i.test(one) && !one.includes('='))
    ? left.map((one, at) => `${one} = ${right[at]}`)
    : [];
}

function stepOf({ instruction, explanation, work }: Work, { choices, expressions }: Asked): PathStep {
  const lines = (work === null ? [] : bareAmounts(work).split(' → ')).map((line) =>
    plainMath(line.replace(formula, (_, inner: string) => `$${withProducts(inner)}$`)).replace(/−/g, '-'),
  );
  const pieces = lines.flatMap((line) => mathPieces(line));
  const texts = pieces.map(({ text }) => text);
  const open = (name: string): boolean => !choices.has(name);
  const isBound = lines.some((line) => /\b(?:more than|less than|between)\b/i.test(line));
  const sides = (isBound ? [] : pieces).flatMap(({ kind, text }) =>
    kind === 'truth' ? [text.split('=').at(-1) ?? ''] : [text],
  );
  // Bounds, as in "more than 22, less than 23", are no values that it comes to.
  const told = lines.filter((line) => !/\b(?:more than|less than|between)\b/i.test(line));
  // Top and bottom of a fraction that is found are counted on the way to it.
  const counts = told
    .slice(-1)
    .flatMap((line) => line.match(/(?<![\d./])\d+\/\d+(?![\d./a-z(])/gi) ?? [])
    .filter((one) => expressions.length === 0 && !/[a-z]/i.test(told.at(-1) ?? '') && one !== '')
    .flatMap((one) => one.split('/'));
  const percents = told.flatMap((line) => line.match(/\d+(?:\.\d+)?(?=\s*%)/g) ?? []);
  const values = [
    ...sides,
    ...told.flatMap(findMathTexts),
    ...counts,
    ...percents.map((one) => `${one}/100`),
  ].flatMap((text) => exactName(text.trim()) ?? []);
  return {
    instruction,
    explanation,
    words: [...new Set([...topicWords(instruction), ...(instruction.match(/\d+(?:\.\d+)?/g) ?? [])])],
    parts: new Set(texts.flatMap((text) => allPartsOf(text).map(nameOfParts)).filter(open)),
    lines,
    equations: [
      ...pieces.filter(({ kind }) => kind === 'equation').map(({ text }) => text),
      ...namedIn(lines),
    ],
    values: new Set(values.filter(open)),
    expressions: pieces
      .filter(
        ({ kind, text }) =>
          kind === 'expression' && expressions.every((one) => equivalent(one, text) !== 'equal'),
      )
      .map(({ text }) => text),
    families: new Set(texts.flatMap((text) => familyOf(text) ?? [])),
    signs: signsIn(lines.join(' ')),
  };
}

/** "qw" in a formula is a product of two letters. */
const productOfLetters = /(?<![\\a-z])(?!ln|pi|cm|mm|km|kg|ft|in|mi|hr)([a-z])([a-z])(?![a-z{(])/g;
const withProducts = (inner: string): string => inner.replace(productOfLetters, '$1 \\cdot $2');

/** The formulas of a question; its words may join what does not belong together. */
export function formulasOf(question: string): MathPiece[] {
  return [...question.matchAll(formula)].flatMap(([, inner = '']) => mathPieces(`$${withProducts(inner)}$`));
}

/** The numbers of a question, and what a percent in it multiplies by. */
function numbersIn(question: string): Set<string> {
  const percents = [...question.matchAll(/(\d+(?:\.\d+)?)\s*%/g)].flatMap(([, percent]) =>
    [`${percent}/100`, `1 + ${percent}/100`, `1 - ${percent}/100`].flatMap((text) => exactName(text) ?? []),
  );
  return new Set([...findMathTexts(question).flatMap((one) => exactName(one) ?? []), ...percents]);
}

function mentionedIn(texts: readonly string[], choices: ReadonlySet<string>): Set<string> {
  const numbers = texts.flatMap((text) => text.match(/\d+(?:\.\d+)?/g) ?? []);
  return new Set(numbers.flatMap((one) => exactName(one) ?? []).filter((name) => !choices.has(name)));
}

/** A step behind the answer that only tests it. */
export const isCheckStep = ({ instruction }: Pick<Work, 'instruction'>): boolean =>
  /^(?:check|test|try|judge|estimate|expand .*again|multiply back|put .*\b(?:in|back)\b)/i.test(instruction);

/** The last step whose line ends in the answer; what is behind it checks or says it. */
function lastStepOf(problem: OpenProblem): number {
  const steps = problem.rendered?.steps ?? [];
  const at = steps.findLastIndex(
    (step, index) =>
      (index === 0 || !isCheckStep(step)) &&
      statesKey(step.work?.split(/→|=(?![^(]*\))/).at(-1) ?? '', problem),
  );
  if (at < 0) {
    const within = steps.findIndex(({ work }) => work !== null && statesKey(work, problem));
    return within < 0 ? steps.length - 1 : within;
  }
  return at;
}

const kept = new WeakMap<OpenProblem['key'], SolutionPath>();

/** The solution path of a problem, from its skill's steps and, for an equation, the solver's. */
export function solutionPath(problem: OpenProblem): SolutionPath {
  const known = kept.get(problem.key);
  if (known) return known;
  const { rendered, question } = problem;
  const isEquation = ({ kind }: MathPiece): boolean => kind === 'equation';
  const asked = formulasOf(question);
  const given = asked.filter(isEquation).map(({ text }) => text);
  const own = asked.filter(({ kind }) => kind === 'expression').map(({ text }) => text);
  const solved = given.flatMap((equation) => {
    const result = solve(equation);
    return 'reason' in result ? [] : result.steps.flatMap(({ from, to }) => [from, to]);
  });
  const choices = choicesOf(problem);
  const picture = JSON.stringify(rendered?.diagram ?? '');
  const works = (rendered?.steps ?? []).map(({ work }) => plainMath(work ?? ''));
  const path: SolutionPath = {
    given,
    steps: (rendered?.steps ?? []).map((step) =>
      stepOf(step, { choices, expressions: [...own, withoutName(problem.key.value)] }),
    ),
    solved: solved.filter((line) => /[=<>≤≥]/.test(line)),
    numbers: numbersIn(question),
    stated: new Set(findMathTexts(question).flatMap((one) => exactName(one) ?? [])),
    drawn: mentionedIn([picture], choices),
    mentioned: mentionedIn([picture, ...works], choices),
    hasFormula: [...question.matchAll(formula)].some(([, inner = '']) => /[a-z].*\d|\d.*[a-z]/i.test(inner)),
    last: lastStepOf(problem),
    choices,
    choiceLines: problem.choices.flatMap((text) => sidesOf(plainMath(text).replace(/−/g, '-')) ?? []),
  };
  kept.set(problem.key, path);
  return path;
}

/** Whether a piece of mathematics says what a choice says, right or wrong; of a line also written in another way. */
export function isChoice(text: string, { choices, choiceLines }: SolutionPath): boolean {
  if (namesOf(text).some((name) => choices.has(name))) return true;
  const line = choiceLines.length === 0 ? null : sidesOf(plainMath(text).replace(/−/g, '-'));
  return (
    line !== null &&
    choiceLines.some((choice) => isRewritten(choice, line) || isRewritten(choice, flip(line)))
  );
}
