import {
  clampPlace,
  type HandScale,
  keyMove,
  labeledPlaces,
  movePlace,
  writePlaceAt,
} from '@playforward/diagram';
import { useId, useRef, useState } from 'react';
import { Handle, Magnifier, ValueBubble } from './handle.tsx';
import { handsText as text } from './text.ts';
import { type Spot, spreadBubbles } from './turn-bubbles.ts';
import { useWidth } from './use-width.ts';

type LineMark = { name: string; place: number; open?: boolean };

type LinePictureProps = {
  scale: HandScale;
  marks: readonly LineMark[];
  /** The thick part; null at an end means that it runs on. */
  thick?: { from: number | null; to: number | null };
  said: string;
  closed: boolean;
  onGrab: () => void;
  onPlace: (mark: number, place: number) => void;
};

const height = 132;
const axisAt = 78;
const margin = 34;
const room = 34;

/** A number line with marks that can be moved. */
export function LinePicture(props: LinePictureProps) {
  const { scale, marks, thick, said, closed, onGrab, onPlace } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const width = useWidth(box);
  const id = `${useId()}line`;
  const [finger, setFinger] = useState<Spot | null>(null);
  const inner = width - 2 * margin;
  const count = scale.last - scale.first;
  const xOf = (place: number): number => margin + ((place - scale.first) / count) * inner;
  const bubbles = marks.map(({ place }) => ({
    at: { x: xOf(place), y: axisAt - 4 },
    text: writePlaceAt(scale, place),
  }));
  const middles = spreadBubbles(bubbles, width);
  const placeAt = ({ x }: Spot): number => clampPlace(scale, scale.first + ((x - margin) / inner) * count);

  return (
    <fieldset ref={box} className="hand-picture">
      <legend className="sr-only">{said}</legend>
      <svg width={width} height={height}>
        <title>{text.picture}</title>
        <svg id={id} aria-hidden="true" overflow="visible">
          <LineRuler scale={scale} width={width} xOf={xOf} />
          {thick && (
            <line
              className="hand-thick"
              x1={thick.from === null ? 4 : xOf(thick.from)}
              x2={thick.to === null ? width - 4 : xOf(thick.to)}
              y1={axisAt}
              y2={axisAt}
            />
          )}
        </svg>
        {bubbles.map((bubble, nth) => (
          <ValueBubble key={marks[nth]?.name} {...bubble} middle={middles[nth]} most={width} />
        ))}
        {marks.map(({ name, place, open = false }, nth) => {
          const at = { x: xOf(place), y: axisAt };
          return (
            <g key={name}>
              <Handle
                at={at}
                name={name}
                open={open}
                closed={closed}
                onGrab={onGrab}
                value={writePlaceAt(scale, place)}
                now={place}
                least={scale.first}
                most={scale.last}
                onDrag={(spot, byTouch) => {
                  setFinger(spot && byTouch ? spot : null);
                  if (spot) onPlace(nth, placeAt(spot));
                }}
                onKey={(event) => {
                  const move = keyMove(event.key, event.shiftKey);
                  if (!move) return;
                  event.preventDefault();
                  onGrab();
                  onPlace(nth, movePlace(scale, place, move.by));
                }}
              />
            </g>
          );
        })}
        {finger && <Magnifier of={id} at={{ x: finger.x, y: axisAt }} most={width} />}
      </svg>
    </fieldset>
  );
}

type LineRulerProps = { scale: HandScale; width: number; xOf: (place: number) => number };

/** The line itself with its marks and numbers. */
function LineRuler({ scale, width, xOf }: LineRulerProps) {
  const inner = width - 2 * margin;
  const labels = labeledPlaces(scale, { width: inner, room });
  const all = Array.from({ length: scale.last - scale.first + 1 }, (_, nth) => scale.first + nth);
  return (
    <>
      <line className="hand-axis" x1={2} x2={width - 2} y1={axisAt} y2={axisAt} />
      <path className="hand-tip" d={`M10 ${axisAt - 6}L2 ${axisAt}L10 ${axisAt + 6}`} />
      <path
        className="hand-tip"
        d={`M${width - 10} ${axisAt - 6}L${width - 2} ${axisAt}L${width - 10} ${axisAt + 6}`}
      />
      {all.map((place) => {
        const half = place % scale.labelEvery === 0 ? 10 : 6;
        return (
          <line
            key={place}
            className="hand-tick"
            x1={xOf(place)}
            x2={xOf(place)}
            y1={axisAt - half}
            y2={axisAt + half}
          />
        );
      })}
      {labels.map((place) => (
        <text key={place} x={xOf(place)} y={axisAt + 36} textAnchor="middle">
          {writePlaceAt(scale, place)}
        </text>
      ))}
    </>
  );
}
