import type { UserAnswer } from '@playforward/contract';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { orbText } from '../features/orb/text.ts';
import { useOrbContext } from '../features/orb/use-orb-context.ts';
import { unreachableText } from '../features/orb/voice/fallbacks.ts';
import { tellOnboardingStart } from '../features/orb/voice/onboarding-start.ts';
import { Button } from '../ui/button.tsx';
import './onboarding-chat.css';
import { useOrbChat } from './use-orb-chat.tsx';

/** The chat of the onboarding: basic, for questions about the questions (D-108). */
export function OnboardingChat({ user }: { user: UserAnswer }) {
  const chat = useOrbChat({
    name: user.name.trim() || 'Student',
    basicOnly: true,
    place: { unreachable: unreachableText('onboarding') },
  });
  useOrbContext();
  // The server hears that somebody begins.
  useEffect(() => tellOnboardingStart(user.email), [user.email]);
  return (
    <>
      <Button
        kind="quiet"
        small
        className="onboarding-chat"
        aria-label={orbText.openChat}
        aria-expanded={chat.open}
        onClick={chat.toggle}
      >
        <MessageCircle size={18} aria-hidden="true" />
        {orbText.chat}
      </Button>
      {chat.panel}
    </>
  );
}
