import { parseMath } from '../read/parse.ts';
import { solveComplexQuadratic } from './equations/solve-complex-quadratic.ts';
import { sayQuestion } from './print/say-question.ts';
import { writeMath } from './print/write-math.ts';
import type { Worked } from './proof/chain.ts';
import { verifyCheck } from './proof/verify-step.ts';
import { provenSolution } from './proven-solution.ts';
import { type Request, readRequest } from './question/request.ts';
import { refuseTwoQuestions } from './refuse.ts';
import type { NotUnderstood, ProblemKind, Solution } from './solution.ts';
import { topics } from './topics.ts';

const mathSign = /[\d+\-\u2212*/^=<>≤≥√|%:²³π°∫∑!]/;
/** Words that make a problem without any sign, such as the chance of heads. */
const mathWord =
  /\b(?:\w{3,}gon|triangle|quadrilateral|dice|die|coins?|cards?|deck|flush|full house|probability|chance|how many|cos|sin|tan|sec|csc|cot|ln|log|derivative|integral|limit)\b/i;

/** Problems that are read letter by letter, and short English words that would be products there. */
const ofLetters: readonly ProblemKind[] = ['exponents', 'expand', 'factor', 'rational-expression', 'radical'];
const plainWord =
  /(?<![a-z\\])(?:add|of|the|is|are|was|has|have|max|min|how|what|when|where|which|with|from|for|find|than|that|this|does)(?![a-z])/i;

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

/** A request that names one question, or none, answered by the first topic that knows it. */
export function solveByTopic(problem: string, typed: string): Solution | NotUnderstood | null {
  if (!mathSign.test(typed) && !mathWord.test(typed)) return null;
  const request = readRequest(typed);
  if (request.several.length > 0) return refuseTwoQuestions(request, problem, request.several);
  return work(request, problem);
}

/** The same for a part of another problem. */
export function solvePart(text: string): Solution | null {
  const request = readRequest(text);
  const worked = request.several.length > 0 ? null : work(request, text);
  return worked && 'steps' in worked ? worked : null;
}
