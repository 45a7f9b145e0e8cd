import { parseMath } from '../read/parse.ts';
import { solveComplexQuadratic } from './equations/solve-complex-quadratic.ts';
import { solveEveryday, solveEverydayFirst } from './everyday/solve-everyday.ts';
import { solveExercise } from './exercises/solve-exercise.ts';
import { readUnit } from './figures/reading/units.ts';
import { solveFigure } from './figures/solve-figure.ts';
import { solveGiven, solveGivenLate } from './given/solve-given.ts';
import { sayQuestion } from './print/say-question.ts';
import { writeMath } from './print/write-math.ts';
import type { Worked } from './proof/chain.ts';
import { verifyCheck } from './proof/verify-step.ts';
import { provenSolution } from './proven-solution.ts';

import { fullSentence } from './question/full-sentence.ts';
import { inDigits } from './question/number-words.ts';
import { ofSolutions } from './question/of-solutions.ts';
import { oneOfSeveral } from './question/one-of-several.ts';
import { inUsualLetters } from './question/other-letters.ts';
import { pickAsked } from './question/pick-asked.ts';
import { plainFront } from './question/plain-front.ts';
import { type Request, readRequest } from './question/request.ts';
import { inEnglish } from './question/spanish.ts';
import { withSpelling } from './question/student-words.ts';
import { isTwisted } from './question/twists.ts';
import { wishFirst } from './question/wish-first.ts';
import { withoutTypesetting } from './question/without-typesetting.ts';
import { readRounding } from './reading/wishes.ts';
import { refuse, refuseTwoQuestions, refuseUnreadable } from './refuse.ts';
import { roundSolution } from './round-solution.ts';
import { solveSituation } from './situations/solve-situation.ts';
import type { NotUnderstood, ProblemKind, Solution } from './solution.ts';
import { accountsForStory } from './stories/accounts-for-story.ts';
import { fitsQuestion } from './stories/fits-question.ts';
import { solveToldStory } from './stories/told/solve-told-story.ts';
import { topics } from './topics.ts';

const longest = 1000;

const mathSign = /[\d+\-\u2212*/^=<>≤≥√|%:²³π°∫∑!]/;
/** Words that make a problem without any sign, such as the chance of heads. */
const mathWord =
  /\b(?:\w{3,}gon|triangle|quadrilateral|dice|die|coins?|cards?|deck|flush|full house|probability|chance|how many|cos|sin|tan|sec|csc|cot|ln|log|derivative|integral|limit)\b/i;

/** Problems that are read letter by letter, and short English words that would be products there. */
const ofLetters: readonly ProblemKind[] = ['exponents', 'expand', 'factor', 'rational-expression', 'radical'];
const plainWord =
  /(?<![a-z\\])(?:of|the|is|are|was|has|have|max|min|how|what|when|where|which|with|from|for|find|than|that|this|does)(?![a-z])/i;

/** Whether the letters of such a word were multiplied: `max of x` is not m · a · x · o · f · x. */
function multipliesWords(text: string, answer: string): boolean {
  const word = plainWord.exec(text)?.[0].toLowerCase();
  return word !== undefined && [...word].every((letter) => answer.toLowerCase().includes(letter));
}

/** Whether what is to be worked out is given back as it was: a power, a logarithm or a product of a sum. */
function saysNothing(text: string, answer: string, kind: ProblemKind): boolean {
  if (kind === 'expand') return /\)\s?[√(\d]|(?<![√a-z])[\d)]\(/.test(answer);
  if (!/log|ln/.test(answer)) return false;
  const read = parseMath(text);
  return read.ok && writeMath(read.node) === answer;
}

/** One logarithm of a root or a power, or a power of i, is worked out no further than it was. */
const openPower = /^(?:log|ln)(?:_\d+)?\([^a-df-z]*[√^][^a-df-z]*\)$|^-?i\^\d+$/;

