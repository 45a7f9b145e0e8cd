import {
  type Diagram,
  type HandPlane,
  type HandPoint,
  type HandScale,
  type HandTask,
  type HandTaskOf,
  labeledPlaces,
  valueAt,
  writePlaceAt,
} from '@playforward/diagram';
import { inHtml } from '../in-html.ts';
import { paperText as text } from './text.ts';
import { writeContent, writeDiagram } from './write-content.ts';
import { writeFigure } from './write-figure.ts';
import { circle, writeList } from './write-list.ts';

/** What is made by hand as a task on paper: an empty picture to draw in, cards to number, lines to mark. */
export function writeHandTask(hand: HandTask): string {
  const picture = pictureOf(hand);
  if (picture) return writeDiagram(picture);
  switch (hand.kind) {
    case 'fill-table':
      return `<table class="fill">${hand.rows.map((row, nth) => `<tr><th>${writeContent(hand.heads[nth] ?? '')}</th>${row.map((cell) => `<td>${cell === null ? '' : writeContent(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
    case 'order-cards':
      return writeOpen(hand.cards);
    case 'match-cards':
      return writeOpen(hand.places) + writeCards(hand);
    case 'sort-cards':
      return `<p>${text.boxes} ${hand.boxes.map((box, nth) => `<span class="keep">${nth + 1} ${writeContent(box)}</span>`).join(' · ')}</p>${writeOpen(hand.cards)}`;
    case 'mark-figure':
      return (
        writeFigure(hand) +
        writeOpen(hand.parts.map(({ name, shape }) => (shape.kind === 'term' ? shape.text : name)))
      );
    case 'find-error':
      return `<p><strong>${inHtml(text.workOf(hand.who))}</strong></p>${writeList(hand.lines, (nth) => circle(nth + 1))}${writeOpen(hand.reasons)}`;
    case 'argue':
      return [
        [text.claim, hand.claims] as const,
        [text.evidence, hand.evidence] as const,
        [text.because, hand.reasons] as const,
      ]
        .map(([head, words]) => `<p><strong>${head}</strong></p>${writeOpen(words)}`)
        .join('');
    case 'split-bar':
      if (hand.look === 'grid') return writeSquares(hand.length);
      return hand.bars.map((name) => `<p>${inHtml(name)}</p><div class="bar"></div>`).join('');
    default:
      return '';
  }
}

const squaresInRow = 10;

/** A grid of squares to be shaded, in rows of ten as on the screen. */
function writeSquares(count: number): string {
  const row = `<tr>${'<td></td>'.repeat(squaresInRow)}</tr>`;
  return `<table class="squares">${row.repeat(Math.ceil(count / squaresInRow))}</table>`;
}

/** The letter of a card on the sheet. */
export function cardLetter(card: number): string {
  return String.fromCharCode(65 + card);
}

/** Cards with their letters; of a picture no word says what is to be seen. */
function writeCards({ cards, pictures = [] }: HandTaskOf<'match-cards'>): string {
  const items = cards.map((words, nth) => {
    const picture = pictures[nth];
    return picture && typeof picture !== 'string' ? picture : words;
  });
  return writeList(items, (nth) => `<span>${cardLetter(nth)}</span>`);
}

const writeOpen = (words: readonly string[]) => writeList(words, () => circle());

/** The picture before anybody has drawn in it; null where it is no line and no plane. */
function pictureOf(hand: HandTask): Diagram | null {
  switch (hand.kind) {
    case 'place-on-line':
    case 'range-on-line':
      return lineOf(hand.line, null);
    case 'build-box':
      return lineOf(hand.line, hand.xName);
    case 'draw-graph':
      return hand.among ? plotOf(hand.plane, hand.among) : planeOf(hand.plane);
    case 'plot-points':
    case 'shade-region':
      return planeOf(hand.plane);
    case 'move-shape':
      return gridOf(hand);
    case 'build-chart':
      return chartOf(hand);
    default:
      return null;
  }
}

/** Signs that fit below a line in one column of a sheet, each number with a space beside it. */
const signsBelowLine = 40;

/** How many marks lie between two labels, so that no label touches the next on the narrow line of a sheet. */
function labelEveryOf(scale: HandScale): number {
  const ends = [scale.first, scale.last].map((place) => writePlaceAt(scale, place).length);
  const [one = 0, two = scale.last] = labeledPlaces(scale, {
    width: signsBelowLine,
    room: Math.max(...ends) + 1,
  });
  return two - one;
}

function lineOf(scale: HandScale, label: string | null): Diagram {
  return {
    kind: 'number-line',
    min: valueAt(scale, scale.first),
    max: valueAt(scale, scale.last),
    step: valueAt(scale, 1),
    labelStep: valueAt(scale, labelEveryOf(scale)),
    as: scale.as,
    label: label === '' ? null : label,
    points: [],
    spans: [],
    jumps: [],
  };
}

function axisOf(scale: HandScale, label: string) {
  return {
    label,
    min: valueAt(scale, scale.first),
    max: valueAt(scale, scale.last),
    step: valueAt(scale, scale.labelEvery),
  };
}

function planeOf({ x, y, xName, yName }: HandPlane): Diagram {
  return { kind: 'coordinate-plane', x: axisOf(x, xName), y: axisOf(y, yName), points: [], lines: [] };
}

/** The points of a plot, among which a line is drawn. */
function plotOf({ x, y, xName, yName }: HandPlane, points: readonly HandPoint[]): Diagram {
  return {
    kind: 'scatter-plot',
    x: axisOf(x, xName),
    y: axisOf(y, yName),
    points: points.map(([across, up]): [number, number] => [valueAt(x, across), valueAt(y, up)]),
    fit: null,
  };
}

/** The figure before it is moved. */
function gridOf({ plane: { x, y, xName, yName }, shape, names }: HandTaskOf<'move-shape'>): Diagram {
  const corners = shape.map(([across, up], nth) => ({
    x: valueAt(x, across),
    y: valueAt(y, up),
    name: names[nth] ?? '',
  }));
  return {
    kind: 'transformation-grid',
    x: axisOf(x, xName),
    y: axisOf(y, yName),
    shapes: [{ corners }],
    center: null,
    mirror: null,
  };
}

/** Bars to be raised: nothing stands on the ground yet. */
function chartOf({ bars, height, yName }: Extract<HandTask, { kind: 'build-chart' }>): Diagram {
  return {
    kind: 'bar-chart',
    label: yName === '' ? text.howMany : yName,
    top: valueAt(height, height.last),
    step: valueAt(height, height.labelEvery),
    series: [yName === '' ? text.howMany : yName],
    bars: bars.map((name) => ({ name, heights: [0] })),
  };
}
