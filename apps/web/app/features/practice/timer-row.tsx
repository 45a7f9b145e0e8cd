import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '../../preferences/preferences.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { practiceText as text } from './text.ts';
import { useCountdown } from './use-countdown.ts';

type TimerRowProps = {
  milliseconds: number;
  held: boolean;
  label: (seconds: number) => string;
  onEnd: () => void;
};

/** What happens by itself and when, with a button that stops it; stopped from the start where timers are turned off. */
export function TimerRow({ milliseconds, held, label, onEnd }: TimerRowProps) {
  const { timers } = usePreferences();
  const [paused, setPaused] = useState(!timers);
  const left = useCountdown({ milliseconds, running: !paused && !held, onEnd });
  const words = label(Math.ceil(left / 1000));
  return (
    <div className="timer">
      <span className="timer-bar" aria-hidden="true">
        <ProgressBar label={words} value={left} max={milliseconds} tone="accent" />
      </span>
      <span className="timer-words">{words}</span>
      <IconButton
        label={paused ? text.resume : text.pause}
        className="timer-button"
        onClick={() => setPaused(!paused)}
      >
        {paused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
