import type { CareerChoice } from '@playforward/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { storeToken } from '../../api/token.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderElement } from '../../testing/render-app.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { OnboardingScreen } from './onboarding-screen.tsx';

export const account = 'maya@northside.example';
export const careers: CareerChoice[] = ['Botanist', 'Welder'].map((title) => ({
  title,
  description: `What a ${title} does.`,
  salary_range: '$50,000 – $90,000 a year',
  story: `A day of a ${title}.`,
}));
export const submit = 'POST /user/questionnaire/submit';
export const patch = 'PATCH /user/learning-profile';
export type Routes = Parameters<typeof fakeServer>[0];

export function open(routes: Routes = {}) {
  storeToken('abc');
  const server = fakeServer(routes);
  const onCompleted = vi.fn();
  const onSignOut = vi.fn(async () => undefined);
  renderElement(
    <>
      <OnboardingScreen
        account={account}
        onCompleted={onCompleted}
        onSignOut={onSignOut}
        Care={({ card }) => <p>{card.title}</p>}
      />
      <Toaster />
    </>,
  );
  const submits = () => server.calls.filter(({ path }) => path === '/user/questionnaire/submit');
  return { ...server, submits, onCompleted, onSignOut };
}

/** Lets that much time pass, and what waits for nothing but its turn. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const question = () => screen.getByRole('heading', { level: 1 }).textContent;
export const said = () => screen.getByRole('status').textContent;
export const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
export const orb = () => screen.getByRole('button', { name: /Future You/ });
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
export const dots = () => screen.getByRole('navigation', { name: 'Questions' }).querySelectorAll('button');
export const type = (value: string) => fireEvent.change(box(), { target: { value } });
export const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

/** Puts the student at a step as a reload does, with everything before it answered. */
export function arriveAt(step: number, furthest = step): void {
  const answers = {
    grade: '7',
    city_state: 'Austin, Texas',
    career_or_job_interest: 'vet',
    enjoy_during_free_time: 'drawing comics',
    proud_accomplishments: 'I taught my dog to dance',
    brands_or_companies_admired: "Dick's Sporting Goods",
    what_makes_a_great_math_teacher: 'patience',
    math_confidence: '4',
    ai_and_technology_confidence: '1',
    favorite_subjects: 'art and biology',
  };
  const kept = Object.fromEntries(Object.entries(answers).slice(0, furthest - 1));
  sessionStorage.setItem(`onboarding_draft_${account}`, JSON.stringify({ step, furthest, answers: kept }));
}

export async function arriveAtWaiting(): Promise<void> {
  await press('Next');
  await pass(2500);
  await pass(2000);
}
