import { blockOfPlot, type Complaint, complaints, cornerOfBlock } from '@playforward/city-sim';
import { useEffect, useReducer } from 'react';
import { type GameState, isMuted, openMission } from '../../game/game-state.ts';
import { useGameInHand, useGameState } from '../../game/use-game.ts';
import type { SceneHandle, TilePlace } from '../../scene/scene-types.ts';
import { siteCorner } from '../../scene/site/site-look.ts';
import { emoteIcons } from '../../signals/emote-icons.ts';
import { othersShown } from '../others-shown.ts';
import { hudText as text } from '../text.ts';

/** Beside the works of a mission, below the signs that stand over them. */
const citizenPlace: TilePlace = { x: 7, y: 10 };

/** Words over the map: what a citizen needs most, who comes back in a unit, what others say, whose pointer is where. */
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
  const said = citizenLine(state);
  const tag = siteTag(state);
  return (
    <div className="map-bubbles" aria-hidden="true">
      {need && isQuiet && (
        <At scene={scene} tile={middleOf(need)}>
          <p className="need-bubble">{need.text}</p>
        </At>
      )}
      {said && (
        <At scene={scene} tile={citizenPlace}>
          <p className="need-bubble citizen">
            <b>{said.who}</b>
            {said.words}
          </p>
        </At>
      )}
      {tag && (
        <At scene={scene} tile={{ x: siteCorner.x + 3, y: siteCorner.z + 6 }} height={0.4}>
          <p className={`site-tag ${tag.tone}`}>{tag.words}</p>
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

/** Who comes back in the missions of the unit, and what they say of this one; read aloud with the mission's story. */
function citizenLine(state: GameState): { who: string; words: string } | null {
  const mission = openMission(state);
  const chain = state.town?.chain;
  if (!mission || !chain?.goals.some(({ lesson_id: id }) => id === mission.lesson_id)) return null;
  const { phase, run, inputs } = state.planner;
  const isTyping = Object.values(inputs).some((value) => value.trim() !== '');
  if (phase === 'plan' && !isTyping && !run) return { who: chain.citizen, words: chain.words };
  if (phase !== 'outcome' || !run) return null;
  return { who: chain.citizen, words: text.citizen[run.run.stars] ?? '' };
}

const longestTag = 64;

/** What happened, where it happened. */
function siteTag({ planner: { phase, run } }: GameState): { tone: string; words: string } | null {
  if (phase !== 'outcome' || !run?.run.site) return null;
  const { happened, stars } = run.run;
  const words = happened.replace(/\.$/, '');
  return words.length > longestTag ? null : { tone: stars === 3 ? 'good' : stars > 0 ? 'sun' : 'bad', words };
}

function middleOf({ block }: Pick<Complaint, 'block'>): TilePlace {
  const { x, y } = cornerOfBlock(block);
  return { x: x + 3, y: y + 3 };
}

type AtProps = { scene: SceneHandle; tile: TilePlace; height?: number; children: React.ReactNode };

/** Room for a bubble between the bar above and the keys below. */
const edges = { top: 190, bottom: 110 } as const;

function At({ scene, tile, height = 2, children }: AtProps) {
  const { left, top } = scene.pageAt(tile, height);
  const seen = Math.min(Math.max(top, edges.top), window.innerHeight - edges.bottom);
  return (
    <div className="at" style={{ transform: `translate(${Math.round(left)}px, ${Math.round(seen)}px)` }}>
      {children}
    </div>
  );
}

function SaidBubble({ words, emote }: { words: string; emote: string | null }) {
  const Icon = emote && emote in emoteIcons ? emoteIcons[emote as keyof typeof emoteIcons] : null;
  return <p className="said-bubble">{Icon ? <Icon size={24} /> : words}</p>;
}
