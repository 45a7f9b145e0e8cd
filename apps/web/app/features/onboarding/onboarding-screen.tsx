import { LogOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Stars } from '../../ui/stars.tsx';
import { CareerScreen } from './careers/career-screen.tsx';
import { removeDraft } from './draft.ts';
import './onboarding.css';
import { Questionnaire } from './questionnaire.tsx';
import { onboardingText as text } from './text.ts';
import { type CompletedOnboarding, useOnboarding } from './use-onboarding.ts';
import { WaitingScreen } from './waiting/waiting-screen.tsx';

type OnboardingScreenProps = {
  /** Address of the student, whose draft is kept in the tab. */
  account: string;
  onCompleted: (completed: CompletedOnboarding) => void;
  onSignOut: () => Promise<void>;
};

/** Eleven questions, a game while the careers are found, and the career of one's dreams. */
export function OnboardingScreen({ account, onCompleted, onSignOut }: OnboardingScreenProps) {
  const [state, send] = useOnboarding({ account, onCompleted });

  async function signOut(): Promise<void> {
    await onSignOut();
    removeDraft(account);
  }

  return (
    <div className="sky evening on-sky relative min-h-dvh overflow-x-clip">
      <Stars />
      <header className="relative flex items-center justify-between px-4 py-3 lg:px-10 lg:py-5">
        <Logo />
        <Button kind="quiet" small onClick={() => void signOut()} className="whitespace-nowrap">
          <LogOut size={18} aria-hidden="true" className="max-sm:hidden" />
          {text.signOut}
        </Button>
      </header>
      <main className="relative">
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
      </main>
    </div>
  );
}
