/** What every skill file is made with; scenes, numbers and pictures that skills share have folders of their own. */

export { type HandTask, writeHand } from '@playforward/diagram';
export type {
  Distractor,
  Level,
  ProblemSpec,
  Sentence,
  SentenceArgs,
  SpecStep,
} from '../problem-spec.ts';
export type { Random } from '../random.ts';
export { type NumberCandidate, takeDistractors } from '../take-distractors.ts';
export { argueFor } from './by-hand/argue.ts';
export { boxOfData } from './by-hand/build-box.ts';
export { dotAxis, dotsOfData } from './by-hand/build-dots.ts';
export type { MakeDrawing } from './by-hand/by-hand.ts';
export { curveOnPlane } from './by-hand/curve.ts';
export { lineFrom, lineOfAmounts, lineOnPlane } from './by-hand/draw-line.ts';
export type { DrawnAs } from './by-hand/drawn-as.ts';
export { fillTheRow, fillTheTable, fillTwoWayTable } from './by-hand/fill-table.ts';
export { lineOfFit } from './by-hand/line-of-fit.ts';
export { markInFigure } from './by-hand/mark-figure.ts';
export { matchTheCards } from './by-hand/match-cards.ts';
export { moveFigure, rigidMoves } from './by-hand/move-figure.ts';
export { markAmount, markBothOnLine, markChance, markOn, markOnLine } from './by-hand/on-line.ts';
export { orderTheCards } from './by-hand/order.ts';
export { plotAmounts, plotCorners, plotOnPlane, plotWith } from './by-hand/plot.ts';
export { rangeOfAmounts, rangeOnLine } from './by-hand/range.ts';
export { shadeGrid } from './by-hand/shade-grid.ts';
export { sortOut } from './by-hand/sort-out.ts';
export { choiceSkill } from './choice-skill.ts';
export { numberSkill } from './number-skill.ts';
export { pictureSkill } from './picture-skill.ts';
export type { Tools, WrongAnswer } from './solution.ts';
