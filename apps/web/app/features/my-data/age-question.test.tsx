import type { AgeAnswer } from '@playforward/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type AgePlace, AgeQuestion } from './age-question.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const unknown: AgeAnswer = { band: null, suggested: null, waits_for_consent: false };

function open(known: AgeAnswer, place: AgePlace = 'chat', answer?: AgeAnswer) {
  const fetch = vi.fn(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetch);
  const [onSaid, onClose] = [vi.fn(), vi.fn()];
  render(<AgeQuestion place={place} known={known} onSaid={onSaid} onClose={onClose} />);
  return { fetch, onSaid, onClose };
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('[O11] [D-160] the age is asked kindly, tells who may read, and opens the chat', async () => {
  const answer: AgeAnswer = { band: '13-15', suggested: null, waits_for_consent: false };
  const { fetch, onSaid, onClose } = open(unknown, 'chat', answer);
  expect(screen.getByText(/Grown-ups who are responsible for you can read/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'What do we keep about you?' })).toHaveProperty(
    'pathname',
    '/privacy',
  );
  expect(button('Go on').disabled).toBe(true);
  await userEvent.click(radio('I am 13, 14 or 15'));
  await userEvent.click(button('Go on'));
  const [path, { body }] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect([path, body]).toEqual(['/api/my-data/age', '{"band":"13-15"}']);
  expect(onSaid).toHaveBeenCalledWith(answer);
  expect(onClose).toHaveBeenCalledWith(true);
});

test('what the grade suggests is chosen already, and "Not now" says nothing', async () => {
  const { fetch, onClose } = open({ ...unknown, suggested: 'under-13' });
  expect(radio('I am 12 or younger').checked).toBe(true);
  await userEvent.click(button('Not now'));
  expect(onClose).toHaveBeenCalledWith(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('who has to wait hears for what, and may build in an own city', async () => {
  const waiting: AgeAnswer = { band: 'under-13', suggested: null, waits_for_consent: true };
  const chat = open(waiting);
  await userEvent.click(button('All right'));
  expect(chat.onClose).toHaveBeenCalledWith(false);
  const city = open(waiting, 'city');
  await userEvent.click(button('Build in my city'));
  expect(city.onClose).toHaveBeenCalledWith(true);
});

test('a refusal of the server stands in the dialog, and nothing opens', async () => {
  const { onClose } = open(unknown);
  const detail = 'Your age is noted already. When it is wrong, please ask your school to correct it.';
  vi.stubGlobal('fetch', async () => Response.json({ detail }, { status: 409 }));
  await userEvent.click(radio('I am 16 or older'));
  await userEvent.click(button('Go on'));
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(onClose).not.toHaveBeenCalled();
});
