import { equivalent, evaluateExact, rationalToFractionText, type Solution, solve } from '@playforward/math';
import { placesOf } from '../../hear/claims/differ-at.ts';
import { type SchoolTruth, schoolTruth } from '../../hear/claims/school-truth.ts';
import { mathPieces } from '../../hear/math-pieces.ts';
import { schoolReadings } from '../../hear/school-readings.ts';
import { compareReply } from '../../solve/compare-reply.ts';
import { findProblem } from '../../solve/find-problem.ts';
import { graphReply } from '../../solve/graph-reply.ts';
import { mathRuns, replaceMath } from '../../solve/math-runs.ts';
import { showMath } from '../../solve/show-math.ts';
import { solutionReply } from '../../solve/solution-reply.ts';
import { nextSayings } from '../next-sayings.ts';
import { solvedText } from '../solved-text.ts';
import { type Draft, pickFresh, replyWith, type SayMove, type Turn } from '../turn.ts';
import { tutorText } from '../tutor-text.ts';

/** The one equation or calculation in a polite request, as in 'can you solve 3x + 5 = 26 so i can see how'. */
function solvePiece(text: string): Solution | null {
  const [piece, ...more] = mathPieces(text).filter(
    ({ kind }) => kind === 'equation' || kind === 'calculation',
  );
  if (!piece || more.length > 0) return null;
  const result = solve(piece.text);
  return 'reason' in result ? null : result;
}

/** A problem the student typed that is not the open one, worked out with proven steps. */
export const solveShown: SayMove = (turn) => {
  const { heard, means } = turn;
  if (heard.isOwnProblem) return null;
  const ordered = compareReply(heard.text);
  if (ordered) return { reply: { ...ordered, move: 'solve-shown' } };
  if (heard.intent === 'picture') {
    const drawn = graphReply(heard.text);
    if (drawn.source === 'solver') return { reply: { ...drawn, move: 'solve-shown' } };
  }
  const found = findProblem(heard.text);
  if (found?.kind === 'two-questions')
    return { reply: replyWith(turn, { move: 'ask-back', text: found.message, source: 'solver' }) };
  if (found?.kind === 'solved' && found.solution.kind === 'statement') {
    const claimed = checkTruth(turn);
    if (claimed) return claimed;
  }
  const solved = found?.kind === 'solved' ? found.solution : solvePiece(heard.text);
  if (solved?.kind === 'comparison' && goesOnForever.test(heard.text)) return null;
  if (solved) return { reply: { ...solutionReply(solved, means), move: 'solve-shown' } };
  const claimed = solved ? null : checkTruth(turn);
  if (claimed) return claimed;
  if (found?.kind === 'no-method' && heard.intent === 'solve')
    return { reply: replyWith(turn, { move: 'ask-next-step', text: pickFresh(tutorText.noMethod, turn) }) };
  return null;
};

type Assignment = { readonly letter: string; readonly value: string };

function readAssignment(run: string): Assignment | null {
  const found = /^([a-z])\s*=\s*([-−]?[\d./√]+)$/i.exec(run);
  return found?.[1] && found[2] ? { letter: found[1], value: found[2] } : null;
}

/** An equation with each letter replaced by its value. */
function putIn(run: string, given: readonly Assignment[]): string {
  const products = /sqrt|sin|cos|tan|log|ln|pi/i.test(run) ? run : run.replace(/(?<=[a-z])(?=[a-z])/gi, '*');
  return products.replace(/(\d?)([a-z])(?![a-z])/gi, (all, digit: string, letter: string) => {
    const value = given.find((one) => one.letter === letter)?.value;
    if (value === undefined) return all;
    return digit === '' ? `(${value})` : `${digit} * (${value})`;
  });
}

const sameWords =
  /\b(?:is|are|does|isnt|isn't|arent|aren't)\b(.+?)\s(?:the same (?:as|thing as|thing)|equal to|equals?|equivalent to|just|really|and)\s(.+)$/i;

