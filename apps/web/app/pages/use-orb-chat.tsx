import type { HandIn } from '@playforward/contract';
import { type ReactNode, useCallback, useState } from 'react';
import type { ChatPlace } from '../features/orb-chat/ask-companion.ts';
import type { HandedIn } from '../features/orb-chat/chat-entry.ts';
import { siteSettings } from '../site-settings.ts';
import type { OrbMode } from '../ui/orb/orb-looks.ts';
import { useLate } from '../ui/use-late.ts';
import { useAgeQuestion } from './use-age-question.tsx';

type OrbChatOptions = {
  name: string;
  basicOnly?: boolean;
  place: ChatPlace;
  onAnswered?: () => void;
  handedIn?: readonly HandedIn[];
  onHandIn?: ((offer: HandIn) => void) | undefined;
};

/** The chat of a page: how to open and close it, and how the companion looks meanwhile. It is downloaded when first opened. */
export function useOrbChat(options: OrbChatOptions): {
  open: boolean;
  toggle: () => void;
  /** Opens it with a question in the input, to be sent or changed. */
  askWith: (question: string) => void;
  /** Undefined while the chat says nothing about the companion's looks. */
  mode: OrbMode | undefined;
  panel: ReactNode;
} {
  const { name, basicOnly = false, place, onAnswered = nothing, handedIn, onHandIn } = options;
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const [mode, setMode] = useState<OrbMode>('listening');
  const [ChatPanel, want] = useLate(load);
  const { ask, question } = useAgeQuestion();
  const close = useCallback(() => {
    setOpen(false);
    setDraft('');
  }, []);
  const show = async () => {
    if ((await want()) && (await ask('chat'))) setOpen(true);
  };
  return {
    open,
    toggle: open ? close : () => void show(),
    askWith: (question) => {
      setDraft(question);
      void show();
    },
    mode: open ? mode : undefined,
    panel: ChatPanel && (
      <>
        <ChatPanel
          open={open}
          draft={draft}
          name={name}
          place={place}
          onAnswered={onAnswered}
          handedIn={handedIn}
          onHandIn={onHandIn}
          // A school may keep no conversations; the chat is then the basic one (D-108).
          basicOnly={basicOnly || !siteSettings().assistant}
          onClose={close}
          onMode={setMode}
        />
        {question}
      </>
    ),
  };
}

function nothing(): void {}

const load = async () => (await import('../features/orb-chat/chat-panel.tsx')).ChatPanel;
