import type { UserAnswer } from '@playforward/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useSession } from './session.ts';

type GateProps = { onboarding: 'done' | 'open'; children: (user: UserAnswer) => ReactNode };

/** The dashboard wants the first questions answered, the questions want them open (D-07). */
export function OnboardingGate({ onboarding, children }: GateProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { user } = session;
  if (onboarding === 'done' && !user.onboarding_completed) return <Navigate to={paths.onboarding} replace />;
  if (onboarding === 'open' && user.onboarding_completed) return <Navigate to={paths.dashboard} replace />;
  return children(user);
}
