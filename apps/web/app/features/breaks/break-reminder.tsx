import { useEffect, useRef, useState } from 'react';
import { siteSettings } from '../../site-settings.ts';
import { Button } from '../../ui/button.tsx';
import { addPlay, isBreakDue, readPlay, writePlay } from './play-time.ts';
import { breaksText as text } from './text.ts';
import './breaks.css';

const key = 'playforward_play_time';
const lookEveryMs = 20_000;
const shownMs = 45_000;

let held: string | null = null;

/** What this tab remembers over a reload. Where its storage is closed or full, the time holds while the page is open. */
function recall(): string | null {
  try {
    return sessionStorage.getItem(key) ?? held;
  } catch {
    return held;
  }
}

function keep(text: string): void {
  held = text;
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // It is held in memory; nobody has to hear of it.
  }
}

/** Proposes a break after long play, above whatever is open, and takes neither focus nor keys from it. */
export function BreakReminder() {
  const [minutes, setMinutes] = useState<number>();
  const every = siteSettings().break_minutes;

  // Time passes outside of React.
  useEffect(() => {
    if (every === 0) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const play = addPlay(readPlay(recall()), Date.now());
      const isDue = isBreakDue(play, every);
      keep(writePlay(isDue ? { ...play, told: play.told + 1 } : play));
      if (isDue) setMinutes((play.told + 1) * every);
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [every]);

  return minutes !== undefined && <Proposal minutes={minutes} onClose={() => setMinutes(undefined)} />;
}

function Proposal({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  // The browser draws a popover above dialogs, too; there it cannot be clicked, so it goes by itself.
  useEffect(() => {
    ref.current?.showPopover();
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div ref={ref} popover="manual" role="status" className="break-reminder">
      <p className="break-title">{text.title(minutes)}</p>
      <p>{text.idea}</p>
      <Button kind="quiet" small onClick={onClose}>
        {text.close}
      </Button>
    </div>
  );
}
