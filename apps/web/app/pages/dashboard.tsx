import { OnboardingGate } from '../features/accounts/onboarding-gate.tsx';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { DashboardScreen } from '../features/curriculum/dashboard-screen.tsx';
import { curriculumText } from '../features/curriculum/text.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(curriculumText.page);

export default function DashboardPage() {
  const signOut = useSignOut();
  return (
    <OnboardingGate onboarding="done">
      {(user) => <DashboardScreen user={user} onSignOut={() => void signOut()} />}
    </OnboardingGate>
  );
}