/** "(a + b)^2 = a^2 + b^2, right?": an equation that is asked about; one to be solved has its letters on one side. */
const asked = /^(?:is|so is|does|are)\b|\b(?:right|correct|true|ok|okay|always|yes|valid|allowed)\b[^a-z]*$/i;
const lettersOf = (text: string): string[] => [...new Set(text.match(/(?<![a-z])[a-z](?![a-z])/gi) ?? [])];

function sidesAskedAbout({ heard: { text, intent } }: Turn): readonly [string, string] | null {
  // Neither is an equation that no method solves, unless it is to be solved.
  const isBare = !/[a-z]{3}/i.test(text) && intent !== 'how-to' && findProblem(text)?.kind !== 'solved';
  if (!asked.test(text) && !isBare) return null;
  const [run, ...more] = mathRuns(text).filter((one) => one.includes('='));
  const [left = '', right = '', ...rest] = run?.split('=').map((side) => side.trim()) ?? [];
  const areBoth = lettersOf(left).length > 0 && lettersOf(right).length > 0;
  const isValue = /^[a-z]$/i.test(left) || /^[a-z](?:\([a-z]\))?$/i.test(right);
  return more.length === 0 && rest.length === 0 && areBoth && !isValue ? [left, right] : null;
}

/** The mathematics of one side; "ab" is a product where the other side has these letters, too. */
function sideOf(side: string, other: string): string | undefined {
  const word = side.trim();
  const letters = /^[a-z]{2,3}$/i.test(word) ? [...word] : [];
  const isProduct = letters.length > 0 && letters.every((letter) => lettersOf(other).includes(letter));
  return isProduct ? letters.join('*') : (mathPieces(side).at(0)?.text ?? mathRuns(side).at(0));
}

/** The words that a claim may have around it; any other says that more is meant than its two sides. */
const around = new Set(
  'a an the is are it its this that these those does do if when for with then so but wait ok okay hey hi um i think thought say says said they both always really just equal equals equivalent same thing as to and or by work works true right correct false wrong check if whether can could you u we please pls my answer me isnt arent doesnt make makes give gives be would value values about around roughly approximately know sure yes no not fits fit solve solves solution solutions of let put in at try tried'.split(
    ' ',
  ),
);

/** Digits that go on without end are another number than those that stand there. */
const goesOnForever = /\d\s*(?:\.{2,}|…)/;

