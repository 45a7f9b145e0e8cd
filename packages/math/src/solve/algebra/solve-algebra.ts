import type { Ask, Exercised } from '../exercises/exercise.ts';
import type { Given } from '../given/read-given.ts';
import { monthlyDeposits } from '../stories/frames/equations/growth-frames.ts';
import { twoReadings } from '../stories/frames/equations/reading-frames.ts';
import { readStory } from '../stories/frames/frame.ts';
import { divisionParts } from './division-parts.ts';
import { movedGraph, vertexThroughPoint } from './function-forms.ts';
import { functionValues } from './function-values.ts';
import { largestValue } from './largest-value.ts';
import { linearProgram } from './linear-program.ts';
import { matrixTexts } from './matrix-texts.ts';
import { monomialFactors } from './monomial-factors.ts';
import { otherWords } from './other-words.ts';
import { pathOfThrow } from './path-of-throw.ts';
import { polynomialWithZeros } from './polynomial-with-zeros.ts';
import { relationPairs } from './relation-pairs.ts';
import { rootAndPower } from './root-and-power.ts';
import { sequenceFacts } from './sequence-facts.ts';
import { sidesWithLetters } from './sides-with-letters.ts';
import { timeOfFormula } from './time-of-formula.ts';
import { toldOtherwise } from './told-otherwise.ts';
import { boundsInWords, wordsToSymbols } from './words-to-symbols.ts';

import { writeBound } from './write-bound.ts';
import { writeBudget, writeGrowth } from './write-growth.ts';
import { writeModel } from './write-model.ts';
import { writeProportion } from './write-proportion.ts';

/** What is written about numbers, functions and their rules, told in the words of a class. */
type Kind = (text: string, ask: Ask, given: Given) => Exercised | string | null;

const kinds: readonly Kind[] = [
  wordsToSymbols,
  boundsInWords,
  writeModel,
  writeProportion,
  writeBound,
  writeBudget,
  writeGrowth,
  functionValues,
  sidesWithLetters,
  monomialFactors,
  polynomialWithZeros,
  vertexThroughPoint,
  movedGraph,
  matrixTexts,
  (text) => rootAndPower(text),
  largestValue,
  linearProgram,
  pathOfThrow,
  timeOfFormula,
  sequenceFacts,
  toldOtherwise,
  otherWords,
  (text) => {
    const story = readStory(text);
    return story && twoReadings(story);
  },
];

/** Kinds whose mathematics another method would work out without what is asked of it. */
const askedOf: readonly Kind[] = [
  divisionParts,
  relationPairs,
  (text, ask) => {
    const story = readStory(text);
    const worked = story && monthlyDeposits(story, ask);
    return typeof worked === 'string' ? null : worked;
  },
];

/** The first of these kinds that reads the whole text. */
function firstOf(tried: readonly Kind[], given: Given, ask: Ask): Exercised | string | null {
  for (const kind of tried) {
    const worked = kind(given.text, ask, given);
    if (typeof worked === 'string' || worked?.chain.proven) return worked;
  }
  return null;
}

export const solveAlgebra = (given: Given, ask: Ask): Exercised | string | null => firstOf(kinds, given, ask);
export const solveAlgebraFirst = (given: Given, ask: Ask): Exercised | string | null =>
  firstOf(askedOf, given, ask);
