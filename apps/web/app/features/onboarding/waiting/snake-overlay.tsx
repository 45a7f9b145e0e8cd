import { Button } from '../../../ui/button.tsx';
import type { SnakeState } from './snake-state.ts';
import { hasEnded } from './snake-state.ts';
import { waitingText as text } from './text.ts';

type SnakeOverlayProps = { state: SnakeState; onPlay: () => void };

/** What stands over a board that stands still. The element stays in the page, so that its words are announced. */
export function SnakeOverlay({ state, onPlay }: SnakeOverlayProps) {
  const isRunning = state.phase === 'running';
  return (
    <div role="status" className="pointer-events-none absolute inset-0">
      {!isRunning && (
        <div className="grid h-full content-center justify-items-center gap-1 rounded-[10px] bg-[#0f1030]/80 px-4 text-center sm:gap-2">
          <p className="font-display text-2xl leading-tight font-bold text-balance sm:text-3xl">
            {text.headline[state.phase]}
          </p>
          {hasEnded(state) && <p className="text-lg font-semibold">{text.endScore(state.score)}</p>}
          {hasEnded(state) ? (
            <p className="text-sm text-[#e4defc] pointer-coarse:hidden">{text.howToRestart}</p>
          ) : (
            <p className="text-sm text-[#e4defc]">{text.howToStart}</p>
          )}
          <Button kind="quiet" small onClick={onPlay} className="pointer-events-auto mt-2">
            {buttonText(state)}
          </Button>
        </div>
      )}
    </div>
  );
}

function buttonText(state: SnakeState): string {
  if (hasEnded(state)) return text.again;
  return state.phase === 'ready' ? text.start : text.goOn;
}
