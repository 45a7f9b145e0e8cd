import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { makeUser, renderApp } from '../../../testing/render-app.tsx';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { ChangePassword } from '../change-password.tsx';
import { LoginScreen } from '../login-screen.tsx';
import { ConfirmScreen } from './confirm-screen.tsx';
import { ForgotScreen } from './forgot-screen.tsx';
import { ResetScreen } from './reset-screen.tsx';

const { learning_profile: _, ...account } = makeUser();
const session = { ...account, access_token: 'abc' };
const token = 'a'.repeat(43);

function open(element: React.ReactNode, at = '/here') {
  return renderApp(
    [
      {
        path: at,
        element: (
          <>
            {element}
            <Toaster />
          </>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    at,
  );
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chooses = (password: string, again = password) => {
  type('New password', password);
  type('New password again', again);
};

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('[O1] a one-time password at the sign-in', () => {
  test('is exchanged for an own one before anything opens', async () => {
    const { calls } = fakeServer({
      'POST /auth/login': { status: 409, body: { detail: 'This is a one-time password.' } },
      'POST /auth/choose-password': { body: session },
    });
    const { router } = open(<LoginScreen />, '/login');
    type('Email', 'maya@northside.example');
    type('Password', 'abcd-efgh-jkmn');
    press('Sign in');
    expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeTruthy();
    chooses('copper lantern 47');
    press('Save and sign in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    const chosen = calls.find(({ path }) => path === '/auth/choose-password');
    expect(chosen?.body).toEqual({
      email: 'maya@northside.example',
      password: 'abcd-efgh-jkmn',
      new_password: 'copper lantern 47',
    });
  });
});

describe('[O1] the link of a letter', () => {
  test('sets a new password and leaves no token in the address', async () => {
    window.history.replaceState(null, '', `/reset-password#${token}`);
    const { calls } = fakeServer({ 'POST /auth/reset-password': { body: session } });
    const { router } = open(<ResetScreen />);
    await screen.findByLabelText('New password');
    expect(window.location.hash).toBe('');
    chooses('copper lantern 47', 'copper lantern 48');
    press('Save and sign in');
    expect(screen.getByRole('alert').textContent).toBe("Passwords don't match");
    expect(calls).toEqual([]);
    chooses('copper lantern 47');
    press('Save and sign in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(calls[0]?.body).toEqual({ token, new_password: 'copper lantern 47' });
  });

  test('that is over is said so, with the way to a new one', async () => {
    window.history.replaceState(null, '', `/reset-password#${token}`);
    fakeServer({ 'POST /auth/reset-password': { status: 404, body: { detail: 'This link is over.' } } });
    open(<ResetScreen />);
    await screen.findByLabelText('New password');
    chooses('copper lantern 47');
    press('Save and sign in');
    expect((await screen.findByRole('alert')).textContent).toBe('This link is over.');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  test('that is missing is said so', async () => {
    open(<ResetScreen />);
    expect((await screen.findByRole('alert')).textContent).toMatch(/holds no link/);
  });

  test('confirms an address on a tap, not by being opened', async () => {
    window.history.replaceState(null, '', `/confirm-address#${token}`);
    const { calls } = fakeServer({ 'POST /auth/confirm-address': { body: { ok: true } } });
    open(<ConfirmScreen />);
    const button = await screen.findByRole('button', { name: 'Yes, confirm it' });
    expect(calls).toEqual([]);
    fireEvent.click(button);
    expect(await screen.findByText('Thank you! Your address is confirmed.')).toBeTruthy();
  });
});

test('[O1] without a mail server the forgotten password leads to the teacher', async () => {
  open(<ForgotScreen />);
  expect(await screen.findByText(/Please ask your teacher/)).toBeTruthy();
  expect(screen.queryByLabelText('Email')).toBeNull();
});

describe('[O1] changing the password in the settings', () => {
  test('asks for the old one, and a wrong one loses nothing', async () => {
    fakeServer({
      'POST /auth/change-password': { status: 422, body: { detail: 'This is not your password.' } },
    });
    open(<ChangePassword />);
    press('Change password');
    type('Password now', 'nope-nope');
    chooses('copper lantern 47');
    press('Save the new password');
    expect((await screen.findByRole('alert')).textContent).toBe('This is not your password.');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('copper lantern 47');
  });

  test('keeps this browser signed in with the new session', async () => {
    fakeServer({ 'POST /auth/change-password': { body: { ...session, access_token: 'new' } } });
    open(<ChangePassword />);
    press('Change password');
    type('Password now', 'seven green bikes');
    chooses('copper lantern 47');
    press('Save the new password');
    expect(await screen.findByText('Your new password is saved.')).toBeTruthy();
    expect(localStorage.getItem('playforward_access_token')).toBe('new');
    expect(screen.getByRole('button', { name: 'Change password' })).toBeTruthy();
  });
});
