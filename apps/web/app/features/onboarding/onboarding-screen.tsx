import type { OrbSafetyCard } from '@playforward/contract';
import { LogOut } from 'lucide-react';
import type { ComponentType, Dispatch } from 'react';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { StarField } from '../../ui/stars.tsx';
import { CareerScreen } from './careers/career-screen.tsx';
import { removeDraft } from './draft.ts';
import './onboarding.css';
import type { OnboardingEvent, OnboardingState } from './onboarding-state.ts';
import { Questionnaire } from './questionnaire.tsx';
import { onboardingText as text } from './text.ts';
import { type CompletedOnboarding, useOnboarding } from './use-onboarding.ts';
import { WaitingScreen } from './waiting/waiting-screen.tsx';

type OnboardingScreenProps = {
  /** Address of the student, whose draft is kept in the tab. */
  account: string;
  onCompleted: (completed: CompletedOnboarding) => void;
  /** Words written by people, for a student whose answers tell of need. */
  Care: ComponentType<{ card: OrbSafetyCard }>;
  onSignOut: () => Promise<void>;
};

/** Eleven questions, a game while the careers are found, and the career of one's dreams. */
export function OnboardingScreen({ account, onCompleted, onSignOut, Care }: OnboardingScreenProps) {
  const { state, send, card, closeCard } = useOnboarding({ account, onCompleted });

  async function signOut(): Promise<void> {
    await onSignOut();
    removeDraft(account);
  }

  return (
    <div className="onboarding sky evening on-sky relative min-h-dvh overflow-x-clip">
      <StarField />
      <header className="relative flex items-center justify-between px-4 py-3 lg:px-10 lg:py-5">
        <Logo />
        <Button kind="quiet" small onClick={() => void signOut()} className="whitespace-nowrap">
          <LogOut size={18} aria-hidden="true" className="max-sm:hidden" />
          {text.signOut}
        </Button>
      </header>
      <main className="relative">
        {card ? (
          <div className="onboarding-care">
            <Care card={card} />
            <Button onClick={closeCard}>{text.goOn}</Button>
          </div>
        ) : (
          <Phase state={state} send={send} />
        )}
      </main>
    </div>
  );
}

type PhaseProps = { state: OnboardingState; send: Dispatch<OnboardingEvent> };

function Phase({ state, send }: PhaseProps) {
  return (
    <>
      {state.phase === 'questionnaire' && <Questionnaire state={state} send={send} />}
      {state.phase === 'waiting' && (
        <WaitingScreen ready={state.careers !== undefined} onFinish={() => send({ type: 'game-ended' })} />
      )}
      {state.phase === 'careers' && (
        <CareerScreen
          careers={state.careers}
          busy={state.saving !== undefined}
          onStartOver={() => send({ type: 'start-over' })}
          onChosen={(title) => send({ type: 'career-chosen', title })}
        />
      )}
    </>
  );
}
