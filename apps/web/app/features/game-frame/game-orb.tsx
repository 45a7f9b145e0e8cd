import { useEffect } from 'react';
import { Orb } from '../../ui/orb.tsx';
import type { OrbMode } from '../../ui/orb-looks.ts';
import { gameFrameText as text } from './text.ts';

/** What the game last told the companion of the page. */
export type GameNews = 'struggling' | 'success' | 'idle';

const modes: Record<GameNews, OrbMode> = { struggling: 'determined', success: 'excited', idle: 'idle' };
/** Words stay for as long as they take to be read. */
const readMs = 12_000;

/** The companion above the game: it sees what happens in the city, and says so in one line. */
export function GameOrb({ news, onRead }: { news: GameNews; onRead: () => void }) {
  useEffect(() => {
    if (news === 'idle') return;
    const timer = setTimeout(onRead, readMs);
    return () => clearTimeout(timer);
  }, [news, onRead]);
  return (
    <>
      <Orb mode={modes[news]} size={40} className="game-orb" />
      <p className="game-orb-words" role="status">
        {text.orb[news]}
      </p>
    </>
  );
}
