import { useGameInHand, useGameState } from '../game/use-game.ts';
import { MeterBar } from './meter-bar.tsx';
import { ViewKeys } from './view-keys.tsx';
import { WhoPanel } from './who-panel.tsx';

/** One line over the map: the city and its day, its meters, and the keys to other views. */
export function TopBar({ onHome }: { onHome: () => void }) {
  useGameInHand();
  useGameState();
  return (
    <header className="hud-card top-bar">
      <WhoPanel onHome={onHome} />
      <MeterBar />
      <ViewKeys />
    </header>
  );
}
