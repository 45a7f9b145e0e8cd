import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Why } from './why.tsx';

afterEach(() => vi.unstubAllGlobals());

const reasons = [
  { text: 'The same amount is added.', reply: '1 : 2 is not 3 : 4.' },
  { text: 'Both are multiplied by the same factor.', reply: 'Yes, that is why it works.' },
];

function open(status: number) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ reply: 'I heard it.', kept: true, safety_card: null }), { status });
  });
  render(<Why missionId="mission-1-ratio-1-1" prompt="Why is it the same?" reasons={reasons} />);
  return sent;
}
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a tapped reason is answered and kept, and another one may be tapped after it', async () => {
  const sent = open(200);
  await tap('The same amount is added.');
  await screen.findByText('1 : 2 is not 3 : 4.');
  await tap('Both are multiplied by the same factor.');
  await screen.findByText('Yes, that is why it works.');
  await screen.findByText('Kept with your run. Nobody grades it.');
  expect(screen.queryByText('1 : 2 is not 3 : 4.')).toBeNull();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({
    mission_id: 'mission-1-ratio-1-1',
    words: 'Both are multiplied by the same factor.',
  });
});

test('a reason that could not be kept is answered all the same, and says so', async () => {
  open(500);
  await tap('The same amount is added.');
  await screen.findByText('1 : 2 is not 3 : 4.');
  await screen.findByText('Heard, not kept. Nobody grades it.');
});

test('own words stay one tap away', async () => {
  open(200);
  await tap('Say it in my own words');
  expect(screen.getByLabelText('Why is it the same?').tagName).toBe('TEXTAREA');
});
