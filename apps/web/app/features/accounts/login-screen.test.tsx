import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { makeUser, renderApp } from '../../testing/render-app.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { LoginScreen } from './login-screen.tsx';
import { GuestOnly } from './session/guest-only.tsx';

const { learning_profile: _, ...account } = makeUser();
const session = { ...account, access_token: 'abc' };

function openLogin(state?: object) {
  return renderApp(
    [
      {
        element: (
          <>
            <GuestOnly />
            <Toaster />
          </>
        ),
        children: [{ path: '/login', element: <LoginScreen /> }],
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    state ? ({ pathname: '/login', state } as never) : '/login',
  );
}

function fill(email = 'maya@northside.example', password = 'seven green bikes'): void {
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('the sign-in screen', () => {
  test('has the documented words, fields and links [A-011] [A-034] [A-035] [A-036] [A-037] [A-041] [A-042] [A-043] [A-287]', () => {
    openLogin();
    expect(screen.getByRole('heading', { name: 'Welcome!' })).toBeTruthy();
    expect(screen.getByText('Sign in to continue your learning journey.')).toBeTruthy();
    expect(screen.getByText("Don't have an account?")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByRole('link', { name: 'Playforward' }).getAttribute('href')).toBe('/');
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  test('is busy while the call runs and sends it once [A-038] [A-039] [A-040] [A-230] [A-231]', () => {
    const { calls } = fakeServer({ 'POST /auth/login': { body: session, wait: new Promise(() => {}) } });
    openLogin();
    fill(' maya@northside.example ');
    submit();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
    expect(button.disabled).toBe(true);
    expect(button.querySelector('.spinner')).not.toBeNull();
    fireEvent.click(button);
    expect(calls.map(({ body }) => body)).toEqual([
      { email: 'maya@northside.example', password: 'seven green bikes' },
    ]);
  });

  test('greets with a toast and moves on after 100 ms, to the kept page [A-044] [A-045] [A-355] [A-363] [A-029] [A-232] [D-03]', async () => {
    vi.useFakeTimers();
    fakeServer({ 'POST /auth/login': { body: session } });
    const { router } = openLogin({ from: '/lesson/2/guided-problem' });
    fill();
    submit();
    await act(() => vi.advanceTimersByTimeAsync(90));
    expect(screen.getByText('Logged in successfully!')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(router.state.location.pathname).toBe('/lesson/2/guided-problem');
  });

  test('a refusal stands above the form, keeps what was typed and frees the button [A-047] [A-233] [A-341]', async () => {
    fakeServer({ 'POST /auth/login': { status: 401, body: { detail: 'Invalid email or password.' } } });
    openLogin();
    fill();
    submit();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Invalid email or password.');
    expect(alert.compareDocumentPosition(screen.getByLabelText('Email'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@northside.example');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(false);
  });

  test.each([
    [500, 'x', 'Server error. Please try again later.'],
    [503, 'x', 'Server error. Please try again later.'],
    [409, 'Try later', 'Try later'],
  ])('answered %i with "%s" says "%s" [A-344] [A-345] [A-346]', async (status, detail, words) => {
    fakeServer({ 'POST /auth/login': { status, body: { detail } } });
    openLogin();
    fill();
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });

  test('refuses a broken address without a call, tied to the field, until it is edited [A-280] [A-284] [A-286]', () => {
    const { calls } = fakeServer({});
    openLogin();
    fill('a@b@northside.example');
    submit();
    const email = screen.getByLabelText('Email');
    expect(screen.getByRole('alert').textContent).toBe('Access is restricted');
    expect(email.getAttribute('aria-describedby')?.split(' ')).toContain(screen.getByRole('alert').id);
    fireEvent.input(email, { target: { value: 'a@northside.example' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls).toEqual([]);
  });

  test('an empty field sends nothing and is left to the browser [A-290] [D-13]', () => {
    const { calls } = fakeServer({});
    openLogin();
    fill('maya@northside.example', '');
    const missing = vi.spyOn(screen.getByLabelText<HTMLInputElement>('Password'), 'reportValidity');
    submit();
    expect(missing).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls).toEqual([]);
  });

  test('lets a guest in with one click [D-11] [A-307]', async () => {
    const { calls } = fakeServer({
      'POST /auth/guest': { body: { ...session, name: 'Guest', onboarding_completed: false } },
    });
    const { router } = openLogin();
    fireEvent.click(screen.getByRole('button', { name: 'Look around as a guest' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'));
    expect(calls[0]).toMatchObject({ path: '/auth/guest', body: undefined });
  });
});
