import type { CareerSearchAnswer } from '@playforward/contract';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { islandIcon } from './island-icon.ts';
import { careersText as text } from './text.ts';
import './career-map.css';

type Island = CareerSearchAnswer['islands'][number];

type CareerMapProps = {
  islands: readonly Island[];
  /** Whether a search or filter is on, so that what fits is marked. */
  searched: boolean;
  cluster: string | null;
  onChoose: (cluster: string | null) => void;
};

const zooms = [1, 1.5, 2.2];
const mostMarks = 7;

/** The groups of jobs as islands: people left, machines right; each is a button, so that the map is walked by keyboard. */
export function CareerMap({ islands, searched, cluster, onChoose }: CareerMapProps) {
  const [zoom, setZoom] = useState(0);
  const scale = zooms[zoom] ?? 1;
  return (
    <section className="career-map" aria-label={text.map}>
      <div className="career-sea">
        <div className="career-islands" style={{ width: `${scale * 100}%`, aspectRatio: '5 / 4' }}>
          {islands.map((island) => (
            <IslandButton
              key={island.cluster}
              island={island}
              searched={searched}
              here={island.cluster === cluster}
              onChoose={() => onChoose(island.cluster === cluster ? null : island.cluster)}
            />
          ))}
        </div>
      </div>
      <div className="career-zoom">
        <IconButton
          label={text.zoomIn}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom((now) => Math.min(now + 1, zooms.length - 1))}
        >
          <Plus size={22} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={text.zoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom((now) => Math.max(now - 1, 0))}
        >
          <Minus size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {searched && (
        <p className="career-legend">
          <span className="fit-mark" aria-hidden="true" />
          {text.legend}
        </p>
      )}
      <p className="career-ends" aria-hidden="true">
        <span>{text.withPeople}</span>
        <span>{text.withMachines}</span>
      </p>
      <p className="career-map-help">{text.mapHelp}</p>
    </section>
  );
}

type IslandButtonProps = { island: Island; searched: boolean; here: boolean; onChoose: () => void };

function IslandButton({ island, searched, here, onChoose }: IslandButtonProps) {
  const { cluster, x, y, all, fit } = island;
  const marks = searched ? Math.min(mostMarks, fit) : 0;
  const Icon = islandIcon(cluster);
  const size = 6 + Math.sqrt(all) * 0.8;
  return (
    <button
      type="button"
      className={`island${here ? ' here' : ''}${searched && fit === 0 ? ' empty' : ''}`}
      style={{ left: `${x}%`, top: `${y}%`, width: `${size}%` }}
      aria-pressed={here}
      onClick={onChoose}
    >
      <span className="island-land" aria-hidden="true">
        <Icon size={22} />
        {marksOf(marks).map((at) => (
          <span key={`${at.left} ${at.top}`} className="fit-mark" style={at} />
        ))}
      </span>
      <span className="island-label">
        <span className="island-name">{cluster}</span>{' '}
        <span className="island-count">{text.islandFit(fit, all)}</span>
      </span>
    </button>
  );
}

/** Marks lie on a ring around the middle of their island. */
function marksOf(count: number): { left: string; top: string }[] {
  return Array.from({ length: count }, (_, place) => {
    const turn = (place / count) * 2 * Math.PI - Math.PI / 2;
    return { left: `${50 + 30 * Math.cos(turn)}%`, top: `${50 + 28 * Math.sin(turn)}%` };
  });
}
