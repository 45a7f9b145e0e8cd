import { OnboardingGate } from '../features/accounts/onboarding-gate.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { DashboardScreen } from '../features/curriculum/dashboard-screen.tsx';
import { curriculumText } from '../features/curriculum/text.ts';
import { pageTitle } from './page-title.ts';
import { useSettings } from './use-settings.tsx';

export const meta = () => pageTitle(curriculumText.page);

export default function DashboardPage() {
  const signOut = useSignOut();
  const settings = useSettings();
  return (
    <OnboardingGate onboarding="done">
      {(user) => (
        <>
          <DashboardScreen
            user={user}
            onSettings={() => void settings.show()}
            onSignOut={() => void signOut()}
          />
          {settings.dialog}
        </>
      )}
    </OnboardingGate>
  );
}
