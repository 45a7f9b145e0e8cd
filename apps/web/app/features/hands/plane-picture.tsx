import {
  clampPlace,
  type HandPlane,
  type HandPoint,
  keyMove,
  labeledPlaces,
  movePlace,
  valueAt,
  writePlaceAt,
  writePointAt,
} from '@playforward/diagram';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Handle, Magnifier, ValueBubble } from './handle.tsx';
import { handsText as text } from './text.ts';
import { type Spot, turnBubbles } from './turn-bubbles.ts';
import { useWidth } from './use-width.ts';

type PlanePictureProps = {
  plane: HandPlane;
  /** A bubble beside each tells where it is, unless that stands elsewhere and the bubble would hide a figure. */
  points: readonly { name: string; at: HandPoint; quiet?: boolean }[];
  /** The graph that the points hold, as a rule for its height. */
  rule?: ((x: number) => number) | null;
  /** The graph consists of steps. */
  stepped?: boolean;
  said: string;
  closed: boolean;
  onGrab: () => void;
  onPlace: (point: number, at: HandPoint) => void;
  /** What is drawn below the handles. */
  children?: (frame: PlaneFrame) => ReactNode;
  /** A tap on the plane beside every handle, in places of its axes. */
  onTap?: (at: HandPoint) => void;
};

const margin = { left: 36, right: 26, top: 26, bottom: 34 };
const tallest = 460;
const room = 30;

/** Where places of the plane lie in the drawing. */
export type PlaneFrame = ReturnType<typeof frameOf>;

function frameOf({ x, y }: HandPlane, width: number) {
  const across = x.last - x.first;
  const up = y.last - y.first;
  const inner = width - margin.left - margin.right;
  const cell = Math.min(inner / across, tallest / up);
  const size = { x: cell * across, y: cell * up };
  return {
    width: size.x + margin.left + margin.right,
    height: size.y + margin.top + margin.bottom,
    size,
    xOf: (place: number) => margin.left + ((place - x.first) / across) * size.x,
    yOf: (place: number) => margin.top + ((y.last - place) / up) * size.y,
    pointAt: (spot: Spot): HandPoint => [
      clampPlace(x, x.first + ((spot.x - margin.left) / size.x) * across),
      clampPlace(y, y.last - ((spot.y - margin.top) / size.y) * up),
    ],
  };
}

/** A plane with points that can be moved from crossing to crossing, and the graph they hold. */
export function PlanePicture(props: PlanePictureProps) {
  const {
    plane,
    points,
    rule = null,
    stepped = false,
    said,
    closed,
    onGrab,
    onPlace,
    children,
    onTap,
  } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const frame = frameOf(plane, useWidth(box));
  const id = `${useId()}plane`;
  const [finger, setFinger] = useState<Spot | null>(null);
  const bubbles = points.map(({ at, quiet = false }) => ({
    at: { x: frame.xOf(at[0]), y: frame.yOf(at[1]) },
    text: quiet ? '' : writePointAt(plane, at),
  }));
  const sides = turnBubbles(bubbles, frame);

  return (
    <fieldset ref={box} className="hand-picture">
      <legend className="sr-only">{said}</legend>
      <svg width={frame.width} height={frame.height}>
        <title>{text.picture}</title>
        <svg id={id} aria-hidden="true" overflow="visible">
          <PlaneGrid plane={plane} frame={frame} />
          {children?.(frame)}
          {rule && <Graph plane={plane} frame={frame} rule={rule} id={id} stepped={stepped} />}
        </svg>
        {onTap && (
          <rect
            className="hand-tap"
            x={margin.left}
            y={margin.top}
            width={frame.size.x}
            height={frame.size.y}
            onPointerUp={(event) => {
              const spot = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
              if (!closed && spot)
                onTap(frame.pointAt({ x: event.clientX - spot.left, y: event.clientY - spot.top }));
            }}
          />
        )}
        {points.map(({ name, at, quiet = false }, nth) => {
          const spot = { x: frame.xOf(at[0]), y: frame.yOf(at[1]) };
          const value = writePointAt(plane, at);
          return (
            <g key={name}>
              {!quiet && (
                <ValueBubble at={spot} text={value} most={frame.width} side={sides[nth] ?? 'above'} />
              )}
              <Handle
                at={spot}
                name={name}
                value={value}
                closed={closed}
                onGrab={onGrab}
                now={at[0]}
                least={plane.x.first}
                most={plane.x.last}
                onDrag={(where, byTouch) => {
                  setFinger(where && byTouch ? where : null);
                  if (where) onPlace(nth, frame.pointAt(where));
                }}
                onKey={(event) => {
                  const move = keyMove(event.key, event.shiftKey);
                  if (!move) return;
                  event.preventDefault();
                  onGrab();
                  onPlace(
                    nth,
                    move.axis === 'across'
                      ? [movePlace(plane.x, at[0], move.by), at[1]]
                      : [at[0], movePlace(plane.y, at[1], move.by)],
                  );
                }}
              />
            </g>
          );
        })}
        {finger && <Magnifier of={id} at={finger} most={frame.width} />}
      </svg>
    </fieldset>
  );
}