/** Courses differ in the numbers they solve over, so where no real number solves an equation, the complex ones follow. */
function withComplexRoots(request: Request, worked: Worked): Worked {
  if (worked.answer !== 'no real solution' || !request.text.includes('=')) return worked;
  const complex = solveComplexQuadratic({ ...request, words: `${request.text} over the complex numbers` });
  if (!complex?.chain.proven || !complex.check.every(verifyCheck)) return worked;
  return {
    ...worked,
    chain: {
      ...complex.chain,
      steps: [...worked.chain.steps, ...complex.chain.steps],
      proven: worked.chain.proven,
    },
    answer: `no real solution; complex: ${complex.answer}`,
    check: [...worked.check, ...complex.check],
  };
}

/** The first method that answers the question asked, with every step and check proven. */
function work(request: Request, problem: string): Solution | NotUnderstood | null {
  const asked = request.asked ?? 'unnamed';
  for (const topic of topics) {
    if (!topic.answers.includes(asked)) continue;
    const worked = topic.work(request);
    if (worked === null) continue;
    if ('choices' in worked) return refuseTwoQuestions(request, problem, worked.choices);
    const whole = withComplexRoots(request, worked);
    const { kind, answer } = whole;
    if (ofLetters.includes(kind) && multipliesWords(request.text, answer)) continue;
    if (request.verb !== 'factor' && saysNothing(request.text, answer, kind)) continue;
    const solution = provenSolution(whole, { problem, question: sayQuestion(request, kind) });
    if (solution) return solution;
  }
  return null;
}

/** A story whose every clause is understood; its reading stands first, so that a misreading is seen. */
function tell(problem: string, typed: string): Solution | null {
  const told = solveToldStory(typed);
  return told && provenSolution(told.worked, { problem, question: told.says });
}

/** A part of an exercise, which is no exercise itself. */
function askPlain(text: string): Solution | null {
  const told = tell(text, text);
  if (told) return told;
  const request = readRequest(text);
  const worked = request.several.length > 0 ? null : work(request, text);
  return worked && 'steps' in worked ? worked : null;
}

const askOf = (text: string): Solution | null =>
  solveExercise(text, text, askPlain) ?? solveGiven(text, text, askPlain) ?? askPlain(text);

/** What is left of a problem once its words are read may be anything that is solved. */
const askAll = (text: string): Solution | null => askOf(text) ?? solveGivenLate(text, text, askOf);

/** What only a situation knows; any other method would work a simpler problem. */
const ofSituations =
  /\bmarginal (?:cost|revenue|profit)\b|\bradius of convergence\b|\bconfidence interval\b/i;

function solveAs(problem: string, typed: string): Solution | NotUnderstood {
  if (isTwisted(typed) || isTwisted(problem))
    return solveSituation(problem, typed, askAll) ?? refuse(readRequest(typed), problem);
  if (!mathSign.test(typed) && !mathWord.test(typed))
    return (
      solveSituation(problem, typed, askAll) ??
      tell(problem, typed) ??
      solveExercise(problem, typed, askOf) ??
      solveGiven(problem, typed, askOf) ??
      refuse(readRequest(typed), problem)
    );
  const told =
    solveSituation(problem, typed, askAll) ??
    tell(problem, typed) ??
    solveExercise(problem, typed, askOf) ??
    solveGiven(problem, typed, askOf);
  if (told) return told;
  const request = readRequest(typed);
  if (ofSituations.test(typed)) return refuse(request, problem);
  if (request.several.length > 0) return refuseTwoQuestions(request, problem, request.several);
  const solved = work(request, problem);
  const rounding = readRounding(request.words);
  if (!rounding || rounding.unit !== null || (solved && 'steps' in solved && solved.kind === 'rounding'))
    return solved ?? solveGivenLate(problem, typed, askAll) ?? refuse(request, problem);
  const exact = work(readRequest(request.words.replace(rounding.text, ' ')), problem);
  const rounded = exact && 'steps' in exact ? roundSolution(exact, rounding.rounding) : exact;
  if (rounded) return rounded;
  const late = solveGivenLate(problem, typed, askAll);
  const isExact = late !== null && /[/√π]/.test(late.answer);
  return (isExact ? roundSolution(late, rounding.rounding) : null) ?? late ?? refuse(request, problem);
}

