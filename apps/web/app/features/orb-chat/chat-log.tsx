import type { HandIn, OrbSafetyCard } from '@playforward/contract';
import { type ClipboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { copiedText } from '../../ui/reading/copied-text.ts';
import { spokenText } from '../../ui/reading/spoken-text.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { ChatEntry, HandedIn } from './chat-entry.ts';
import { type Chat, isWriting } from './chat-state.ts';
import { chatText as text } from './chat-text.ts';
import { OrbEntryView, UserEntryView } from './entry-view.tsx';
import type { ChatController } from './use-chat.ts';

type ChatLogProps = {
  controller: ChatController;
  /** The problem on the screen that an answer can be typed for. */
  handsIn: number | undefined;
  handedIn: readonly HandedIn[];
  onHandIn: (offer: HandIn) => void;
};

/** The conversation, oldest first, and one polite line for those who listen. */
export function ChatLog({ controller, handsIn, handedIn, onHandIn }: ChatLogProps) {
  const { chat, send, retry, openThread } = controller;
  const log = useRef<HTMLDivElement>(null);
  useStaysAtEnd(log, chat.entries);
  const { thread, history } = chat;
  return (
    <>
      <div
        ref={log}
        className="chat-log"
        role="log"
        aria-label={text.log}
        aria-live="off"
        tabIndex={0}
        onCopy={copyFormulas}
      >
        {history === 'loading' && (
          <p className="chat-note">
            <Spinner /> {text.threads.opening}
          </p>
        )}
        {history === 'failed' && thread && (
          <div className="chat-note" role="alert">
            {text.threads.notOpened}
            <Button kind="quiet" small onClick={() => openThread(thread)}>
              {text.threads.again}
            </Button>
          </div>
        )}
        {chat.entries.map((entry, index) =>
          entry.type === 'user' ? (
            <UserEntryView
              key={entry.key}
              entry={entry}
              mayRetry={chat.asking === null}
              onRetry={() => retry(entry.key)}
            />
          ) : (
            <OrbEntryView
              key={entry.key}
              entry={entry}
              isLast={chat.asking === null && index === chat.entries.length - 1}
              answered={answerTo(chat.entries, index)}
              onSuggest={(words) => send(words, [])}
              handIn={entry.handIn?.problem_id === handsIn ? entry.handIn : null}
              handedIn={handedIn.find(({ offer }) => offer === entry.handIn)?.outcome}
              onHandIn={onHandIn}
            />
          ),
        )}
        {chat.asking !== null && !isWriting(chat) && <ThinkingDots />}
      </div>
      <p role="status" aria-live="polite" className="sr-only" lang={cardOf(chat)?.language}>
        {announcement(chat)}
      </p>
    </>
  );
}

/** What the student said next. */
function answerTo(entries: readonly ChatEntry[], index: number): string | null {
  const next = entries[index + 1];
  return next?.type === 'user' ? next.text : null;
}

/** The card for a hard moment, while it is the newest thing said. */
function cardOf({ entries, asking }: Chat): OrbSafetyCard | null {
  const last = entries.at(-1);
  return asking === null && last?.type === 'orb' ? last.card : null;
}

/** What is read out: that an answer is coming, then the whole of it. */
function announcement(chat: Chat): string {
  if (chat.asking !== null) {
    const asked = chat.entries.find(({ key }) => key === chat.asking);
    const note = asked?.type === 'user' && asked.masked ? `${text.masked} ` : '';
    return note + (isWriting(chat) ? text.writing : text.thinking);
  }
  const last = chat.entries.at(-1);
  if (last?.type !== 'orb') return '';
  if (!last.card) return spokenText(last.text);
  const { title, paragraphs, ways, told, after } = last.card;
  const reach = ways.map(({ name, contact }) => `${name} ${contact}.`);
  return [title, ...paragraphs, ...reach, told, after].join(' ');
}

/** Pixels between the top of the log and a card that is higher than the log. */
const cardGap = 12;

/** A typeset formula would be copied twice, and torn apart. */
function copyFormulas(event: ClipboardEvent): void {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const words = copiedText(selection.getRangeAt(0).cloneContents());
  if (words === null) return;
  event.clipboardData.setData('text/plain', words);
  event.preventDefault();
}

function ThinkingDots() {
  return (
    <div className="chat-entry orb" aria-hidden="true">
      <div className="chat-bubble chat-dots">
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

/** New words come into view, unless the student has gone back to read. A card is read from its beginning. */
function useStaysAtEnd(log: RefObject<HTMLDivElement | null>, entries: readonly ChatEntry[]): void {
  const atEnd = useRef(true);
  const last = entries.at(-1);
  const own = last?.type === 'user';
  const hasCard = last?.type === 'orb' && last.card !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the entries may have made the log longer
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    if (atEnd.current || own) element.scrollTop = element.scrollHeight;
    const card = hasCard && element.querySelector(':scope > :last-child .chat-care');
    if (card) {
      const above = card.getBoundingClientRect().top - element.getBoundingClientRect().top - cardGap;
      element.scrollTop += Math.min(0, above);
    }
    const onScroll = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 48;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [log, entries, own, hasCard]);
  // Formulas are higher once their letters are here.
  useEffect(() => {
    const toEnd = () => {
      if (atEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
    };
    const { fonts } = document as { fonts?: FontFaceSet };
    fonts?.addEventListener('loadingdone', toEnd);
    return () => fonts?.removeEventListener('loadingdone', toEnd);
  }, [log]);
}
