import { Pause, Play } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ArrowPad } from './arrow-pad.tsx';
import { SnakeCanvas } from './snake-canvas.tsx';
import { SnakeOverlay } from './snake-overlay.tsx';
import { hasEnded, type SnakeState } from './snake-state.ts';
import { directionOfPoint } from './steer.ts';
import { tellNews } from './tell-news.tsx';
import { waitingText as text } from './text.ts';
import { useGameKeys } from './use-game-keys.ts';
import { useSnake } from './use-snake.ts';

/** The game with its score, its board and its buttons. Playing is never needed to go on. */
export function SnakeGame() {
  const { state, send, play } = useSnake(tellNews);
  const game = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const hint = useId();
  const turn = (direction: SnakeState['direction']) => send({ type: 'turn', direction });

  /** The button that was pressed goes away; the keys stay with the game. */
  function playOnStage(): void {
    play();
    stage.current?.focus();
  }

  useGameKeys({
    game,
    standsStill: state.phase !== 'running',
    hasEnded: hasEnded(state),
    onTurn: turn,
    onPlay: playOnStage,
  });

  return (
    <section
      ref={game}
      aria-label={text.game}
      aria-describedby={hint}
      className="grid w-full justify-items-center gap-5 lg:grid-cols-[448px_200px] lg:items-center lg:gap-8"
    >
      <div className="w-full max-w-[448px] rounded-3xl bg-[#0f1030] p-3 pt-2 shadow-[0_24px_64px_rgb(15_16_48/0.5)] sm:p-6 sm:pt-3">
        <ScoreRow state={state} onPause={() => send({ type: 'pause' })} onPlay={playOnStage} />
        <div className="relative">
          <div ref={stage} tabIndex={-1} className="rounded-[10px]">
            <SnakeCanvas
              state={state}
              onPoint={(point) => state.snake[0] && turn(directionOfPoint(point, state.snake[0]))}
            />
          </div>
          <SnakeOverlay state={state} onPlay={playOnStage} />
        </div>
        <p id={hint} className="sr-only">
          {`${text.keys}. ${text.optional}`}
        </p>
        <p role="status" className="sr-only">
          {state.score > 0 && text.heard.points(state.score)}
        </p>
      </div>
      <ArrowPad onTurn={turn} />
    </section>
  );
}

type ScoreRowProps = { state: SnakeState; onPause: () => void; onPlay: () => void };

function ScoreRow({ state, onPause, onPlay }: ScoreRowProps) {
  const isRunning = state.phase === 'running';
  return (
    <div className="mb-1 grid min-h-12 grid-cols-[1fr_auto_1fr] items-center font-medium text-[#cfc8ff]">
      <Score name={text.score} value={state.score} />
      {!hasEnded(state) && (
        <IconButton label={isRunning ? text.pause : text.play} onClick={isRunning ? onPause : onPlay}>
          {isRunning ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        </IconButton>
      )}
      <span className="col-start-3 justify-self-end">
        <Score name={text.highScore} value={state.highScore} />
      </span>
    </div>
  );
}

function Score({ name, value }: { name: string; value: number }) {
  return (
    <span>
      {name} <b className="ml-1 font-display text-xl font-bold text-white tabular-nums">{value}</b>
    </span>
  );
}
