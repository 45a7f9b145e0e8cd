import { equalRational, one } from '../rational/rational.ts';
import { readUnit, unitFactor } from '../units/read-unit.ts';
import { withDataDecimals } from './data-decimals.ts';
import { solveEveryday, solveEverydayFirst } from './everyday/solve-everyday.ts';
import { solveExercise } from './exercises/solve-exercise.ts';
import { solveFigure } from './figures/solve-figure.ts';
import { type Layer, passesGate } from './gate/passes-gate.ts';
import { solveGiven, solveGivenLate } from './given/solve-given.ts';
import { askedForAll, askedPlainly, keepsForm } from './question/again/asked-plainly.ts';
import { ofWishedForm } from './question/again/in-wished-form.ts';
import { ofResults, sumOfValues } from './question/again/of-results.ts';
import { ofSolutions } from './question/of-solutions.ts';
import { oneOfSeveral } from './question/one-of-several.ts';
import { inUsualLetters } from './question/other-letters.ts';
import { pickAsked } from './question/pick-asked.ts';
import { plainFront } from './question/plain-front.ts';
import { readRequest } from './question/request.ts';
import { putRight, rewordings } from './question/rewordings.ts';
import { withShownBlock } from './question/told-block.ts';
import { withoutTypesetting } from './question/without-typesetting.ts';
import { isAmong, withChoices } from './reading/around/choices.ts';
import { withoutFront } from './reading/around/front-of-text.ts';
import { leftOfText } from './reading/around/left-of-text.ts';
import { withBarTables } from './reading/bar-tables.ts';
import { withGivenObject } from './reading/bound/given-object.ts';
import { labelledParts } from './reading/bound/labelled-parts.ts';
import { withNamesAsTold } from './reading/bound/names-as-told.ts';
import { ownObject } from './reading/bound/own-object.ts';
import { severalRequests } from './reading/bound/requests-of-text.ts';
import { ofTwoPoints } from './reading/bound/two-points.ts';
import { corrected } from './reading/corrected.ts';
import { withPartedEquations } from './reading/equation-lines.ts';
import { fitsManner, withoutManner } from './reading/manner.ts';
import { withMatrixLines } from './reading/matrix-lines.ts';
import { correctedWords } from './reading/spelling.ts';
import { withStackedFractions } from './reading/stacked-fractions.ts';
import { fitsWish, hasWishedForm, unwrapped } from './reading/unwrapped.ts';
import { readRounding } from './reading/wishes.ts';
import { refuse, refuseSeveral, refuseUnreadable } from './refuse.ts';
import { roundSolution, unitOfAnswer } from './round-solution.ts';
import { solveSituation } from './situations/solve-situation.ts';
import type { NotUnderstood, Solution } from './solution.ts';
import { solveByTopic, solvePart } from './solve-by-topic.ts';
import { solveParts } from './solve-parts.ts';
import { solveStory } from './stories/told/solve-told-story.ts';
import { ofBounds, withWishedPlaces } from './wished-places.ts';

type Result = Solution | NotUnderstood;

const longest = 1000;

/** A part of an exercise, which is no exercise itself. */
const askPlain = (text: string): Solution | null => solveStory(text, text) ?? solvePart(text);

const askOf = (text: string): Solution | null =>
  solveExercise(text, text, askPlain) ?? solveGiven(text, text, askPlain) ?? askPlain(text);

/** What is left of a problem once its words are read may be anything that is solved. */
const askAll = (text: string): Solution | null => askOf(text) ?? solveGivenLate(text, text, askOf);

/**
 * How a problem passes: each layer reads it in its own way, and the first that answers answers. Those that give every
 * number and every word of a text a part stand before those that look for what they know in it, since the latter would
 * work a simpler problem; what a layer does not account for itself is asked of its answer at the gate.
 */
const layers: readonly Layer[] = [
  // What is told so exactly that nothing else is meant: units told as `1 gallon = 16 cups`, packs of each, a better buy.
  {
    accountsFor: ['numbers', 'words'],
    work: (problem, text) => solveEverydayFirst(problem, text, askAll),
  },
  // Data, chance, calculus, waves and vectors, known by the quantities that are told.
  { accountsFor: ['numbers', 'words'], work: (problem, text) => solveSituation(problem, text, askAll) },
  // Stories told clause by clause.
  { accountsFor: ['words'], work: solveStory },
  // Exercises known by their whole wording.
  { accountsFor: [], work: (problem, text) => solveExercise(problem, text, askOf) },
  // What is given in signs, and what is said about it.
  { accountsFor: [], work: (problem, text) => solveGiven(problem, text, askOf) },
  // One question about numbers, an expression, an equation or a figure.
  { accountsFor: [], work: solveByTopic },
  // Acts, models and everyday stories known by their numbers.
  { accountsFor: [], work: (problem, text) => solveGivenLate(problem, text, askAll) },
];
/** The problem in its own words, where no rewording of it has an answer. */
const lastLayers: readonly Layer[] = [
  // The middle grades in hurried words.
  { accountsFor: ['numbers', 'words'], work: (problem) => solveEveryday(problem, askAll) },
  // A figure with sizes that have names.
  { accountsFor: ['numbers'], work: (problem) => solveFigure(problem, askAll) },
];

