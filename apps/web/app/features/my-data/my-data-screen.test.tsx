import type { MyData } from '@playforward/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { MyDataScreen } from './my-data-screen.tsx';

const data: MyData = {
  name: 'Ana',
  email: 'ana@school.example',
  is_guest: false,
  since: '2026-09-01T08:00:00.000Z',
  age: { band: 'under-13', suggested: null, waits_for_consent: true },
  consent: null,
  erase_at: null,
  kept: [
    { part: 'answers', entries: 1204, days: null },
    { part: 'conversations', entries: 1, days: 90 },
    { part: 'race', entries: 0, days: null },
  ],
};

let calls: string[];
let eraseAt: string | null;

beforeEach(() => {
  calls = [];
  eraseAt = null;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

/** A server that keeps the name and the day of erasure. */
function open() {
  let { name } = data;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    calls.push(`${method} ${path}`);
    if (path.endsWith('/erasure')) eraseAt = method === 'POST' ? '2026-12-07T12:00:00.000Z' : null;
    if (path.endsWith('/conversations')) return Response.json({ erased: 3 });
    if (method === 'PATCH') name = (JSON.parse(String(body)) as { name: string }).name;
    return Response.json(
      method === 'GET' ? { ...data, name, erase_at: eraseAt } : { name, erase_at: eraseAt },
    );
  });
  const onCorrected = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MyDataScreen onCorrected={onCorrected} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onCorrected;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('[O11] what is kept stands in words, with how much and how long; what waits is said', async () => {
  open();
  expect(await screen.findByText('1,204 entries · stays with your account')).toBeDefined();
  expect(screen.getByText('1 entry · goes after 90 days')).toBeDefined();
  expect(screen.getByText('nothing')).toBeDefined();
  expect(screen.getByText('12 or younger')).toBeDefined();
  expect(screen.getByText(/open when a grown-up has said yes/)).toBeDefined();
});

test('[O11] the name is corrected', async () => {
  const onCorrected = open();
  const field = await screen.findByRole('textbox', { name: 'First name' });
  await userEvent.clear(field);
  await userEvent.type(field, ' Anne-Marie ');
  await press('Save');
  expect(calls).toContain('PATCH /api/my-data');
  expect(onCorrected).toHaveBeenCalledWith('Anne-Marie');
});

test('[O11] erasing asks first, tells the day, and can be taken back', async () => {
  open();
  await press('Erase everything');
  await press('No, keep it');
  expect(calls).not.toContain('POST /api/my-data/erasure');
  await press('Erase everything');
  await press('Yes, erase');
  expect(await screen.findByText('Everything about you will be erased on December 7, 2026.')).toBeDefined();
  await press('Keep my account');
  expect(await screen.findByRole('button', { name: 'Erase everything' })).toBeDefined();
  await press('Erase my conversations');
  await press('Yes, erase');
  expect(calls).toContain('DELETE /api/my-data/conversations');
});

test('data that does not load can be asked for again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'no' }, { status: 500 }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <MyDataScreen onCorrected={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
