import type { HandKind } from '@playforward/diagram';
import type { ComponentType } from 'react';
import type { HandView, HandViewProps } from './hand-view.ts';

type Loaders = { [Kind in HandKind]: () => Promise<ComponentType<HandViewProps<Kind>>> };

/** Every kind is a download of its own, fetched where a problem asks for it. */
const loaders: Loaders = {
  'place-on-line': async () => (await import('./line-hands.tsx')).PlaceOnLine,
  'range-on-line': async () => (await import('./line-hands.tsx')).RangeOnLine,
  'plot-points': async () => (await import('./plane-hands.tsx')).PlotPoints,
  'draw-graph': async () => (await import('./plane-hands.tsx')).DrawGraph,
  'shade-region': async () => (await import('./region-hands.tsx')).ShadeRegion,
  'build-chart': async () => (await import('./chart-hands.tsx')).BuildChart,
  'build-box': async () => (await import('./box-hands.tsx')).BuildBox,
  'fill-table': async () => (await import('./table-hands.tsx')).FillTable,
  'split-bar': async () => (await import('./bar-hands.tsx')).SplitBar,
  'order-cards': async () => (await import('./card-hands.tsx')).OrderCards,
  'match-cards': async () => (await import('./board-hands.tsx')).MatchCards,
  'sort-cards': async () => (await import('./board-hands.tsx')).SortCards,
  'mark-figure': async () => (await import('./figure-hands.tsx')).MarkFigure,
  'move-shape': async () => (await import('./shape-hands.tsx')).MoveShape,
  'find-error': async () => (await import('./error-hands.tsx')).FindError,
  argue: async () => (await import('./argue-hands.tsx')).Argue,
};

/** The view of a kind. Whoever shows it gives it tasks of that kind. */
export async function loadView(kind: HandKind): Promise<HandView> {
  return (await loaders[kind]()) as unknown as HandView;
}
