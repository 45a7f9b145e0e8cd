import { arcPath, type HandPart, type HandSpot } from '@playforward/diagram';
import { useRef } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import { clearLabel } from './clear-label.ts';
import type { HandViewProps } from './hand-view.ts';
import { handsText as text } from './text.ts';
import { useWidth } from './use-width.ts';
import './shape-hands.css';

/** Sides, angles and faces to be tapped, or terms; every part is a check box too. */
export function MarkFigure({ task, made, math, closed, said, onGrab, onMake }: HandViewProps<'mark-figure'>) {
  const toggle = (part: number) => {
    if (closed) return;
    onGrab();
    const isMarked = made.marked.includes(part);
    onMake({
      ...made,
      marked: isMarked ? made.marked.filter((one) => one !== part) : [...made.marked, part],
    });
  };
  const areTerms = task.parts.every(({ shape }) => shape.kind === 'term');
  return (
    <>
      {!areTerms && <FigurePicture task={task} made={made} said={said} onToggle={toggle} />}
      <fieldset className="hand-marks">
        <legend className={areTerms ? 'sr-only' : undefined}>{areTerms ? text.terms : text.partsOf}</legend>
        {task.parts.map(({ name, shape }, part) => (
          <label key={name} className="hand-mark">
            <input
              type="checkbox"
              checked={made.marked.includes(part)}
              disabled={closed}
              onChange={() => toggle(part)}
            />
            <span>
              <MathText text={shape.kind === 'term' ? shape.text : name} math={math} />
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

type FigureProps = Pick<HandViewProps<'mark-figure'>, 'task' | 'made' | 'said'> & {
  onToggle: (part: number) => void;
};

const margin = 40;
const tallest = 380;

function spotsOf({ shape }: HandPart): readonly HandSpot[] {
  if (shape.kind === 'segment') return [shape.from, shape.to];
  if (shape.kind === 'region') return shape.corners;
  return shape.kind === 'angle' ? [shape.at, shape.from, shape.to] : [];
}

/** The figure as large as fits, and what can be tapped in it. */
function FigurePicture({ task, made, said, onToggle }: FigureProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const width = useWidth(box);
  const { parts, outline = [], labels = [] } = task;
  const all = [...parts.flatMap(spotsOf), ...outline.flat(), ...labels.map(({ at }) => at)];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.min((width - 2 * margin) / (right - left || 1), tallest / (top - bottom || 1));
  const size = Math.max(right - left, top - bottom) * unit;
  const at = ([x, y]: HandSpot): HandSpot => [margin + (x - left) * unit, margin + (top - y) * unit];
  const path = (spots: readonly HandSpot[]) => `M${spots.map((spot) => at(spot).join(' ')).join('L')}`;

  const spotAt = (spot: HandSpot) => ({ x: at(spot)[0], y: at(spot)[1] });
  const lines = [
    ...parts.flatMap(({ shape }) => (shape.kind === 'segment' ? [[shape.from, shape.to] as const] : [])),
    ...outline.flatMap((spots) => spots.slice(1).map((to, nth) => [spots[nth] ?? to, to] as const)),
  ].map(([from, to]) => ({ from: spotAt(from), to: spotAt(to) }));

  return (
    <fieldset ref={box} className="hand-picture">
      <legend className="sr-only">{said}</legend>
      <svg width={2 * margin + (right - left) * unit} height={2 * margin + (top - bottom) * unit}>
        <title>{text.picture}</title>
        {outline.map((spots) => (
          <path key={path(spots)} className="hand-axis" d={path(spots)} />
        ))}
        {parts.map((part, nth) => (
          <MarkedPart
            key={part.name}
            part={part}
            isMarked={made.marked.includes(nth)}
            at={at}
            path={path}
            size={size}
            onToggle={() => onToggle(nth)}
          />
        ))}
        {labels.map(({ at: spot, text: words }) => {
          const [x, y] = at(spot);
          const clear = clearLabel({ x, y }, words, lines);
          return (
            <text
              key={`${spot.join()} ${words}`}
              className="hand-figure-word"
              x={clear.x}
              y={clear.y + 5}
              textAnchor="middle"
            >
              {words}
            </text>
          );
        })}
      </svg>
    </fieldset>
  );
}

type MarkedPartProps = {
  part: HandPart;
  isMarked: boolean;
  at: (spot: HandSpot) => HandSpot;
  path: (spots: readonly HandSpot[]) => string;
  /** Of the figure, in pixels. */
  size: number;
  onToggle: () => void;
};

/** One part; a thin one is taken by a wide band around it. */
function MarkedPart({ part: { shape }, isMarked, at, path, size, onToggle }: MarkedPartProps) {
  const chosen = isMarked ? ' chosen' : '';
  if (shape.kind === 'region') {
    return (
      <path
        className={`hand-mark-part area${chosen}`}
        d={`${path(shape.corners)}Z`}
        onPointerDown={onToggle}
      />
    );
  }
  if (shape.kind === 'term') return null;
  if (shape.kind === 'angle') {
    const corner = at(shape.at);
    const arc = (radius: number) => arcPath(corner, at(shape.from), at(shape.to), radius);
    const wide = Math.max(leastReach, size * reachPart);
    return (
      <>
        <path className={`hand-mark-part${chosen}`} d={arc(Math.min(34, size * arcPart))} />
        <path
          className="hand-mark-part wedge"
          d={`${arc(wide)}L${corner.join(' ')}Z`}
          onPointerDown={onToggle}
        />
      </>
    );
  }
  const d = path([shape.from, shape.to]);
  const dashed = shape.dashed ? ' dashed' : '';
  return (
    <>
      <path className={`hand-mark-part${dashed}${chosen}`} d={d} />
      <path className="hand-mark-reach" d={d} onPointerDown={onToggle} />
    </>
  );
}

/** How far an arc lies from its corner, and how far a finger may, in parts of the size of the figure. */
const [arcPart, reachPart] = [0.1, 0.24];
const leastReach = 44;
