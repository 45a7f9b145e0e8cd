import { useEffect } from 'react';
import { Orb } from '../../ui/orb/orb.tsx';
import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import { gameFrameText as text } from './text.ts';

/** What the game last told the companion of the page: a mission that is tricky, three stars, a quiet minute. */
export type GameNews = 'struggling' | 'success' | 'idle' | null;

const modes: Record<NonNullable<GameNews>, OrbMode> = {
  struggling: 'determined',
  success: 'excited',
  idle: 'listening',
};
/** Words stay for as long as they take to be read. */
const readMs = 12_000;

/** The companion above the game: it sees what happens in the city, and says so in one line. */
export function GameOrb({ news, onRead }: { news: GameNews; onRead: () => void }) {
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(onRead, readMs);
    return () => clearTimeout(timer);
  }, [news, onRead]);
  return (
    <>
      <Orb mode={news ? modes[news] : 'idle'} size={40} className="game-orb" />
      <p className="game-orb-words" role="status">
        {news && text.orb[news]}
      </p>
    </>
  );
}
