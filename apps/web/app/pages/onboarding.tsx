import { OnboardingGate } from '../features/accounts/onboarding-gate.tsx';
import { OnboardingScreen } from '../features/accounts/onboarding-screen.tsx';
import { accountsText } from '../features/accounts/text.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(accountsText.onboarding.page);

export default function OnboardingPage() {
  return <OnboardingGate onboarding="open">{() => <OnboardingScreen />}</OnboardingGate>;
}
