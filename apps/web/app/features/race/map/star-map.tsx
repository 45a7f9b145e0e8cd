import { raceText as text } from '../text.ts';
import { MapAxes } from './map-axes.tsx';
import { distance, frame, isOnMap, laneByGap, type Place, sayPlace, toPixels, unit } from './map-geometry.ts';
import { Ship } from './ship.tsx';
import { type Flight, useFlight } from './use-flight.ts';
import './star-map.css';

export type StarMapProps = {
  player: Place;
  ai: Place;
  rivalName: string;
  destination: Place;
  /** The winning circle around the beacon, in units. */
  radius: number;
  winner: 'player' | 'ai' | null;
  /** Points a coordinate challenge speaks of (D-143). */
  points: readonly Place[];
};

/** The stage of the race: school axes, the line to the beacon, its winning circle and both ships. */
export function StarMap(props: StarMapProps) {
  const { player, ai, rivalName, destination, radius, winner, points } = props;
  const [yours, rivals] = [useFlight(player), useFlight(ai)];
  const lane = laneByGap(distance(yours.place, rivals.place));
  const [from, to] = [toPixels({ x: 0, y: 0 }), toPixels(destination)];
  return (
    <svg
      className="star-map"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={text.mapLabel({ player, ai, destination })}
      data-player={`${player.x},${player.y}`}
      data-ai={`${ai.x},${ai.y}`}
      data-winner={winner ?? undefined}
    >
      <MapAxes />
      <circle className="race-circle" cx={to.x} cy={to.y} r={radius * unit} />
      <line className="race-line" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <Trail flight={rivals} kind="ai" />
      <Trail flight={yours} kind="player" />
      <Beacon at={to} destination={destination} won={winner !== null} />
      {points.filter(isOnMap).map((point) => (
        <MapPoint key={`${point.x},${point.y}`} point={point} />
      ))}
      <Ship
        destination={destination}
        kind="ai"
        name={rivalName}
        flight={rivals}
        lane={-lane}
        won={winner === 'ai'}
      />
      <Ship
        destination={destination}
        kind="player"
        name={text.you}
        flight={yours}
        lane={lane}
        won={winner === 'player'}
      />
    </svg>
  );
}

/** The way a ship has come. */
function Trail({ flight, kind }: { flight: Flight; kind: 'player' | 'ai' }) {
  const [from, to] = [toPixels({ x: 0, y: 0 }), toPixels(flight.place)];
  return <line className={`race-trail ${kind}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

function Beacon({ at, destination, won }: { at: Place; destination: Place; won: boolean }) {
  return (
    <g className="race-beacon" data-won={won} data-destination={`${destination.x},${destination.y}`}>
      {won &&
        [0, 1, 2].map((wave) => (
          <circle key={wave} className={`race-wave wave-${wave}`} cx={at.x} cy={at.y} r="60" />
        ))}
      <circle className="race-halo" cx={at.x} cy={at.y} r="30" />
      <circle className="race-core" cx={at.x} cy={at.y} r="16" />
      <circle className="race-core-light" cx={at.x - 5} cy={at.y - 5} r="5" />
      <text className="race-beacon-name" x={at.x} y={at.y - 42}>
        {sayPlace(destination)}
      </text>
    </g>
  );
}

function MapPoint({ point }: { point: Place }) {
  const { x, y } = toPixels(point);
  return (
    <g className="race-point">
      <path d={`M${x - 8} ${y}h16M${x} ${y - 8}v16`} />
      <text x={x + 14} y={y - 10}>
        {sayPlace(point)}
      </text>
    </g>
  );
}
