import { useEffect } from 'react';
import { useGameState } from '../game/use-game.ts';
import type { SceneHandle } from '../scene/scene-types.ts';

const narrow = '(width < 960px)';
/** Of the bar and of the keys, with the space around them. */
const bar = 76;
const keys = 84;

/** Tells the map what lies over it, so that what is looked at stands in the middle of what can be seen. */
export function Insets({ scene }: { scene: SceneHandle }) {
  const { planner, panel } = useGameState();
  const shown = `${planner.missionId} ${planner.phase} ${panel}`;
  // The page is outside of React: the panels are measured where they stand.
  useEffect(() => {
    if (shown === '') return;
    const panelBox = document.querySelector('.hud-left > *')?.getBoundingClientRect();
    const isNarrow = window.matchMedia(narrow).matches;
    const bottom = isNarrow && panelBox ? window.innerHeight - panelBox.top : keys;
    const left = !isNarrow && panelBox ? panelBox.right : 0;
    scene.setInsets({ left, right: 0, top: bar, bottom });
  }, [scene, shown]);
  return null;
}
