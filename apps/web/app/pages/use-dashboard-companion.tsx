import type { UserAnswer } from '@playforward/contract';
import { useEffect, useId, useState } from 'react';
import { ChatOrbButton } from '../features/orb/chat-orb-button.tsx';
import { createMessageStore } from '../features/orb/queue/message-store.ts';
import { orbText } from '../features/orb/text.ts';
import { useCompanion } from '../features/orb/use-companion.ts';
import { useOrbContext } from '../features/orb/use-orb-context.ts';
import { unreachableText } from '../features/orb/voice/fallbacks.ts';
import { addLoginWelcome } from '../features/orb/voice/login-welcome.ts';
import { OrbSaid } from '../features/orb/voice/orb-said.tsx';
import { useWelcome } from '../features/orb/voice/use-welcome.ts';
import { welcomeAfter } from '../features/orb/voice/welcome.ts';
import { useOrbChat } from './use-orb-chat.tsx';

type DashboardCompanionOptions = { user: UserAnswer; name: string };

/** The companion of the dashboard: its greeting, what is queued, the words of the end (L-223), and the chat. */
export function useDashboardCompanion({ user, name }: DashboardCompanionOptions) {
  const [store] = useState(() => createMessageStore({ ending: { text: orbText.dashboardEnd } }));
  const saidId = useId();
  const career = user.learning_profile?.chosen_career;
  const rest = useWelcome({ store, screen: 'dashboard', name, career });
  const { context } = useOrbContext();
  const companion = useCompanion(store, { text: rest, emotion: context?.emotional_state });
  const chat = useOrbChat({ name, place: { unreachable: unreachableText('dashboard') } });

  // The greeting of the page comes first.
  useEffect(() => {
    const timer = setTimeout(() => void addLoginWelcome(store), welcomeAfter.dashboard + 50);
    return () => clearTimeout(timer);
  }, [store]);

  return {
    orb: (
      <ChatOrbButton
        mode={chat.mode ?? companion.mode}
        size={120}
        open={chat.open}
        onToggle={chat.toggle}
        className="h-[84px] w-[84px] lg:h-[120px] lg:w-[120px]"
      />
    ),
    said: <OrbSaid companion={companion} id={saidId} open place="beside" />,
    chat: chat.panel,
    say: store.immediate,
  };
}
