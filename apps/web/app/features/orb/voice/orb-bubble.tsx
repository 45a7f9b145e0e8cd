import { Square, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { wordsToRead } from '../../../ui/reading/read-aloud.ts';
import { spokenText } from '../../../ui/reading/spoken-text.ts';
import { canReadAloud } from '../../../ui/reading/use-read-aloud.ts';
import { useAlive } from '../../../ui/use-alive.ts';
import { useMotionAllowed } from '../../../ui/use-motion-allowed.ts';
import { orbText } from '../text.ts';
import type { Companion } from '../use-companion.ts';
import { useTyped } from './typing.ts';

/** Where the bubble is: above the companion, beside it (below on narrow screens), or without one. */
export type OrbPlace = keyof typeof places;

const places = { above: 'bubble', beside: 'bubble tail-up beside', alone: 'bubble no-tail' } as const;

/** One message. It types itself; assistive technology gets it once, whole, in the live region beside it. */
export function OrbBubble({ companion, place }: { companion: Companion; place: OrbPlace }) {
  const { store, queue, text, voice, next } = companion;
  const writing = queue.shown?.writing === true;
  const waiting = queue.waiting.length;
  const math = queue.shown?.math;
  const shown = useTyped(text, useMotionAllowed() === true);
  return (
    <div className={`orb-bubble ${places[place]}`} data-writing={writing}>
      <p className="orb-words" aria-hidden="true">
        {voice.active ? (
          <ReadWords text={spokenText(text)} word={voice.word} />
        ) : math ? (
          <MathText text={text} math={math} />
        ) : (
          <>
            {text.slice(0, shown)}
            <span className="orb-unseen">{text.slice(shown)}</span>
          </>
        )}
        {writing && <WritingDots />}
      </p>
      <div className="orb-actions">
        {waiting > 0 && <span className="chip">{orbText.more(waiting)}</span>}
        <span className="orb-actions-end">
          {writing || queue.receiving ? (
            <Button kind="quiet" small onClick={store.stopWriting}>
              <Square size={14} fill="currentColor" aria-hidden="true" />
              {orbText.stopWriting}
            </Button>
          ) : (
            <VoiceButton voice={voice} />
          )}
          {next && (
            <Button small onClick={next}>
              {orbText.next}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

function VoiceButton({ voice }: { voice: Companion['voice'] }) {
  const alive = useAlive();
  if (!alive || !canReadAloud()) return null;
  return (
    <IconButton
      label={voice.active ? orbText.stopReading : orbText.readAloud}
      aria-pressed={voice.active}
      onClick={voice.active ? voice.stop : voice.start}
    >
      {voice.active ? <VolumeX size={22} aria-hidden="true" /> : <Volume2 size={22} aria-hidden="true" />}
    </IconButton>
  );
}

/** The text with the word that is being read marked. */
function ReadWords({ text, word }: { text: string; word: number | null }): ReactNode {
  const current = word === null ? undefined : wordsToRead(text)[word];
  if (!current) return text;
  return (
    <>
      {text.slice(0, current.start)}
      <mark className="orb-word">{text.slice(current.start, current.end)}</mark>
      {text.slice(current.end)}
    </>
  );
}

function WritingDots() {
  return (
    <span className="orb-dots">
      <span />
      <span />
      <span />
    </span>
  );
}
