import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readToken, storeToken } from '../../../api/token.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { makeUser, renderApp } from '../../../testing/render-app.tsx';
import { GuestOnly } from './guest-only.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';
import { RequireSession } from './require-session.tsx';
import { useSignOut } from './use-sign-out.ts';

function SignOut() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Sign Out
    </button>
  );
}

function open(at: string) {
  return renderApp(
    [
      { element: <GuestOnly />, children: [{ path: '/login', element: <p>sign-in form</p> }] },
      {
        element: <RequireSession />,
        children: [
          {
            path: '/dashboard',
            element: (
              <OnboardingGate onboarding="done">
                {(user) => (
                  <>
                    <p>dashboard of {user.name}</p>
                    <SignOut />
                  </>
                )}
              </OnboardingGate>
            ),
          },
          {
            path: '/onboarding',
            element: <OnboardingGate onboarding="open">{() => <p>questions</p>}</OnboardingGate>,
          },
          { path: '/lesson/*', element: <p>lesson</p> },
        ],
      },
    ],
    at,
  );
}

describe('protected pages', () => {
  test('send a signed-out visitor to sign-in with the location kept [A-029] [L-017] [A-028]', async () => {
    const { router } = open('/lesson/2/key-concept?x=1#y');
    expect(await screen.findByText('sign-in form')).toBeTruthy();
    expect(router.state.location.state).toEqual({ from: '/lesson/2/key-concept?x=1#y' });
  });

  test('wait while the session loads, then show [L-018] [A-225] [R-082]', async () => {
    storeToken('abc');
    let answer = (_: unknown) => {};
    const wait = new Promise((resolve) => {
      answer = resolve;
    });
    const { calls } = fakeServer({ 'GET /user/me': { body: makeUser(), wait } });
    const { router } = open('/dashboard');
    expect(screen.getByRole('status')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/dashboard');
    answer(undefined);
    expect(await screen.findByText('dashboard of Maya')).toBeTruthy();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.authorization).toBe('Bearer abc');
  });

  test('forget a token that cannot be checked [A-226] [R-083] [D-05]', async () => {
    storeToken('abc');
    fakeServer({ 'GET /user/me': { status: 500 } });
    open('/dashboard');
    expect(await screen.findByText('sign-in form')).toBeTruthy();
    expect(readToken()).toBeNull();
  });

  test('keep the token when the first check was cut off and the next one arrives [D-05]', async () => {
    storeToken('abc');
    fakeServer({});
    open('/dashboard');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(readToken()).toBe('abc');
    fakeServer({ 'GET /user/me': { body: makeUser() } });
    expect(await screen.findByText('dashboard of Maya', {}, { timeout: 5000 })).toBeTruthy();
    expect(readToken()).toBe('abc');
  });

  test('forget a token when the server cannot be reached twice [A-226] [D-05]', async () => {
    storeToken('abc');
    fakeServer({});
    open('/dashboard');
    expect(await screen.findByText('sign-in form', {}, { timeout: 5000 })).toBeTruthy();
    expect(readToken()).toBeNull();
  });

  test('send new students to the questions and the others away from them [A-031] [A-032] [R-018] [R-019]', async () => {
    storeToken('abc');
    fakeServer({ 'GET /user/me': { body: makeUser({ onboarding_completed: false }) } });
    open('/dashboard');
    expect(await screen.findByText('questions')).toBeTruthy();
  });

  test('send students who answered the questions to the dashboard [A-032]', async () => {
    storeToken('abc');
    fakeServer({ 'GET /user/me': { body: makeUser() } });
    open('/onboarding');
    expect(await screen.findByText('dashboard of Maya')).toBeTruthy();
  });

  test('open a lesson before the questions are answered [D-07]', async () => {
    storeToken('abc');
    fakeServer({ 'GET /user/me': { body: makeUser({ onboarding_completed: false }) } });
    open('/lesson/1');
    expect(await screen.findByText('lesson')).toBeTruthy();
  });
});

describe('signing out', () => {
  test('forgets the session even when the server cannot be reached, and keeps no location [A-227] [L-057] [L-058] [R-084]', async () => {
    storeToken('abc');
    const { calls } = fakeServer({ 'GET /user/me': { body: makeUser() } });
    const { router } = open('/dashboard');
    (await screen.findByRole('button', { name: 'Sign Out' })).click();
    expect(await screen.findByText('sign-in form')).toBeTruthy();
    expect(readToken()).toBeNull();
    expect(router.state.location.state).toBeNull();
    expect(calls.map(({ path }) => path)).toEqual(['/user/me', '/auth/logout']);
  });
});

describe('the sign-in page', () => {
  test('sends a student who is signed in to the dashboard [A-033]', async () => {
    storeToken('abc');
    fakeServer({ 'GET /user/me': { body: makeUser() } });
    const { router } = open('/login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});
