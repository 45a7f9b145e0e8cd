import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BreakReminder } from './break-reminder.tsx';

function open(breakMinutes: number) {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="site-settings">{"break_minutes":${breakMinutes}}</script>`,
  );
  HTMLElement.prototype.showPopover = vi.fn();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<BreakReminder />);
}
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
const proposal = () => screen.queryByText(/^You have been here for/)?.textContent;

test('[O10] after the minutes of the setting a break is proposed in words, and goes when it is heard', async () => {
  open(45);
  await pass(44);
  expect(proposal()).toBeUndefined();
  await pass(1.5);
  expect(proposal()).toBe('You have been here for 45 minutes');
  await userEvent
    .setup({ delay: null })
    .click(screen.getByRole('button', { name: 'Thanks, I will', hidden: true }));
  expect(proposal()).toBeUndefined();
  await pass(45);
  expect(proposal()).toBe('You have been here for 90 minutes');
  await pass(1);
  expect(proposal()).toBeUndefined();
});
