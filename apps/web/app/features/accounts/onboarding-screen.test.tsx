import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeToken } from '../../api/token.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { makeUser, renderApp } from '../../testing/render-app.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';
import { OnboardingScreen } from './onboarding-screen.tsx';

const question = 'What career or job are you interested in right now? No wrong answers!';

function open(patch: { status?: number; body?: unknown }) {
  storeToken('abc');
  const server = fakeServer({
    'GET /user/me': { body: makeUser({ onboarding_completed: false, learning_profile: null }) },
    'PATCH /user/learning-profile': patch,
  });
  const element = <OnboardingGate onboarding="open">{() => <OnboardingScreen />}</OnboardingGate>;
  const app = renderApp(
    [
      {
        path: '/onboarding',
        element: (
          <>
            {element}
            <Toaster />
          </>
        ),
      },
      { path: '/dashboard', element: <p>dashboard</p> },
    ],
    '/onboarding',
  );
  return { ...server, ...app };
}

const answer = (value: string) => {
  fireEvent.change(screen.getByLabelText(question), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'CONTINUE' }));
};

test('a dream job opens the dashboard [D-54]', async () => {
  const { calls, router } = open({ body: makeUser() });
  await screen.findByLabelText(question);
  answer(' Vet ');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', body: { chosen_career: 'Vet' } });
});

test('says what is missing until the student mends it [A-291] [A-292]', async () => {
  const { calls } = open({});
  await screen.findByLabelText(question);
  answer('ab');
  expect(screen.getByText('Your answer is too short')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(question), { target: { value: 'abc' } });
  expect(screen.queryByText('Your answer is too short')).toBeNull();
  expect(calls).toHaveLength(1);
});

test('a failure shows the documented toast and keeps the answer [A-351]', async () => {
  open({ status: 500 });
  await screen.findByLabelText(question);
  answer('Vet');
  expect(await screen.findByText('something went wrong, unable to submit choosen career')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(question).value).toBe('Vet');
});
