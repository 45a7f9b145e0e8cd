import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { JoinForm } from './join-form.tsx';
import { takeCode } from './kept-code.ts';

afterEach(cleanup);

function show(account?: { create: string; signIn: string }) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <JoinForm given="" account={account} onJoined={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('textbox', { name: 'Class code' }) as HTMLInputElement;
}

test('a code is shown in capitals, and without one nothing can be sent', () => {
  const field = show();
  const join = () => screen.getByRole('button', { name: 'Join' }) as HTMLButtonElement;
  expect(join().disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'abc234' } });
  expect(field.value).toBe('ABC234');
  expect(join().disabled).toBe(false);
});

test('a visitor takes the code along to the account, once', () => {
  fireEvent.change(show({ create: '/signup', signIn: '/login' }), { target: { value: 'abc234' } });
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Create account' }));
  expect([takeCode(), takeCode()]).toEqual(['ABC234', undefined]);
});

test('what a teacher will see stands beside the field', () => {
  show();
  expect(screen.getByText(/Never what you write in the chat/)).toBeDefined();
});
