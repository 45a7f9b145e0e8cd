import type { Move } from '../plan/moves.ts';
import {
  compareIdeas,
  connect,
  counterexample,
  explainIdea,
  explainWhy,
  recallEarlier,
} from './moves/idea-moves.ts';
import { dealPractice, judgePractice } from './moves/practice-moves.ts';
import {
  askGiven,
  askNextStep,
  askWanted,
  picture,
  pointToPart,
  smallerCase,
  twinExample,
} from './moves/problem-moves.ts';
import { showLesson, tellProduct } from './moves/site-moves.ts';
import { checkTruth, solveShown } from './moves/solve-moves.ts';
import { askBack, care, comfort, offerChoice, praise, redirect, talk } from './moves/talk-moves.ts';
import { answerWork, askHow, nameMisconception } from './moves/work-moves.ts';
import type { SayMove } from './turn.ts';

/** How each move is put into words; the compiler sees to it that none is missing. */
export const sayMove: Readonly<Record<Move, SayMove>> = {
  'ask-given': askGiven,
  'ask-wanted': askWanted,
  'ask-next-step': askNextStep,
  'ask-how': askHow,
  'confirm-step': answerWork,
  'question-step': answerWork,
  'name-misconception': nameMisconception,
  counterexample,
  'point-to-part': pointToPart,
  picture,
  'twin-example': twinExample,
  'smaller-case': smallerCase,
  'explain-idea': explainIdea,
  'explain-why': explainWhy,
  'compare-ideas': compareIdeas,
  connect,
  'recall-earlier': recallEarlier,
  'praise-strategy': praise,
  'offer-choice': offerChoice,
  'deal-practice': dealPractice,
  'judge-practice': judgePractice,
  'solve-shown': solveShown,
  'check-truth': checkTruth,
  'tell-product': tellProduct,
  'show-lesson': showLesson,
  comfort,
  talk,
  'ask-back': askBack,
  redirect,
  care,
};
