import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { GuardianLetter } from './guardian-letter.tsx';

test('[O11] a grown-up is asked by letter, and what is wrong with an address stands below it', async () => {
  render(<GuardianLetter />);
  const detail = 'This is no email address: please look once more.';
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push([path, body]);
    return calls.length === 1 ? Response.json({ detail }, { status: 422 }) : Response.json({ ok: true });
  });
  const field = screen.getByLabelText('Email of a grown-up');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send the letter' });
  expect(send.disabled).toBe(true);
  await userEvent.type(field, 'maria');
  await userEvent.click(send);
  expect(await screen.findByText(detail)).toBeDefined();
  await userEvent.type(field, '@home.example{Enter}');
  expect((await screen.findByRole('status')).textContent).toContain('The letter is on its way');
  expect(calls.at(-1)).toEqual(['/api/my-data/consent-letter', '{"email":"maria@home.example"}']);
});