function placesOf({ first, last }: HandPlane['x']): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
}

/** Grid, axes and their numbers. */
function PlaneGrid({ plane, frame }: { plane: HandPlane; frame: PlaneFrame }) {
  const { x, y, xName, yName } = plane;
  const { xOf, yOf, size } = frame;
  const [left, right, top, bottom] = [xOf(x.first), xOf(x.last), yOf(y.last), yOf(y.first)];
  const [axisX, axisY] = [xOf(clampPlace(x, 0)), yOf(clampPlace(y, 0))];
  const numbers = (scale: HandPlane['x'], width: number) =>
    labeledPlaces(scale, { width, room }).filter((place) => place !== 0);
  return (
    <>
      {placesOf(x).map((place) => (
        <line key={place} className="hand-grid" x1={xOf(place)} x2={xOf(place)} y1={top} y2={bottom} />
      ))}
      {placesOf(y).map((place) => (
        <line key={place} className="hand-grid" x1={left} x2={right} y1={yOf(place)} y2={yOf(place)} />
      ))}
      <line className="hand-axis" x1={left} x2={right + 10} y1={axisY} y2={axisY} />
      <line className="hand-axis" x1={axisX} x2={axisX} y1={top - 10} y2={bottom} />
      {numbers(x, size.x).map((place) => (
        <text key={place} x={xOf(place)} y={axisY + 20} textAnchor="middle">
          {writePlaceAt(x, place)}
        </text>
      ))}
      {numbers(y, size.y).map((place) => (
        <text key={place} x={axisX - 8} y={yOf(place) + 5} textAnchor="end">
          {writePlaceAt(y, place)}
        </text>
      ))}
      <text className="hand-name" x={right + 16} y={axisY - 8} textAnchor="end">
        {xName}
      </text>
      <text className="hand-name" x={axisX + 10} y={top - 8}>
        {yName}
      </text>
    </>
  );
}

const pieces = 160;

type GraphProps = {
  plane: HandPlane;
  frame: PlaneFrame;
  rule: (x: number) => number;
  id: string;
  stepped: boolean;
};

/** Steps are level, so any change of height is a jump. */
function isJump(before: number, after: number, stepped: boolean): boolean {
  return stepped && before !== after;
}

/** The graph through the handles, cut off where the plane ends. */
function Graph({ plane, frame, rule, id, stepped }: GraphProps) {
  const { x, y } = plane;
  const spots = Array.from({ length: pieces + 1 }, (_, nth) => {
    const place = x.first + ((x.last - x.first) * nth) / pieces;
    const up = rule(valueAt(x, place)) / valueAt(y, 1);
    // Far outside, one height is like another.
    const shown = Math.min(Math.max(up, y.first - 50), y.last + 50);
    return { up, spot: `${frame.xOf(place).toFixed(1)} ${frame.yOf(shown).toFixed(1)}` };
  });
  // A graph that ends or jumps begins anew.
  const path = spots.map(({ up, spot }, nth) => {
    const before = spots[nth - 1]?.up ?? Number.NaN;
    if (Number.isNaN(up)) return '';
    return `${Number.isNaN(before) || isJump(before, up, stepped) ? 'M' : 'L'}${spot}`;
  });
  return (
    <>
      <clipPath id={`${id}clip`}>
        <rect x={margin.left} y={margin.top} width={frame.size.x} height={frame.size.y} />
      </clipPath>
      <path className="hand-graph" clipPath={`url(#${id}clip)`} d={path.join('')} />
    </>
  );
}
