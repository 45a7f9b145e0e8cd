import type { HandTask } from '@playforward/contract';

/** Kinds that begin with an empty line, plane, chart or bar: their question or its picture says all there is to know. */
const startEmpty: ReadonlySet<HandTask['kind']> = new Set([
  'place-on-line',
  'range-on-line',
  'plot-points',
  'draw-graph',
  'build-chart',
  'build-box',
  'split-bar',
]);

/** Whether a task shows something that its question is about, such as cards, a figure or a worked line. */
export const tellsMore = (task: HandTask): boolean =>
  !startEmpty.has(task.kind) || (task.kind === 'draw-graph' && task.among !== undefined);