/** `x2 + 7x` has its small 2 on the line; a digit behind a letter is no factor. */
const withPowers = (text: string): string =>
  !/=|^\s*(?:factor|expand|simplify|graph|derivative|integrate)/i.test(text)
    ? text
    : text.replace(/(?<![a-z_.])([a-z])([23])(?![\d.])(?=[\s)+=*/-]|$)/g, '$1^$2');

/**
 * Works a typed problem out, each step justified and proven by exact algebra; texts of up to 1,000 characters. Only
 * methods that answer the question asked are tried. Anything that cannot be read, has no method here, has a step
 * without proof or may ask for two things is `not-understood`, with a message that says what to do. Never throws.
 * @example solve('2x + 3 = 7') // { kind: 'linear-equation', answer: 'x = 2', … }
 */
export function solve(text: string): Solution | NotUnderstood {
  const given = solveWished(text);
  const found =
    given.kind === 'not-understood' && !isTwisted(text) ? (solveFigure(text, askAll) ?? given) : given;
  return found.kind === 'geometry' && asksOtherUnit(text, found.answer)
    ? refuse(readRequest(text), found.problem)
    : found;
}

/** Whether a size is asked in another unit than it is told in. */
function asksOtherUnit(text: string, answer: string): boolean {
  const word = /\bin (?:square |cubic )?([a-z]+)(?:\^?[23]|[²³])?\s*[?.]?\s*$/i.exec(text)?.[1];
  const [asked, told] = [readUnit(word ?? ''), readUnit(/([a-z]+)(?:\^[23])?$/.exec(answer)?.[1] ?? '')];
  return asked !== null && told !== null && told.name !== 'units' && asked.name !== told.name;
}

/** Of several questions the one that is wished. */
function solveWished(text: string): Solution | NotUnderstood {
  const wished = oneOfSeveral(text.slice(0, longest));
  if (wished === '') return refuse(readRequest(text), text.trim());
  return wished === null ? solveOne(text) : { ...solveOne(wished), problem: text.slice(0, longest).trim() };
}

function solveOne(text: string): Solution | NotUnderstood {
  const first = isTwisted(text) ? null : solveEverydayFirst(text.trim(), askAll);
  if (first) return first;
  const given = solveAccounted(text);
  const isOpen = given.kind === 'not-understood' && given.reason !== 'two-questions';
  return isOpen && !isTwisted(text) ? (solveEveryday(text.trim(), askAll) ?? given) : given;
}

/** An answer that leaves nothing of its text out. */
function solveAccounted(text: string): Solution | NotUnderstood {
  const given = solveWhole(text);
  if (given.kind === 'not-understood') return given;
  const answer = ofSolutions(pickAsked(given, text), text);
  if (!answer || openPower.test(answer.answer)) return refuse(readRequest(text), given.problem);
  return accountsForStory(answer) && fitsQuestion(answer) ? answer : refuse(readRequest(text), given.problem);
}

function solveWhole(text: string): Solution | NotUnderstood {
  const problem = text.slice(0, longest).trim();
  if (text.length > longest) return refuseUnreadable(problem, 'too-long');
  const typed = plainFront(withoutTypesetting(problem));
  const given = solveAs(problem, typed);
  if (given.kind !== 'not-understood' || given.reason === 'two-questions') return given;
  // Words are put right, and left-out ones put in, only where the text was not understood.
  const plain = withPowers(withSpelling(inEnglish(typed)));
  const priced = plain.replace(/(?<![\d.$])(\d[\d,]*(?:\.\d+)?) (?:dollars?|bucks)\b/gi, '$$$1');
  const counted = inDigits(plain);
  const readings = new Set([
    typed,
    plain,
    priced,
    fullSentence(plain),
    fullSentence(priced),
    counted,
    wishFirst(plain),
  ]);
  for (const reading of [...readings].slice(1)) {
    const meant = solveAs(problem, reading);
    if (meant.kind !== 'not-understood' || meant.reason === 'two-questions') return meant;
  }
  const renamed = isTwisted(plain) ? null : inUsualLetters(plain);
  const meant = renamed && solveAs(renamed.text, renamed.text);
  if (meant && meant.kind !== 'not-understood') return { ...renamed.back(meant), problem };
  return given;
}
