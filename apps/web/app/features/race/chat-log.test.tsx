import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatLog } from './chat-log.tsx';

test('each message stands on its side, and the race, mistakes, reports and typing look their own way [R-050]', () => {
  const report = {
    strengths: [],
    improvements: [],
    understanding: 1,
    recommendations: [],
    misconceptions: [],
    nextLessons: [],
  } as never;
  render(
    <ChatLog
      messages={[
        { id: 1, type: 'bot', text: 'Hi!' },
        { id: 2, type: 'user', text: '7' },
        { id: 3, type: 'bot', text: 'Orbit moved.', game: true },
        { id: 4, type: 'bot', text: 'That broke.', error: true },
        { id: 5, type: 'bot', text: 'Your report', feedback: report },
      ]}
      asked={new Map()}
      open={null}
      typing
      report={() => <p>The report</p>}
    />,
  );
  const looks = [...screen.getByRole('log').querySelectorAll('[data-type]')].map((said) => [
    said.getAttribute('data-type'),
    said.getAttribute('data-kind'),
  ]);
  expect(looks).toEqual([
    ['bot', 'talk'],
    ['user', 'talk'],
    ['bot', 'game'],
    ['bot', 'error'],
    ['bot', 'feedback'],
  ]);
  expect(screen.getByText('The report')).toBeDefined();
  expect(screen.getByTestId('typing')).toBeDefined();
});
