import {
  clampPlace,
  type HandTaskOf,
  keyMove,
  labeledPlaces,
  movePlace,
  writePlaceAt,
} from '@playforward/diagram';
import { useRef } from 'react';
import { countUp } from './count-up.ts';
import type { HandViewProps } from './hand-view.ts';
import { Handle, ValueBubble } from './handle.tsx';
import { PlaceField } from './place-field.tsx';
import { handsText as text } from './text.ts';
import { useWidth } from './use-width.ts';

const margin = { left: 44, right: 24, top: 74, bottom: 74 };
const tall = 220;
const room = 22;

type Frame = { width: number; each: number; xOf: (bar: number) => number; yOf: (place: number) => number };

/** Bars that grow from the ground. */
export function BuildChart({ task, made, closed, said, onGrab, onMake }: HandViewProps<'build-chart'>) {
  const { bars, height } = task;
  const box = useRef<HTMLFieldSetElement>(null);
  const width = useWidth(box);
  const each = (width - margin.left - margin.right) / bars.length;
  const yOf = (place: number) => margin.top + ((height.last - place) / (height.last - height.first)) * tall;
  const frame: Frame = { width, each, yOf, xOf: (bar) => margin.left + bar * each };
  const placeAt = (y: number) =>
    clampPlace(height, height.last - ((y - margin.top) / tall) * (height.last - height.first));
  const put = (bar: number, place: number) =>
    onMake({ ...made, heights: made.heights.map((before, nth) => (nth === bar ? place : before)) });

  return (
    <>
      <fieldset ref={box} className="hand-picture">
        <legend className="sr-only">{said}</legend>
        <svg width={width} height={margin.top + tall + margin.bottom}>
          <title>{text.picture}</title>
          <ChartGround task={task} frame={frame} />
          {bars.map((bar, nth) => {
            const place = made.heights[nth] ?? 0;
            const at = { x: frame.xOf(nth) + each / 2, y: yOf(place) };
            return (
              <g key={bar}>
                {task.dots ? (
                  <Stack x={at.x} from={height.first} to={place} yOf={yOf} />
                ) : (
                  <rect
                    className="hand-bar"
                    x={frame.xOf(nth) + (task.borders ? 0 : each * 0.15)}
                    y={at.y}
                    width={task.borders ? each : each * 0.7}
                    height={yOf(height.first) - at.y}
                  />
                )}
                <ValueBubble at={at} text={writePlaceAt(height, place)} most={width} />
                <Handle
                  at={at}
                  closed={closed}
                  onGrab={onGrab}
                  name={text.bar(bar)}
                  value={writePlaceAt(height, place)}
                  now={place}
                  least={height.first}
                  most={height.last}
                  onDrag={(spot) => spot && put(nth, placeAt(spot.y))}
                  onKey={(event) => {
                    const move = keyMove(event.key, event.shiftKey);
                    if (!move) return;
                    event.preventDefault();
                    onGrab();
                    put(nth, movePlace(height, place, move.by));
                  }}
                />
              </g>
            );
          })}
        </svg>
      </fieldset>
      <div className="hand-fields narrow">
        {bars.map((bar, nth) => (
          <PlaceField
            key={bar}
            label={text.bar(bar)}
            short={bar}
            scale={height}
            place={made.heights[nth] ?? 0}
            closed={closed}
            onGrab={onGrab}
            onPlace={(place) => put(nth, place)}
          />
        ))}
      </div>
    </>
  );
}

type StackProps = { x: number; from: number; to: number; yOf: (place: number) => number };

/** One dot for each step up to a place. */
function Stack({ x, from, to, yOf }: StackProps) {
  const each = yOf(from) - yOf(from + 1);
  return (
    <>
      {countUp(to - from).map((nth) => (
        <circle
          key={nth}
          className="hand-bar"
          cx={x}
          cy={yOf(from + nth) - each / 2}
          r={Math.min(10, each * 0.42)}
        />
      ))}
    </>
  );
}

/** The ground, the scale beside it, and the names of bars or borders below it. */
function ChartGround({ task, frame }: { task: HandTaskOf<'build-chart'>; frame: Frame }) {
  const { bars, borders, height, xName, yName } = task;
  const { width, each, xOf, yOf } = frame;
  const ground = yOf(height.first);
  const below = borders
    ? borders.map((word, nth) => ({ word, x: xOf(nth) }))
    : bars.map((word, nth) => ({ word, x: xOf(nth) + each / 2 }));
  return (
    <svg aria-hidden="true" overflow="visible">
      {labeledPlaces(height, { width: tall, room }).map((place) => (
        <g key={place}>
          <line
            className="hand-grid"
            x1={margin.left}
            x2={width - margin.right}
            y1={yOf(place)}
            y2={yOf(place)}
          />
          <text x={margin.left - 8} y={yOf(place) + 5} textAnchor="end">
            {writePlaceAt(height, place)}
          </text>
        </g>
      ))}
      <line className="hand-axis" x1={margin.left} x2={width - margin.right} y1={ground} y2={ground} />
      {below.map(({ word, x }) => (
        <text key={word} x={x} y={ground + 40} textAnchor="middle">
          {word}
        </text>
      ))}
      <text
        className="hand-name"
        x={margin.left + (each * bars.length) / 2}
        y={ground + 62}
        textAnchor="middle"
      >
        {xName}
      </text>
      <text className="hand-name" x={8} y={18}>
        {yName}
      </text>
    </svg>
  );
}
