import { blockOfPlot, type Complaint, complaints, cornerOfBlock } from '@playforward/city-sim';
import { useEffect, useReducer } from 'react';
import { isMuted } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import type { SceneHandle, TilePlace } from '../scene/scene-types.ts';
import { emoteIcons } from '../signals/emote-icons.ts';
import { othersShown } from './others-shown.ts';

/** Words over the map: what a citizen needs most, what others say, whose pointer is where. */
export function MapBubbles({ scene }: { scene: SceneHandle }) {
  const { game } = useGameInHand();
  const state = useGameState();
  const { bubbles, planner, looked, panel } = state;
  const [, moved] = useReducer((count: number) => count + 1, 0);
  // The view moves outside of React.
  useEffect(() => scene.onView(moved), [scene]);
  const city = game.session.city();
  const [need] = complaints(city);
  const isQuiet = planner.missionId === null && looked === null && panel === null;
  const others = othersShown(game.session.players(), (plot) => isMuted(state, plot));
  const drawn = JSON.stringify(others);
  useEffect(() => scene.setOthers(JSON.parse(drawn)), [scene, drawn]);
  return (
    <div className="map-bubbles" aria-hidden="true">
      {need && isQuiet && (
        <At scene={scene} tile={middleOf(need)}>
          <p className="need-bubble">{need.text}</p>
        </At>
      )}
      {others.map(({ id, words, hue, x, y }) => (
        <At key={id} scene={scene} tile={{ x, y }} height={0}>
          <span className="player-tag" data-hue={hue}>
            {words}
          </span>
        </At>
      ))}
      {bubbles.map(({ id, plot, words, emote }) => (
        <At key={id} scene={scene} tile={middleOf({ block: blockOfPlot(plot) })}>
          <SaidBubble words={words} emote={emote} />
        </At>
      ))}
    </div>
  );
}

function middleOf({ block }: Pick<Complaint, 'block'>): TilePlace {
  const { x, y } = cornerOfBlock(block);
  return { x: x + 3, y: y + 3 };
}

type AtProps = { scene: SceneHandle; tile: TilePlace; height?: number; children: React.ReactNode };

function At({ scene, tile, height = 2, children }: AtProps) {
  const { left, top } = scene.pageAt(tile, height);
  return (
    <div className="at" style={{ transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)` }}>
      {children}
    </div>
  );
}

function SaidBubble({ words, emote }: { words: string; emote: string | null }) {
  const Icon = emote && emote in emoteIcons ? emoteIcons[emote as keyof typeof emoteIcons] : null;
  return <p className="said-bubble">{Icon ? <Icon size={24} /> : words}</p>;
}
