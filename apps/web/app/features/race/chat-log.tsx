import type { Challenge, RaceMessage, Typeset } from '@playforward/race';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import { raceText as text } from './text.ts';
import { typesetContent, typesetMessage } from './typeset-message.ts';
import './chat-log.css';

type ChatLogProps = {
  messages: readonly RaceMessage[];
  /** The challenges that messages ask, and which of them is open. */
  asked: ReadonlyMap<number, Challenge>;
  open: string | null;
  typing: boolean;
  /** Shows a report where its message stands. */
  report: (message: RaceMessage) => ReactNode;
  /** What may be chosen, below the newest message. */
  children?: ReactNode;
};

/** The conversation. New messages are read out; the newest is kept in sight. */
export function ChatLog({ messages, asked, open, typing, report, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  const typeset = typesetMessage(messages, asked);

  const hasChoices = Boolean(children);
  // Where the log stands is the browser's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or the sign of typing moves the log
  useEffect(() => {
    if (log.current) showNewest(log.current, hasChoices);
  }, [newest, typing, hasChoices]);

  return (
    <div ref={log} className="race-log" role="log" aria-label={text.logName} tabIndex={0}>
      <div className="race-log-space" />
      {messages.map((message) =>
        message.feedback ? (
          <div key={message.id} data-type="bot" data-kind="feedback">
            {report(message)}
          </div>
        ) : (
          <Message
            key={message.id}
            message={message}
            challenge={asked.get(message.id)}
            typeset={typeset.get(message.id)}
            open={open}
          />
        ),
      )}
      {typing && <TypingSign />}
      {children}
    </div>
  );
}

/**
 * The end is in sight; where choices stand below it, or it is longer than the log, what Orbit said last is read from
 * its beginning.
 */
function showNewest(log: HTMLElement, hasChoices: boolean): void {
  const mine = [...log.querySelectorAll<HTMLElement>('[data-type="user"]')].at(-1);
  const reply = mine?.nextElementSibling;
  const newest = [...log.querySelectorAll<HTMLElement>('.race-said')].at(-1);
  const isLong = newest !== undefined && newest.offsetHeight > log.clientHeight;
  const first = isLong ? newest : hasChoices ? reply : null;
  log.scrollTop = first instanceof HTMLElement ? first.offsetTop - log.offsetTop - 12 : log.scrollHeight;
}

type MessageProps = {
  message: RaceMessage;
  challenge: Challenge | undefined;
  typeset: Typeset | undefined;
  open: string | null;
};

function Message({ message, challenge, typeset, open }: MessageProps) {
  const content = typeset && typesetContent(message.text, typeset);
  const mine = message.type === 'user';
  const isOpen = challenge !== undefined && challenge.id === open;
  const kind = message.error ? 'error' : challenge ? 'challenge' : message.game ? 'game' : 'talk';
  return (
    <div
      className={`race-said ${mine ? 'mine' : ''}`}
      data-type={message.type}
      data-kind={kind}
      data-open={isOpen}
    >
      <span className="sr-only">{mine ? text.youSaid : text.orbitSaid}</span>
      {message.error && <TriangleAlert size={18} aria-hidden="true" />}
      <div>
        {challenge && <p className="race-worth">{text.worth(challenge.type, challenge.moveValue)}</p>}
        <p dir="auto" lang={message.lang}>
          {content ? <MathText text={content} math={typeset.math} /> : message.text}
        </p>
      </div>
    </div>
  );
}

function TypingSign() {
  return (
    <div className="race-typing" data-testid="typing">
      <span className="sr-only">{text.typing}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
