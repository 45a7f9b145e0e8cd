import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type AnswerState, startAnswer } from './answer-state.ts';
import { ChoiceList } from './choice-list.tsx';
import type { AnswerController } from './use-answer.ts';

const answers = [
  { id: 1, text: 'Open circle at 3, thick line to the left', diagram_image_url: '/assets/diagrams/a.svg' },
  { id: 2, text: 'Open circle at 3, thick line to the right', diagram_image_url: '/assets/diagrams/b.svg' },
];
const open = startAnswer({ solved: false, mode: 'choices' });

function show(state: AnswerState, choices: Parameters<typeof ChoiceList>[0]['answers'] = answers) {
  const give = vi.fn();
  const controller = { state, give, reset: vi.fn(), switchMode: vi.fn() } as unknown as AnswerController;
  const { container } = render(<ChoiceList answers={choices} math={{}} controller={controller} />);
  return { give, container };
}

test('a choice that is a picture is a button named by its letter and its words', () => {
  const { container } = show(open);
  expect(screen.getByRole('button', { name: /^A ?Open circle at 3, thick line to the left$/ })).toBeTruthy();
  expect(container.querySelector('fieldset')?.classList.contains('pictures')).toBe(true);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/assets/diagrams/a.svg',
    '/assets/diagrams/b.svg',
  ]);
});

test('a picture is chosen by mouse and by keyboard alike', async () => {
  const { give } = show(open);
  await userEvent.click(screen.getByRole('button', { name: /^A/ }));
  expect(give).toHaveBeenLastCalledWith({ kind: 'choice', answerId: 1 });
  screen.getByRole('button', { name: /^B/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(give).toHaveBeenLastCalledWith({ kind: 'choice', answerId: 2 });
});

test('words take the place of a picture that cannot be loaded', () => {
  const { container } = show(open);
  const [image] = container.querySelectorAll('img');
  if (!image) throw new Error('no picture');
  expect(screen.getByText(/to the left/).className).toBe('sr-only');
  fireEvent.error(image);
  expect(screen.getByText(/to the left/).className).toBe('');
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test('choices in words stay a plain list', () => {
  const { container } = show(open, [{ id: 1, text: '2:3' }]);
  expect(container.querySelector('fieldset')?.className).toBe('choices');
  expect(container.querySelector('img')).toBeNull();
});
