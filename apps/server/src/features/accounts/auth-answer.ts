import type { AuthAnswer, UserAnswer } from '@playforward/contract';
import type { UserRow } from './queries.ts';

export function toAuthAnswer(user: UserRow, token: string): AuthAnswer {
  return {
    access_token: token,
    email: user.email,
    name: user.name,
    onboarding_completed: user.onboardingCompleted,
    email_verified: user.emailVerified,
    is_active: user.isActive,
  };
}

export function toUserAnswer(user: UserRow, chosenCareer: string | null): UserAnswer {
  return {
    email: user.email,
    name: user.name,
    onboarding_completed: user.onboardingCompleted,
    email_verified: user.emailVerified,
    is_active: user.isActive,
    learning_profile: { chosen_career: chosenCareer },
  };
}
