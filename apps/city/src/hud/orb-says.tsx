import { useGameState } from '../game/use-game.ts';
import { Orb } from '../ui/orb.tsx';
import { orbLine } from './orb-line.ts';

/** The companion's line over the map. */
export function OrbSays() {
  const line = orbLine(useGameState());
  if (!line) return null;
  return (
    <p className="hud-card orb-says" role="status">
      <Orb mood={line.mood} size={48} />
      <span>{line.words}</span>
    </p>
  );
}
