import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { WhyField } from './why-field.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(answers: { status: number; body: object }[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  render(<WhyField missionId="mission-1-ratio-1-1" prompt="Why does the ratio stay the same?" />);
  return sent;
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Why does the ratio stay the same?');
const tell = () => userEvent.click(screen.getByRole('button', { name: 'Tell it' }));

test('a reason is told with the mission, and what was heard is said with where it is kept', async () => {
  const sent = open([{ status: 200, body: { reply: 'I heard it.', kept: true, safety_card: null } }]);
  await userEvent.type(field(), 'for every 3 there are 8');
  await tell();
  await screen.findByText('I heard it.');
  expect(screen.getByText('Kept with your run. Nobody grades it.')).toBeTruthy();
  expect(sent).toEqual([{ mission_id: 'mission-1-ratio-1-1', words: 'for every 3 there are 8' }]);
});

test('words that could not be told stay, and go out again', async () => {
  const sent = open([]);
  await tell();
  await screen.findByText('Write a word or two first.');
  await userEvent.type(field(), 'both grow');
  await tell();
  await screen.findByText(/could not be reached/);
  expect(field().value).toBe('both grow');
  expect(sent).toHaveLength(1);
});

test('a card that people wrote stands in the place of any reply', async () => {
  const card = {
    language: 'en',
    title: 'You matter.',
    paragraphs: ['Talk to an adult.'],
    ways: [{ kind: 'helpline', name: 'Line', contact: '116 111' }],
    told: 'It is told.',
    after: '',
  };
  open([{ status: 200, body: { reply: '', kept: false, safety_card: card } }]);
  await userEvent.type(field(), 'x');
  await tell();
  await screen.findByText('Talk to an adult.');
  expect(screen.getByText(/116 111/)).toBeTruthy();
  expect(screen.queryByText(/Nobody grades it/)).toBeNull();
});
