import { Check, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { playSound } from '../../../sound/play-sound.ts';
import { Button } from '../../../ui/button.tsx';
import { Orb } from '../../../ui/orb/orb.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SnakeGame } from './snake-game.tsx';
import { waitingText as text } from './text.ts';
import { useWaited } from './use-waited.ts';
import { progressAt } from './waiting-progress.ts';

type WaitingScreenProps = {
  /** The results have arrived: only then there is a way on. */
  ready: boolean;
  onFinish: () => void;
};

/** Bar and button share one place on a phone, above the game: the way on is in sight, and nothing moves when it comes. */
const slot = 'grid min-h-[68px] w-full max-w-[320px] content-center justify-items-center';

/** A game to play while results are on their way. The way on is the same for those who do not play. */
export function WaitingScreen({ ready, onFinish }: WaitingScreenProps) {
  const { words, part } = progressAt(useWaited(!ready), ready);
  const title = useRef<HTMLHeadingElement>(null);

  // The screen before is gone and took the focus with it.
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (ready) playSound('results-here');
  }, [ready]);

  return (
    <div className="grid justify-items-center px-4 pb-6 text-white lg:pb-10">
      <h1
        ref={title}
        tabIndex={-1}
        className="text-center text-[1.75rem] text-balance outline-none lg:text-[2.75rem]"
      >
        {text.title}
      </h1>
      <p className="mt-2 flex items-center gap-2.5 text-[#e4defc] lg:mt-3 lg:text-[1.0625rem]">
        <Clock size={20} aria-hidden="true" className="flex-none" />
        {text.note}
      </p>
      <div
        className={`${slot} max-lg:order-2 lg:mt-6 lg:min-h-0 lg:max-w-[448px] [--good:#4fd3a0] [--line:rgb(255_255_255/0.18)] [&_.progress]:h-3 ${ready ? 'max-lg:hidden' : ''}`}
      >
        <ProgressBar label={text.progress} value={Math.round(part * 100)} max={100} />
      </div>
      <p
        role="status"
        className="mt-3 flex min-h-6 items-center gap-2.5 font-semibold max-lg:order-1 lg:mt-2.5"
      >
        {ready && <Check size={20} aria-hidden="true" className="flex-none" />}
        {text.words[words]}
      </p>
      <div className="mt-2 grid w-full justify-center gap-5 max-lg:order-3 lg:mt-8 lg:grid-cols-[200px_auto] lg:items-center lg:gap-8">
        <Orb mode={ready ? 'excited' : 'thinking'} size={200} className="max-lg:hidden" />
        <SnakeGame />
      </div>
      <div className={`${slot} max-lg:order-2 lg:mt-8 ${ready ? '' : 'max-lg:hidden'}`}>
        {ready && (
          <Button kind="sun" onClick={onFinish} className="min-h-14 px-4 sm:px-8 lg:text-[1.0625rem]">
            {text.finish}
          </Button>
        )}
      </div>
    </div>
  );
}