/** One logarithm of a root or a power, or a power of i, is worked out no further than it was. */
const openPower = /^(?:log|ln)(?:_\d+)?\([^a-df-z]*[√^][^a-df-z]*\)$|^-?i\^\d+$/;

type Typed = { readonly problem: string; readonly text: string };

/** The answer of the first layer that has one; null where it leaves something out of the problem. */
function workOut(tried: readonly Layer[], { problem, text }: Typed): Result | 'none' | null {
  for (const layer of tried) {
    const found = layer.work(problem, text);
    if (found === null) continue;
    if (found.kind === 'not-understood') return found;
    const answer = ofSolutions(pickAsked(found, problem), problem);
    return answer && !openPower.test(answer.answer) && passesGate(answer, layer) ? answer : null;
  }
  return 'none';
}

/** A problem as it was typed; words are put right, left-out ones put in, and letters renamed, only where it was not understood. */
function readAll(problem: string, typed: string): Result | 'none' | null {
  for (const text of rewordings(typed)) {
    const found = workOut(layers, { problem, text });
    if (found !== 'none') return found;
  }
  const renamed = inUsualLetters(putRight(typed));
  const found = renamed ? workOut(layers, { problem: renamed.text, text: renamed.text }) : 'none';
  return renamed && found !== null && found !== 'none' && 'steps' in found
    ? { ...renamed.back(found), problem }
    : 'none';
}

function solveTyped(problem: string): Result {
  const typed = plainFront(withoutTypesetting(problem));
  const found = readAll(problem, typed);
  const isOpen = found === null || found === 'none' || found.kind === 'not-understood';
  const last = isOpen ? workOut(lastLayers, { problem, text: problem }) : null;
  if (last !== null && last !== 'none') return last;
  return found === null || found === 'none' ? refuse(readRequest(typed), problem) : found;
}

/** A problem as it is, and where it is not understood, once more without its wrapping and asked for all of which one is asked for. */
function solveOne(problem: string): Result {
  const direct = solveTyped(problem);
  if ('steps' in direct && keepsForm(direct, problem)) return direct;
  const plain = askedPlainly(problem);
  const again = plain === problem ? null : solveTyped(plain);
  if (again && 'steps' in again && keepsForm(again, problem)) return { ...again, problem };
  const spelled = correctedWords(plain);
  const all = askedForAll(spelled);
  const found = all === null ? null : solveTyped(all);
  const picked = found && 'steps' in found ? pickAsked(found, spelled) : null;
  if (picked && picked !== found) return { ...picked, problem };
  for (const text of unwrapped(withoutTypesetting(plain))) {
    const bare = solveTyped(text);
    if ('steps' in bare && keepsForm(bare, problem) && hasWishedForm(bare.answer, problem))
      return { ...bare, problem };
  }
  const manner = withoutManner(plain);
  const worked = manner && solveOne(manner.text);
  if (worked && 'steps' in worked && fitsManner(worked.answer, manner.manner) && keepsForm(worked, problem))
    return { ...worked, problem };
  return 'steps' in direct ? refuse(readRequest(problem), problem) : direct;
}

/** Whether the unit whose wholes are wished is the unit of the answer. */
function isIn(unit: string, answer: string): boolean {
  const [wished, own] = [readUnit(unit), readUnit(unitOfAnswer(answer) ?? '')];
  const factor = wished && own && unitFactor(own, wished);
  return factor !== null && equalRational(factor, one);
}

/** A problem whose answer is to be rounded, worked out without that wish, and rounded once: no method has to know it. */
function solveRounded(problem: string): Solution | null {
  const wish = readRounding(problem);
  if (!wish || wish.unit === 'percent' || ofBounds.test(problem)) return null;
  const exact = solveCompared(
    problem
      .replace(wish.text, ' ')
      .replace(/(?<=[.?!]) +[,.] */g, ' ')
      .trim(),
  );
  if (!('steps' in exact) || exact.steps.some(({ rule }) => rule === 'round-answer')) return null;
  if (wish.unit !== null && !isIn(wish.unit, exact.answer)) return null;
  const rounded = roundSolution(exact, wish.rounding);
  return rounded && { ...rounded, problem };
}

