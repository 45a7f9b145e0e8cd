import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderElement } from '../../testing/render-app.tsx';
import { RaceDialog } from './race-dialog.tsx';

const challenge = {
  id: 'c1',
  question: 'What is 3 + 4?',
  answer: '7',
  type: 'equation',
  hints: ['Count on.'],
};
const report = {
  strength_areas: ['Sums'],
  improvement_areas: ['Slopes'],
  conceptual_understanding: 0.8,
  personalized_recommendations: ['Draw it.'],
  misconception_detection: [],
  next_lessons: [{ id: 4, title: 'Ratio Tables' }],
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

function open() {
  const server = fakeServer({
    'POST /api/users/register': { body: { id: '5' } },
    'POST /api/game/log': { body: { ok: true } },
    'POST /api/game/update': { body: { ok: true } },
    'POST /api/chat': ({ body }) => {
      const { response_type: type } = body as { response_type: string };
      if (type === 'intent_classification') return { status: 500 };
      return { body: { structured_response: type === 'learning_feedback' ? report : challenge } };
    },
  });
  const onClose = vi.fn();
  renderElement(
    <RaceDialog
      email="maya@northside.example"
      userName="Maya"
      grade={null}
      lessonId={null}
      onClose={onClose}
    />,
  );
  return { ...server, onClose };
}

function say(text: string) {
  const field = screen.getByLabelText('Message to Orbit');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field);
}

test('a race is talked about, flown, ended and reported by keyboard [R-001] [R-002] [R-003] [R-023] [R-074] [R-077] [R-163]', async () => {
  const { calls, onClose } = open();
  expect(await screen.findByText("Hi, I'm Orbit! What's your name?")).not.toBeNull();
  const commands = () =>
    within(screen.getByRole('group', { name: 'Commands' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(commands()).toEqual(['Maya', 'help']);
  for (const words of ['Maya', '7', 'sums', 'I want to add faster']) say(words);
  expect(screen.getByRole('group', { name: 'Choose a rival' })).not.toBeNull();
  expect(commands()).toEqual(['help', 'start']);
  say('start');
  expect(await screen.findByText('What is 3 + 4?')).not.toBeNull();
  expect(screen.getByText('Equation challenge, worth 1 unit')).not.toBeNull();
  expect(commands()).toEqual(['help', 'hint', 'skip', 'quit']);
  say('7');
  expect(screen.getByText('Score 10')).not.toBeNull();
  expect(screen.getByText("Orbit's turn")).not.toBeNull();
  say('quit');
  expect(await screen.findByText(/^Race ended/)).not.toBeNull();
  say('feedback');
  const shown = await screen.findByRole('article', { name: 'Your race report' });
  expect(within(shown).getByText('80%')).not.toBeNull();
  expect(
    within(shown)
      .getByRole('link', { name: /Ratio Tables/ })
      .getAttribute('href'),
  ).toBe('/lesson/4');
  expect(calls.filter(({ path }) => path === '/api/game/update')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Leave the race' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
