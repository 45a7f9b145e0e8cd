import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

function open() {
  localStorage.setItem('playforward_access_token', 'abc');
  return renderApp(
    [
      {
        path: '/dashboard',
        element: (
          <>
            <SignOutEverywhere />
            <Toaster />
          </>
        ),
      },
      { path: '/login', element: <p>signed out</p> },
    ],
    '/dashboard',
  );
}

test('ends every session and leads to the sign-in', async () => {
  const { calls } = fakeServer({ 'POST /auth/logout-all': { body: { ok: true } } });
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('signed out')).toBeTruthy();
  expect(calls).toHaveLength(1);
  expect(localStorage.getItem('playforward_access_token')).toBeNull();
});

test('says so and keeps the session when the server did not end them', async () => {
  fakeServer({ 'POST /auth/logout-all': { status: 503, body: { detail: 'Busy.' } } });
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText(/you are still signed in/)).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('playforward_access_token')).toBe('abc'));
});
