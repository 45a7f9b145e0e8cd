import './chat-panel.css';
import './chat-log.css';
import type { HandIn } from '@playforward/contract';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import type { ChatPlace } from './ask-companion.ts';
import type { HandedIn } from './chat-entry.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatLog } from './chat-log.tsx';
import { type Chat, isWriting } from './chat-state.ts';
import { Composer } from './composer.tsx';
import { ThreadList } from './thread-list.tsx';
import { useChat } from './use-chat.ts';

export type ChatPanelProps = {
  open: boolean;
  onClose: () => void;
  /** What stands in the input when it opens. */
  draft?: string;
  /** What the student is called. */
  name: string;
  basicOnly?: boolean;
  place: ChatPlace;
  /** How the companion looks while the panel is open; the page shows it, too. */
  onMode: (mode: OrbMode) => void;
  onAnswered: () => void;
  /** What was handed in from this chat before. */
  handedIn?: readonly HandedIn[] | undefined;
  /** Hands in what was said as the answer of the problem on the screen; undefined where there is no field for it. */
  onHandIn?: ((offer: HandIn) => void) | undefined;
};

/** Narrower than this the panel is the whole screen, and nothing behind it can be reached. */
const sheetBelow = '(width < 700px)';

/** Chat with the companion, beside the page; on a phone a sheet over it. What was said stays while it is closed. */
export function ChatPanel({
  open,
  onClose,
  draft = '',
  name,
  basicOnly = false,
  place,
  onMode,
  onAnswered,
  handedIn = [],
  onHandIn,
}: ChatPanelProps) {
  const controller = useChat({ name, basicOnly, place, onAnswered });
  const { chat } = controller;
  const titleId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const dialog = useOpenDialog(open, input);
  const mode = modeOf(chat);

  // The page's own orb follows the conversation.
  useEffect(() => {
    if (open) onMode(mode);
  }, [open, mode, onMode]);
  // Whoever closes it: the input is cleared and the answer stopped (L-129, L-130).
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens on opening happens once for each opening
  useEffect(() => {
    if (!open) return;
    controller.open();
    if (draft !== '') controller.type(draft);
    return controller.close;
  }, [open]);

  const onEscape = () => {
    if (chat.asking !== null) controller.stop();
    else if (chat.draft.trim() === '' && chat.images.length === 0) onClose();
  };
  // On a phone the panel lies over the verdict.
  const handIn = (offer: HandIn) => {
    if (window.matchMedia(sheetBelow).matches) onClose();
    onHandIn?.(offer);
  };
  return (
    <dialog
      ref={dialog}
      className={basicOnly ? 'chat-panel narrow' : 'chat-panel'}
      data-kind={chat.mode}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onEscape();
      }}
    >
      <ChatHeader
        controller={controller}
        titleId={titleId}
        mode={mode}
        basicOnly={basicOnly}
        onClose={onClose}
      />
      {chat.mode === 'assistant' && <ThreadList controller={controller} shown={open} />}
      <div className="chat-conversation">
        <ChatLog
          controller={controller}
          handedIn={handedIn}
          handsIn={onHandIn && place.problemId}
          onHandIn={handIn}
        />
        <Composer controller={controller} inputRef={input} />
      </div>
    </dialog>
  );
}

/** Listening when opened, thinking until the answer begins, speaking while it comes, then idle (L-214, L-215). */
function modeOf(chat: Chat): OrbMode {
  if (chat.asking === null) return chat.rest;
  return isWriting(chat) ? 'speaking' : 'thinking';
}

/** Opens beside the page, or over it on a phone; the input gets the focus, whoever opened the panel gets it back. */
function useOpenDialog(open: boolean, input: RefObject<HTMLTextAreaElement | null>) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (window.matchMedia(sheetBelow).matches) dialog.showModal();
    else dialog.show();
    document.documentElement.dataset.chat = 'open';
    input.current?.focus();
    return () => {
      dialog.close();
      delete document.documentElement.dataset.chat;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open, input]);
  return ref;
}