/** Whether a message is nothing but its mathematics and words that ask about it. */
function isOnlyClaim(text: string): boolean {
  if (goesOnForever.test(text)) return false;
  const words = replaceMath(text.replace(/(?<=\p{L})['’](?=\p{L})/gu, ''), () => ' ').toLowerCase();
  const letters = lettersOf(text.toLowerCase());
  // "ab" beside a and b is their product.
  const isProduct = (word: string): boolean => [...word].every((letter) => letters.includes(letter));
  return (words.match(/\p{L}{2,}/gu) ?? []).every((word) => around.has(word) || isProduct(word));
}

/** "is (x + 2)^2 the same as x^2 + 4", "are 2:3 and 4:6 the same": compared by a number, as a student can. */
function compareTyped(turn: Turn): Draft | null {
  const found = sameWords.exec(
    turn.heard.text.replace(/[?!.]+\s*$/, '').replace(/\s+(?:the )?(?:same|equal)(?: thing)?$/i, ''),
  );
  const sides = found?.slice(1).map((side, at) => sideOf(side, found[2 - at] ?? '')) ?? sidesAskedAbout(turn);
  const [left, right] = sides ?? [];
  if (left === undefined || right === undefined || turn.heard.isOwnProblem || /[=<>]/.test(left + right))
    return null;
  if (!isOnlyClaim(turn.heard.text)) return null;
  const verdict = equivalent(left, right);
  if (verdict === 'unknown') return null;
  const letters = lettersOf(`${left} ${right}`);
  const isSame = verdict === 'equal';
  const shown = [left, right].map(showMath) as [string, string];
  const text =
    letters.length === 0
      ? isSame
        ? solvedText.sameValue(...shown)
        : solvedText.otherValue(...shown)
      : testedAt(left, right, isSame);
  if (text === null) return null;
  return {
    reply: replyWith(turn, {
      move: 'check-truth',
      text,
      source: 'solver',
      suggested_actions: [...nextSayings.idea],
    }),
  };
}

function testedAt(left: string, right: string, isSame: boolean): string | null {
  const place = placesOf(left, right, () => false).at(isSame ? 0 : -1);
  if (place === undefined || (place.left === place.right) !== isSame) return null;
  return isSame
    ? solvedText.sameAt(place.at, place.left)
    : solvedText.differAt(place.at, place.left, place.right);
}

/** What each side of a false equation comes to; with a problem open the student finds that. */
function sidesOfFalse({ held }: Turn, relations: readonly string[]): string {
  const [relation = '', ...more] = relations;
  const sides = relation.split('=');
  const [left, right] = sides.map((side) => evaluateExact(side));
  if (held || more.length > 0 || sides.length !== 2 || !left || !right) return solvedText.checkFalse;
  const [one, other] = [left, right].map(rationalToFractionText) as [string, string];
  return solvedText.checkSides(showMath(one), showMath(other));
}

type Tested = {
  readonly given: readonly Assignment[];
  readonly relations: readonly string[];
  readonly truths: readonly SchoolTruth[];
};

/** The relations of a text with the values that it gives put in, and whether each holds. */
function testRelations(text: string, { heard, held }: Turn): Tested {
  const runs = mathRuns(text.replace(/\b(?:is|if|when|for|does)\b/gi, 'then '));
  const parts = runs.flatMap((run) => run.split(/\s*[,;]\s*|\s+and\s+/i)).filter((part) => part !== '');
  const given = parts.flatMap((part) => readAssignment(part) ?? []);
  const relations = parts.filter((part) => /[=<>≤≥]/.test(part) && !readAssignment(part));
  const beside = { said: heard.text, question: held?.question ?? '' };
  const truths = relations.map((one) => schoolTruth(given.length === 0 ? one : putIn(one, given), beside));
  return { given, relations, truths };
}

const holdsAll = ({ truths }: Tested): boolean => truths.every((one) => one === 'true' || one === 'about');

/** Tests typed work by itself: a statement between numbers, or values put into an equation. */
export const checkTruth: SayMove = (turn) => {
  const compared = compareTyped(turn);
  if (compared) return compared;
  const tested = schoolReadings(turn.heard.text, turn.held).map((text) => testRelations(text, turn));
  const [likeliest] = tested;
  const { given, relations, truths } = tested.find(holdsAll) ??
    likeliest ?? { given: [], relations: [], truths: [] };
  const [first] = relations;
  if (first === undefined || !isOnlyClaim(turn.heard.text)) return null;
  const hasLetters = given.length === 0 && /(?<![a-z])[a-z](?![a-z])/i.test(first);
  if (tested.some((one) => one.truths.includes('unreadable')) || hasLetters) return null;
  const holds = truths.every((truth) => truth !== 'false');
  const values = given.map(({ letter, value }) => `${letter} = ${value}`).join(' and ');
  const plain = holds
    ? solvedText.checkTrue(showMath(truths[0] === 'about' ? first.replace('=', '≈') : first))
    : sidesOfFalse(turn, relations);
  const solved = holds ? solvedText.rightSolution(showMath(values)) : solvedText.otherSolution;
  return {
    reply: replyWith(turn, {
      move: 'check-truth',
      text: given.length === 0 ? plain : solved,
      personality_mode: holds ? 'celebrating' : 'patient',
      source: 'solver',
      suggested_actions: [...nextSayings.idea],
    }),
  };
};
