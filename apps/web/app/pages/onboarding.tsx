import { OnboardingGate } from '../features/accounts/onboarding-gate.tsx';
import { OnboardingScreen } from '../features/accounts/onboarding-screen.tsx';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle('Welcome');

export default function OnboardingPage() {
  return <OnboardingGate onboarding="open">{() => <OnboardingScreen />}</OnboardingGate>;
}
