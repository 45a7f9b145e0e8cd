import type { Diagram } from '../diagram.ts';
import { defineKind, type Picture } from '../kinds/kind-module.ts';
import { checkFigure } from './check-figure.ts';
import { drawFigure } from './draw-figure.ts';
import type { FigureData } from './figure-parts.ts';
import type { FigureLayout } from './laid-figure.ts';
import { layFigure } from './lay-figure.ts';
import { type FigureValues, measureFigure } from './measure-figure.ts';
import { sayFigures, titleOfAll } from './say-figures.ts';
import { splitFigure } from './split-figure.ts';

type FigureDiagram = Extract<Diagram, FigureData>;

type Parts<D extends FigureDiagram> = {
  /** What one figure is called; a picture may hold several. */
  readonly title: (figure: D) => string;
  /** Faults beyond those of any figure. */
  readonly check: (figure: D) => readonly string[];
  /** A line of text below the figure, which the title tells as well. */
  readonly note?: (figure: D) => string;
};

/** A kind whose data are a plane figure: all of them are laid out, drawn, told and measured alike. */
export function defineFigureKind<D extends FigureDiagram>({
  title,
  check,
  note,
}: Parts<D>): (diagram: D) => Picture<FigureLayout, FigureValues> {
  return defineKind({
    layout: (diagram: D) => layFigure(diagram, note?.(diagram)),
    draw: drawFigure,
    readBack: measureFigure,
    title: (diagram: D) =>
      titleOfAll(splitFigure(diagram).map(({ figure }) => title({ ...diagram, ...figure }))),
    describe: (diagram: D) => sayFigures(diagram, title),
    check: (diagram: D) => [...checkFigure(diagram), ...check(diagram)],
  });
}
