import { useState } from 'react';
import { useGameState } from '../game/use-game.ts';
import { Orb } from '../ui/orb.tsx';
import { orbLine } from './orb-line.ts';
import { hudText as text } from './text.ts';

/** On a phone the line waits until it is asked for. */
function isFolded(): boolean {
  return window.matchMedia('(width < 960px)').matches;
}

/** The companion in the corner of the map, with one line at a time; pressed, it says it again or is quiet. */
export function OrbCorner() {
  const line = orbLine(useGameState());
  const [hushed, hush] = useState<string | null>(null);
  const [asked, ask] = useState<string | null>(null);
  const isShown = line.words !== '' && hushed !== line.words;
  const isAsked = asked === line.words;
  return (
    <div className="orb-corner">
      {isShown && (
        <p className={isAsked ? 'orb-line asked' : 'orb-line'} role="status">
          {line.words}
        </p>
      )}
      <button
        type="button"
        className="orb-key"
        aria-label={isShown ? text.orbHush : text.orbSpeak}
        disabled={line.words === ''}
        onClick={() => {
          hush(isShown && (isAsked || !isFolded()) ? line.words : null);
          ask(isAsked ? null : line.words);
        }}
      >
        <Orb mood={line.mood} size={88} />
      </button>
    </div>
  );
}
