import { acrossLine, headingTo, type Place, toPixels } from './map-geometry.ts';
import type { Flight } from './use-flight.ts';

type ShipProps = {
  kind: 'player' | 'ai';
  name: string;
  flight: Flight;
  destination: Place;
  /** Signed step across the line, in units. */
  lane: number;
  /** Whether it has reached the winning circle first. */
  won: boolean;
};

/** A ship that points along the line, with a flame while it flies and a ring where it arrives. */
export function Ship({ kind, name, flight, destination, lane, won }: ShipProps) {
  const { place, flying, arrivals } = flight;
  const step = acrossLine(destination, lane);
  const { x, y } = toPixels({ x: place.x + step.x, y: place.y + step.y });
  const dot = toPixels(place);
  return (
    <g className={`race-ship ${kind}`} data-flying={flying} data-won={won}>
      <circle className="race-place" cx={dot.x} cy={dot.y} r="4" />
      {arrivals > 0 && !flying && <circle key={arrivals} className="race-arrival" cx={x} cy={y} r="30" />}
      <g transform={`translate(${x} ${y}) rotate(${headingTo(destination)})`}>
        <g className="race-flame">
          <path className="race-flame-outer" d="M-9 14q9 44 18 0z" />
          <path className="race-flame-inner" d="M-5 14q5 24 10 0z" />
        </g>
        <path className="race-fins" d="M-12 4l-12 18 12-4zM12 4l12 18-12-4z" />
        <path className="race-hull" d="M0-34c16 14 18 34 12 48h-24c-6-14-4-34 12-48z" />
        <path className="race-shine" d="M-2-26c-9 10-11 24-8 36" />
        <circle className="race-window" cy="-8" r="6.5" />
        <circle className="race-glint" cx="-2" cy="-10" r="2" />
      </g>
      <text className="race-ship-name" {...nameAt({ x, y }, { kind, lane })}>
        {name}
      </text>
    </g>
  );
}

/** The name stands below the ship; where two fly side by side, the upper one carries it above. */
function nameAt({ x, y }: Place, { kind, lane }: Pick<ShipProps, 'kind' | 'lane'>): Place {
  if (lane === 0) return { x, y: y + 56 };
  return kind === 'player' ? { x: x + 34, y: y - 34 } : { x: x + 46, y: y + 42 };
}
