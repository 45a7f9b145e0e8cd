import {
  boxNames,
  clampPlace,
  type HandScale,
  keyMove,
  labeledPlaces,
  movePlace,
  readPlaceAt,
  writePlaceAt,
} from '@playforward/diagram';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { countUp } from './count-up.ts';
import type { HandViewProps } from './hand-view.ts';
import { Handle } from './handle.tsx';
import { PlaceField } from './place-field.tsx';
import { handsText as text } from './text.ts';
import type { Spot } from './turn-bubbles.ts';
import { useWidth } from './use-width.ts';
import './box-hands.css';

/** Room above the box for dots, where they are shown. */
const dotRoom = 76;
const boxFrom = 44;
const axisFrom = 112;
const margin = 30;
const room = 36;
/** Each handle has a lane of its own below the axis, so that no two of them ever lie under one finger. */
const lanesFrom = 190;
const lane = 48;
const heightFrom = lanesFrom + (boxNames.length - 1) * lane + 34;

/** A box plot by its five numbers, with the data beside it and, where wanted, as dots above it. */
export function BuildBox({ task, made, closed, said, onGrab, onMake }: HandViewProps<'build-box'>) {
  const { line, data, xName } = task;
  const [showsDots, setShowsDots] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const width = useWidth(box);
  const inner = width - 2 * margin;
  const top = showsDots ? dotRoom : 0;
  const [boxAt, axisAt] = [top + boxFrom, top + axisFrom];
  const count = line.last - line.first;
  const xOf = (place: number) => margin + ((place - line.first) / count) * inner;
  const placeAt = (x: number) => clampPlace(line, line.first + ((x - margin) / inner) * count);
  const put = (nth: number, place: number) => {
    const [least, most] = [made.numbers[nth - 1] ?? line.first, made.numbers[nth + 1] ?? line.last];
    onMake({ ...made, numbers: made.numbers.with(nth, Math.min(most, Math.max(least, place))) });
  };
  return (
    <>
      <div className="hand-data">
        <ul aria-label={text.data}>
          {countUp(data.length).map((nth) => (
            <li key={nth}>{data[nth]}</li>
          ))}
        </ul>
        <Button kind="quiet" small aria-pressed={showsDots} onClick={() => setShowsDots(!showsDots)}>
          {showsDots ? text.hideDots : text.showDots}
        </Button>
      </div>
      <fieldset ref={box} className="hand-picture">
        <legend className="sr-only">{said}</legend>
        <svg width={width} height={top + heightFrom}>
          <title>{text.picture}</title>
          {showsDots && <Dots data={data} line={line} xOf={xOf} />}
          <BoxShape xOf={xOf} boxAt={boxAt} numbers={made.numbers} />
          {boxNames.map((name, nth) => {
            const place = made.numbers[nth] ?? 0;
            const at = { x: xOf(place), y: top + lanesFrom + nth * lane };
            return <Lane key={name} at={at} width={width} from={boxAt + 30} />;
          })}
          <Ruler line={line} width={width} xOf={xOf} xName={xName} axisAt={axisAt} />
          {boxNames.map((name, nth) => {
            const place = made.numbers[nth] ?? 0;
            const at = { x: xOf(place), y: top + lanesFrom + nth * lane };
            return (
              <g key={name}>
                <LaneName at={at} width={width} words={`${name} ${writePlaceAt(line, place)}`} />
                <Handle
                  at={at}
                  name={name}
                  closed={closed}
                  onGrab={onGrab}
                  value={writePlaceAt(line, place)}
                  now={place}
                  least={line.first}
                  most={line.last}
                  onDrag={(spot) => spot && put(nth, placeAt(spot.x))}
                  onKey={(event) => {
                    const move = keyMove(event.key, event.shiftKey);
                    if (!move) return;
                    event.preventDefault();
                    onGrab();
                    put(nth, movePlace(line, place, move.by));
                  }}
                />
              </g>
            );
          })}
        </svg>
      </fieldset>
      <div className="hand-fields narrow">
        {boxNames.map((name, nth) => (
          <PlaceField
            key={name}
            label={name}
            scale={line}
            place={made.numbers[nth] ?? 0}
            closed={closed}
            onGrab={onGrab}
            onPlace={(place) => onMake({ ...made, numbers: made.numbers.with(nth, place) })}
          />
        ))}
      </div>
    </>
  );
}

type LaneProps = { at: Spot; width: number };

/** Where a handle runs, and where it belongs on the plot. */
function Lane({ at, width, from }: LaneProps & { from: number }) {
  return (
    <svg aria-hidden="true" overflow="visible">
      <line className="hand-lane" x1={margin / 2} x2={width - margin / 2} y1={at.y} y2={at.y} />
      <line className="hand-drop-line" x1={at.x} x2={at.x} y1={from} y2={at.y} />
    </svg>
  );
}

/** What a handle stands for, on the side with more room. */
function LaneName({ at, width, words }: LaneProps & { words: string }) {
  const isLeft = at.x < width / 2;
  return (
    <svg aria-hidden="true" overflow="visible">
      <text
        className="hand-lane-name"
        x={isLeft ? width - margin / 2 : margin / 2}
        y={at.y - 8}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {words}
      </text>
    </svg>
  );
}

type OnLine = { line: HandScale; xOf: (place: number) => number };

type RulerProps = { width: number; xName: string; axisAt: number };

function Ruler({ line, width, xOf, xName, axisAt }: OnLine & RulerProps) {
  const all = Array.from({ length: line.last - line.first + 1 }, (_, nth) => line.first + nth);
  return (
    <svg aria-hidden="true" overflow="visible">
      <line className="hand-axis" x1={margin / 2} x2={width - margin / 2} y1={axisAt} y2={axisAt} />
      {all.map((place) => (
        <line key={place} className="hand-tick" x1={xOf(place)} x2={xOf(place)} y1={axisAt} y2={axisAt + 6} />
      ))}
      {labeledPlaces(line, { width: width - 2 * margin, room }).map((place) => (
        <text key={place} x={xOf(place)} y={axisAt + 26} textAnchor="middle">
          {writePlaceAt(line, place)}
        </text>
      ))}
      <text className="hand-name" x={width / 2} y={axisAt + 44} textAnchor="middle">
        {xName}
      </text>
    </svg>
  );
}

/** Each value as a dot, equal ones above each other. */
function Dots({ data, line, xOf }: OnLine & { data: readonly string[] }) {
  const places = data.map((one) => readPlaceAt(line, one)).filter((place) => place !== null);
  return (
    <svg aria-hidden="true" overflow="visible">
      {countUp(places.length).map((nth) => {
        const place = places[nth] ?? 0;
        const below = places.slice(0, nth).filter((other) => other === place).length;
        return <circle key={nth} className="hand-dot" cx={xOf(place)} cy={dotRoom - 4 - below * 13} r={6} />;
      })}
    </svg>
  );
}

type PlotProps = { numbers: readonly number[]; xOf: (place: number) => number; boxAt: number };

function BoxShape({ numbers, xOf, boxAt }: PlotProps) {
  const [least = 0, lower = 0, middle = 0, upper = 0, most = 0] = numbers.map(xOf);
  return (
    <svg aria-hidden="true" overflow="visible">
      <path className="hand-graph" d={`M${least} ${boxAt}H${lower}M${upper} ${boxAt}H${most}`} />
      <rect className="hand-bar" x={lower} y={boxAt - 26} width={Math.max(0, upper - lower)} height={52} />
      <path className="hand-graph" d={`M${middle} ${boxAt - 26}V${boxAt + 26}`} />
    </svg>
  );
}
