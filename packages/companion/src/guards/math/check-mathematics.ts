import {
  checkClaim,
  evaluateExact,
  judgeAnswer,
  rationalToNumber,
  type Solution,
  solve,
} from '@playforward/math';
import { findProblem } from '../../chat/find-problem.ts';
import type { MathDecision } from '../decisions.ts';
import { type GuardContext, holdsKey } from '../guard-context.ts';
import type { IsOfSkill } from '../skill-sentences.ts';
import { cutSentences } from '../text/cut-sentences.ts';
import { plainText } from '../text/plain-text.ts';
import { type Examined, findUnproven } from '../unproven/find-unproven.ts';
import { type AlgebraState, createAlgebraState, isSlip, lettersOf } from './algebra-state.ts';
import { type Claim, claimsOf } from './claims.ts';
import { findDenied } from './denied-claims.ts';
import { findDerivatives } from './derivatives.ts';
import { createFormulaReader } from './formula-facts.ts';
import { findNumberFacts } from './number-facts.ts';
import { wordsToMath } from './words-to-math.ts';

type Truth = 'true' | 'false' | 'unproven';

const opensExample =
  /\b(?:for example|for instance|suppose|say|let's say|imagine|let|example|such as|like|if|what if|try|consider|another|take|here is|similar|instead)\b/i;
/** Tells of another problem, worked out in the sentences after it; its letters are its own. */
const opensProblem =
  /\b(?:here is|here's|take|look at|try) (?:a|an|another) (?:\w+ ){0,2}(?:problem|question|example)\b/i;
const closesProblem = /\byour own\b|\bback to (?:your|the|our)\b|\bnow (?:in|with|for) your\b/i;
/** Puts an equation up as an example to look at. */
const opensEquation =
  /^\W*(?:(?:now|ok|okay|so|first|for example),?\s+)?(?:(?:let's|let us) (?:take|try|look at|use)|take|suppose|imagine|try|consider|look at|say|here is|here's|another (?:one|example))\b/i;
const isQuestion = /\?\s*$/;
const asks =
  /^\W*(?:is|are|does|do|did|can|could|would|what|which|how|why|when|where|who|should|will|(?:on|in|at|to|from|for|with|by|of|into|after|before|between) (?:which|what|whose|how)|so,? (?:is|what|does)|then,? (?:is|what|does))\b/i;
const saysAnswer =
  /\b(?:answer|solution|result)(?: to (?:this|it|the problem|your problem))?,? (?:is|was|equals|would be|should be|=|:)\s*(-?\$?[\d(√.][^\s,;]*(?:\s?%)?)/i;

/** Half a unit of the last decimal place that a side shows, or of its last digit where it shows none. */
function roomOf(side: string): number {
  const places = /\.(\d+)(?!.*\.\d)/.exec(side)?.[1]?.length ?? 0;
  return 0.5 * 10 ** -places * (1 + 1e-9);
}

function numberOf(side: string): number | null {
  const cleaned = side.replace(/[$]/g, '').replace(/π|\bpi\b/g, '(3.14159265358979)');
  const exact = evaluateExact(cleaned);
  if (exact) return rationalToNumber(exact);
  const root = /^(-?[\d.]*)\s*√\(?\s*([\d.]+)\s*\)?$/.exec(cleaned.trim());
  return root
    ? Number(root[1] === '' ? 1 : root[1] === '-' ? -1 : root[1]) * Math.sqrt(Number(root[2]))
    : null;
}

function checkApproximation(text: string): Truth {
  const sides = text.split('=');
  const values = sides.map(numberOf);
  if (values.some((value) => value === null)) return 'unproven';
  const room = Math.max(...sides.filter((side) => /^[-\s$]*[\d.,]+\s*\D*$/.test(side)).map(roomOf), 0);
  const pairs = values.slice(1).map((value, index) => Math.abs((value ?? 0) - (values[index] ?? 0)));
  return pairs.every((distance) => distance <= room) ? 'true' : 'false';
}

/** Percents of a number and money signs do not change the value; `25% * 80 = $20` is proven as `25% * 80 = 20`. */
function checkNumbers(text: string): Truth {
  const truth = checkClaim(text);
  if (truth !== 'false' && truth !== 'unreadable') return truth;
  if (/°/.test(text) && /π/.test(text))
    return checkNumbers(text.replace(/(\d+(?:\.\d+)?)\s?°/g, '($1 * π/180)').replace(/\s*radians?\b/g, ''));
  const bare = text.replace(/[$°]/g, '').replace(/(?<=[\d)])\s*[A-Za-z]{2,}(?:\^[23])?/g, '');
  const again = bare === text ? truth : checkClaim(bare);
  const mixedUnits = /[A-Za-z]{2,}.*[=<>].*[A-Za-z]{2,}/.test(text);
  if (again === 'true' && !mixedUnits) return 'true';
  return truth === 'unreadable' && again === 'unreadable' ? 'unproven' : 'false';
}

/** Two sides without letters that follow each other in a chain, and differ: `f(2) = 3(2) + 1 = 8`. */
function breaksChain(text: string): boolean {
  const sides = text.split('=').map((side) => side.trim());
  if (sides.length < 3 || /[<>≤≥≠]/.test(text)) return false;
  return sides.slice(1).some((side, index) => {
    const pair = [sides[index] ?? '', side];
    return (
      pair.every((each) => /\d/.test(each) && !/[A-Za-z_]/.test(each)) &&
      checkClaim(pair.join(' = ')) === 'false'
    );
  });
}

/** What the solver makes of the problem and of the mathematics that the student typed, with or without words around. */
function solutionsOf(sources: readonly string[]): Solution[] {
  return sources
    .filter((source) => source.length < 301)
    .flatMap((source) => {
      const solution = solve(source);
      if ('steps' in solution) return [solution];
      const found = findProblem(source);
      return found?.kind === 'solved' ? [found.solution] : [];
    });
}

/** The lines of the solver's own way for what was asked: proven there, even where two of them contradict each other. */
function workedLines(solutions: readonly Solution[]): ReadonlySet<string> {
  const lines = solutions.flatMap(({ steps, answer }) => [
    ...steps.flatMap(({ from, to }) => [from, to]),
    answer,
  ]);
  const reasons = solutions.flatMap(({ steps }) => steps.map(({ why }) => why));
  const parts = [...lines.flatMap((line) => line.split(/ or | and |, /)), ...reasons];
  return new Set(
    parts.flatMap((line) => claimsOf(plainText(line)).map(({ text }) => text.replace(/\s/g, ''))),
  );
}

export type MathChecker = {
  /** Decides about one sentence, knowing what was stated before. */
  check(sentence: string): MathDecision;
};

const pass = (proven: number): MathDecision => ({ guard: 'mathematics', kind: 'pass', proven });
const block = (truth: Truth, claim: string): MathDecision => ({
  guard: 'mathematics',
  kind: 'block',
  reason: truth === 'false' ? 'false-statement' : 'unproven-statement',
  claim,
});

/** The skill has proven its own working; a plain calculation written in it is checked all the same. */
const isWritten = (text: string, sentence: string): boolean =>
  lettersOf(text).length === 0 && /[=<>≤≥≠≈]/.test(plainText(sentence));

function decideUnproven(examined: Examined): MathDecision | null {
  const unproven = findUnproven(examined);
  return unproven === null ? null : block('unproven', unproven);
}

/** An answer that is told once it is solved has to be the right one. */
function checkAnswer(sentence: string, context: GuardContext): MathDecision | null {
  const problem = context.openProblem;
  const said = saysAnswer.exec(wordsToMath(sentence))?.[1]?.replace(/[.!]$/, '');
  if (!said || !problem || holdsKey(context) || problem.key.form === 'choice') return null;
  const { kind } = judgeAnswer(said, problem.key);
  return kind === 'wrong' ? block('false', said) : null;
}

/** What is given stays while an example uses other letters. */
function usesOtherLetters(text: string, claims: readonly Claim[]): boolean {
  const used = claims.flatMap((claim) => lettersOf(claim.text));
  return !lettersOf(text).some((letter) => used.includes(letter));
}

const claimsIn = (source: string): Claim[] =>
  cutSentences(source).flatMap((each) => claimsOf(plainText(each)));

/** What the problem and the student's question state. */
function givenBy({ openProblem, studentText = '', isReviewed }: GuardContext) {
  const sources = [openProblem?.question ?? '', studentText.slice(0, 2000)] as const;
  const typed = claimsIn(sources[1]);
  return { sources, givenClaims: [...claimsIn(sources[0]), ...(isReviewed ? firstAsked(typed) : typed)] };
}

/** A student's own lines may be wrong: a language model may build on the equation that was asked about and no other. */
function firstAsked(typed: readonly Claim[]): Claim[] {
  const [first = typed[0]] = typed.filter(({ text }) => !/^\s*[A-Za-z]\s*=\s*-?[\d./]+\s*$/.test(text));
  return first === undefined || isSlip(first.text) ? [] : [first];
}

/** A checker for the sentences of one reply. Equations of the problem and of the student's question are given. */
export function createMathChecker(context: GuardContext, isOfSkill: IsOfSkill = () => false): MathChecker {
  const { isReviewed } = context;
  const newState = (): AlgebraState => createAlgebraState({ isStrict: isReviewed !== undefined });
  /** The skill and the people who wrote the glossary have proven their own words. */
  const isKnown: IsOfSkill = (sentence) => isOfSkill(sentence) || isReviewed?.(sentence) === true;
  /** With reviewed text at hand nothing else is taken on trust. */
  const isTrusting: IsOfSkill = (sentence) => !isReviewed || isKnown(sentence);
  const { sources, givenClaims } = givenBy(context);
  const solutions = solutionsOf(sources);
  const worked = workedLines(solutions);
  const results = solutions.map((solution) => solution.answer);
  let algebra = givenState();
  const formulas = createFormulaReader(sources.flatMap((source) => cutSentences(source)));
  const givenNumbers = new Set(sources.join(' ').match(/\d+(?:\.\d+)?/g) ?? []);

  function givenState(): AlgebraState {
    const state = newState();
    for (const { text } of givenClaims) if (lettersOf(text).length > 0) state.give(text);
    for (const line of worked) state.trust(line);
    return state;
  }

  function truthOf(claim: Claim): Truth {
    if (claim.approximate) return checkApproximation(claim.text);
    if (claim.text.startsWith('?')) return 'unproven';
    if (worked.has(claim.text.replace(/\s/g, ''))) return 'true';
    const letters = lettersOf(
      claim.text.replace(/[A-Za-z]{2,}/g, (word) => (/^[a-z]{2}$/.test(word) ? word : ' ')),
    );
    if (letters.length > 0 && breaksChain(claim.text)) return 'false';
    const numeric = checkNumbers(claim.text);
    if (letters.length === 0 || numeric === 'true') return numeric;
    return algebra.check(claim.text);
  }

  const isExcused = (text: string, truth: Truth, sentence: string): boolean =>
    isKnown(sentence) && (truth === 'unproven' || !isWritten(text, sentence));

  /** What is called false has to be proven false; nothing is learned from it. */
  function isRefuted(claim: Claim): boolean {
    const isOpen = lettersOf(claim.text).length > 0 && !algebra.speaksOf(claim.text);
    return !isOpen && truthOf(claim) === 'false';
  }

  function check(sentence: string): MathDecision {
    const plain = plainText(sentence);
    if (opensProblem.test(plain)) algebra = newState();
    else if (closesProblem.test(plain)) algebra = givenState();
    if (isQuestion.test(plain) && asks.test(plain))
      return (isTrusting(sentence) ? null : decideUnproven({ plain, rest: plain, claims: [] })) ?? pass(0);
    const higher = formulas.read(sentence);
    const derivatives = findDerivatives(higher.found.length === 0 ? plain : plainText(higher.rest), results);
    const facts = findNumberFacts(wordsToMath(derivatives.rest));
    const wrong = [...higher.found, ...derivatives.found, ...facts.found].find(
      ({ truth, text }) =>
        (truth === 'false' && !(text.startsWith('$') && isKnown(sentence))) ||
        (truth !== 'true' && !isKnown(sentence)),
    );
    if (wrong) return block(wrong.truth, wrong.text);
    const answer = checkAnswer(plain, context);
    if (answer) return answer;
    const denial = findDenied(facts.rest);
    const denied = denial === null ? [] : claimsOf(denial.denied);
    const claims =
      denied.length === 0
        ? claimsOf(facts.rest)
        : [denial?.before ?? '', denial?.after ?? ''].flatMap(claimsOf);
    if (opensExample.test(plain) && claims.some(({ text }) => lettersOf(text).length > 0)) {
      algebra = newState();
      for (const { text } of givenClaims)
        if (lettersOf(text).length > 0 && givenNumbers.size > 0 && usesOtherLetters(text, claims))
          algebra.give(text);
    }
    const twice =
      / or /.test(plain) &&
      claims.find(({ text }, index) => lettersOf(text).length > 0 && text === claims[index + 1]?.text);
    if (twice) return block('false', twice.text);
    for (const { text, condition } of claims)
      if (condition && lettersOf(text).length > 0) algebra.suppose(text);
    if (isReviewed && opensEquation.test(plain) && claims.length === 1)
      for (const { text } of claims) if (lettersOf(text).length > 0) algebra.give(text);
    const stated = claims.filter(({ text, condition }) => !condition || lettersOf(text).length === 0);
    const failed = stated
      .map((claim) => ({ claim, truth: truthOf(claim) }))
      .find(({ claim, truth }) => truth !== 'true' && !isExcused(claim.text, truth, sentence));
    const kept = denied.find((claim) => !isRefuted(claim));
    algebra.release();
    if (kept) return block('unproven', kept.text);
    if (failed) return block(failed.truth, failed.claim.text);
    const held = isTrusting(sentence) ? null : decideUnproven({ plain, rest: facts.rest, claims: stated });
    if (held) return held;
    return pass(claims.length + higher.found.length + facts.found.length + derivatives.found.length);
  }

  return { check };
}