/** A comparison of two results is answered with itself, and a sum of values with the sum. */
function solveCompared(problem: string): Result {
  const sum = sumOfValues(problem, solveOne);
  const direct = sum === null ? solveOne(problem) : null;
  const compared = direct === null ? sum : ofResults(problem, direct, solveOne);
  if (compared === 'refused') return refuse(readRequest(problem), problem);
  return compared ?? direct ?? refuse(readRequest(problem), problem);
}

/** A problem as it is told: without the label that counts it, and of several questions the one that is wished. */
function solveTold(problem: string): Result {
  const wished = oneOfSeveral(problem);
  if (wished) return { ...solveTold(wished), problem };
  const parts = labelledParts(problem);
  if (parts !== null) return solveParts(parts, problem, solve) ?? refuse(readRequest(problem), problem);
  const own = withoutFront(problem) ?? withPartedEquations(problem) ?? withNamesAsTold(problem);
  if (own !== null) return { ...solveTold(own), problem };
  if (wished === '') return refuse(readRequest(problem), problem);
  const several = severalRequests(problem);
  if (several.length > 0) return refuseSeveral(several, problem);
  const bound = ownObject(problem);
  if (bound !== null) return { ...solveTold(bound), problem };
  const found = solveRounded(problem) ?? { ...solveCompared(problem), problem };
  if (found.kind === 'not-understood') return ofGivenObject(problem) ?? inWishedForm(problem) ?? found;
  return withWishedPlaces(withDataDecimals(found)) ?? refuse(readRequest(problem), problem);
}

/** A value that is wished in a form, worked out without that wish and then put into the form. */
function inWishedForm(problem: string): Solution | null {
  const wish = ofWishedForm(withoutTypesetting(problem));
  const value = wish && solveTyped(wish.text);
  if (!wish || !value || !('steps' in value)) return null;
  if (keepsForm(value, problem)) return { ...value, problem };
  const put = solveTyped(`write ${value.answer} in scientific notation`);
  if (wish.form !== 'scientific' || !('steps' in put)) return null;
  return { ...put, problem, steps: [...value.steps, ...put.steps], check: [...value.check, ...put.check] };
}

/** A problem that tells its equation or its points first and is not understood so, asked in one sentence. */
function ofGivenObject(problem: string): Solution | null {
  const points = ofTwoPoints(problem);
  for (const text of points === null ? withGivenObject(withoutTypesetting(problem)) : [points]) {
    const found = solveTold(text);
    if ('steps' in found && keepsForm(found, problem)) return { ...found, problem };
  }
  return null;
}

/**
 * Works a typed problem out, each step justified and proven by exact algebra; texts of up to 1,000 characters. Of several
 * questions the one that is wished is answered; what only stands around a problem is left out where it is not understood
 * with it. Anything that cannot be read, has no method here, has a step without proof, leaves a part of the text out or
 * may ask for two things is `not-understood`, with a message that says what to do. Never throws.
 * @example solve('2x + 3 = 7') // { kind: 'linear-equation', answer: 'x = 2', … }
 */
export function solve(text: string): Solution | NotUnderstood {
  const problem = text.slice(0, longest).trim();
  if (text.length > longest) return refuseUnreadable(problem, 'too-long');
  const told = corrected(problem);
  if (told === null) return refuseUnreadable(problem);
  const table = withBarTables(told) ?? told;
  const rows = withMatrixLines(table) ?? table;
  const typed = withShownBlock(withStackedFractions(rows) ?? rows);
  const found = { ...solveTold(typed), problem };
  if ('steps' in found) return found;
  const parts = labelledParts(typed);
  const listed = (parts?.length ?? 0) > 1 ? null : withChoices(typed);
  if (listed !== null) {
    const chosen = solve(listed.text);
    return 'steps' in chosen && isAmong(chosen.answer, listed) ? { ...chosen, problem } : found;
  }
  for (const left of leftOfText(typed)) {
    // A part that is left out is not answered.
    if (parts !== null && (labelledParts(left.text)?.length ?? 0) < Math.max(2, parts.length)) continue;
    const bare = solveTold(left.text);
    if ('steps' in bare && keepsForm(bare, problem) && fitsWish(bare.answer, left.wishes))
      return { ...bare, problem };
  }
  return found;
}

/**
 * What each layer that accounts for a problem by itself answers alone; where there are several, they have to agree.
 * @example answersOfLayers('sam has 12 apples and gives away 5. how many are left') // ['7 apples']
 */
export function answersOfLayers(text: string): readonly string[] {
  return [...layers, ...lastLayers].flatMap((layer) => {
    const found = layer.accountsFor.length === 0 ? null : layer.work(text, text);
    return found && 'steps' in found && passesGate(found, layer) ? [found.answer] : [];
  });
}
