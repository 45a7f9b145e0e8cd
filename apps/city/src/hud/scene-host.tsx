import { type RefObject, useEffect, useRef, useState } from 'react';
import { gameText } from '../game/text.ts';
import { useGameInHand } from '../game/use-game.ts';
import type { Pick, SceneHandle, TilePlace } from '../scene/scene-types.ts';
import type { Wishes } from '../settings/settings.ts';
import { Orb } from '../ui/orb.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { seasonOf } from './season-of.ts';
import { hudText as text } from './text.ts';

type SceneHostProps = {
  place: RefObject<HTMLDivElement | null>;
  wishes: Wishes;
  shot: boolean;
  onScene(scene: SceneHandle | null): void;
  onPick(pick: Pick): void;
  onHover(tile: TilePlace | null): void;
};

/** Loads the drawing library and puts the map into its place; without WebGL the list view takes over. */
export function SceneHost({ place, wishes, shot, onScene, onPick, onHover }: SceneHostProps) {
  const { game, settings } = useGameInHand();
  const [ready, setReady] = useState(false);
  const scene = useRef<SceneHandle | null>(null);
  const { tier, lessMotion } = wishes;
  const first = useRef({ reducedMotion: lessMotion });
  const pick = useLatest(onPick);
  const hover = useLatest(onHover);
  const tell = useLatest((handle: SceneHandle | null) => {
    scene.current = handle;
    setReady(handle !== null);
    onScene(handle);
  });
  const fail = useLatest(() => {
    game.dispatch({ kind: 'map trouble' });
    game.notify('info', gameText.noMap);
  });
  // A lost context is not waited for: opening the map again draws it on a new one.
  const lose = useLatest(() => {
    game.dispatch({ kind: 'view', view: 'list' });
    game.notify('info', gameText.mapLost);
  });

  // The map is drawn outside of React.
  useEffect(() => {
    let left = false;
    let handle: SceneHandle | null = null;
    const mount = async () => {
      const { mountScene, measureTier } = await import('../scene/mount-scene.ts');
      if (left || !place.current) return;
      const { city, plot, subscribe } = game.session;
      const source = { city, plot, subscribe };
      if (!shot && settings.wantsMeasure()) settings.measured(measureTier(source));
      const options = { ...first.current, tier: settings.wishes().tier, shot };
      handle = mountScene(place.current, source, { ...options, clock: () => performance.now() });
      handle.setSeason(shot ? 'summer' : seasonOf(new Date().getMonth()));
      handle.onPick(pick);
      handle.onHover(hover);
      handle.onContextLost(lose);
      tell(handle);
    };
    mount().catch(fail);
    return () => {
      left = true;
      tell(null);
      handle?.dispose();
    };
  }, [game, settings, place, shot, pick, hover, lose, fail, tell]);

  useEffect(() => scene.current?.setTier(tier), [tier]);
  useEffect(() => scene.current?.setReducedMotion(lessMotion), [lessMotion]);
  if (ready) return null;
  return (
    <div className="map-wait">
      <Orb mood="loading" size={96} />
      <p role="status">{text.loadingMap}</p>
    </div>
  );
}
