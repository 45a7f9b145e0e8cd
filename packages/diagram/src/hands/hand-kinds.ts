import { splitBar } from './bar-kind.ts';
import { buildBox } from './box-kind.ts';
import { buildChart } from './build-chart.ts';
import { matchCards, orderCards, sortCards } from './card-kinds.ts';
import { argue, findError } from './choice-kinds.ts';
import { markFigure, moveShape } from './figure-kinds.ts';
import type { HandAnswer, HandKind, HandModule, HandTask } from './hand-task.ts';
import { placeOnLine, rangeOnLine } from './line-kinds.ts';
import { drawGraph, plotPoints } from './plane-kinds.ts';
import { shadeRegion } from './region-kind.ts';
import { fillTable } from './table-kind.ts';

/** Every kind of answer made by hand. */
const handKinds: { readonly [Kind in HandKind]: HandModule<Kind> } = {
  'place-on-line': placeOnLine,
  'range-on-line': rangeOnLine,
  'plot-points': plotPoints,
  'draw-graph': drawGraph,
  'shade-region': shadeRegion,
  'build-chart': buildChart,
  'build-box': buildBox,
  'fill-table': fillTable,
  'split-bar': splitBar,
  'order-cards': orderCards,
  'match-cards': matchCards,
  'sort-cards': sortCards,
  'mark-figure': markFigure,
  'move-shape': moveShape,
  'find-error': findError,
  argue,
};

/** The module of a kind. Whoever calls it has seen to it that task and answer are of that kind. */
function moduleOf(kind: HandKind): HandModule<HandKind> {
  return handKinds[kind] as unknown as HandModule<HandKind>;
}

/**
 * Where everything stands before the student has moved anything.
 * @example startHand({ kind: 'order-cards', cards: ['3', '1', '2'], from: 'least', to: 'greatest' }) // { kind: 'order-cards', order: [0, 1, 2] }
 */
export function startHand(task: HandTask): HandAnswer {
  return moduleOf(task.kind).start(task);
}

/**
 * Why an answer cannot be one to this task, or is not finished, in a sentence for the student; else null.
 * @example handFault({ kind: 'order-cards', cards: ['3', '1', '2'], from: 'least', to: 'greatest' }, { kind: 'order-cards', order: [0, 0, 1] }) // 'Every card must be in the row once.'
 */
export function handFault(task: HandTask, answer: HandAnswer): string | null {
  if (task.kind !== answer.kind) return 'This answer was made for another problem.';
  return moduleOf(task.kind).fault(task, answer);
}

/**
 * What is to be seen, in whole sentences. Throws for an answer of another kind.
 * @example sayHand({ kind: 'order-cards', cards: ['3', '1', '2'], from: 'least', to: 'greatest' }, { kind: 'order-cards', order: [1, 2, 0] }) // 'The order is 1, 2, 3.'
 */
export function sayHand(task: HandTask, answer: HandAnswer): string {
  if (task.kind !== answer.kind) throw new Error(`a ${answer.kind} cannot be said for a ${task.kind}`);
  return moduleOf(task.kind).say(task, answer);
}

/**
 * An answer as text that is equal for equal drawings: two handles anywhere on one line are one line. Throws for an
 * answer of another kind.
 * @example writeHand({ kind: 'order-cards', cards: ['3', '1', '2'], from: 'least', to: 'greatest' }, { kind: 'order-cards', order: [1, 2, 0] }) // '{"kind":"order-cards","order":[1,2,0]}'
 */
export function writeHand(task: HandTask, answer: HandAnswer): string {
  if (task.kind !== answer.kind) throw new Error(`a ${answer.kind} cannot be written for a ${task.kind}`);
  return JSON.stringify(moduleOf(task.kind).tidy(task, answer));
}
