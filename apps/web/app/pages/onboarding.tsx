import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { OnboardingGate } from '../features/accounts/session/onboarding-gate.tsx';
import { updateUser } from '../features/accounts/session/session.ts';
import { useSignOut } from '../features/accounts/session/use-sign-out.ts';
import { OnboardingScreen } from '../features/onboarding/onboarding-screen.tsx';
import { onboardingText } from '../features/onboarding/text.ts';
import { CareCard } from '../features/orb-chat/care-card.tsx';
import { SoundDialog } from '../features/sound/sound-dialog.tsx';
import { paths } from '../paths.ts';
import { OnboardingChat } from './onboarding-chat.tsx';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(onboardingText.page);

export default function OnboardingPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <OnboardingGate onboarding="open">
      {(known) => (
        <>
          <OnboardingScreen
            key={known.email}
            account={known.email}
            onSignOut={signOut}
            Care={CareCard}
            onCompleted={({ career, user }) => {
              const completed = { onboarding_completed: true, learning_profile: { chosen_career: career } };
              updateUser(client, user ?? { ...known, ...completed });
              void navigate(paths.dashboard, { replace: true });
            }}
          />
          <OnboardingChat user={known} />
          <SoundDialog />
        </>
      )}
    </OnboardingGate>
  );
}
