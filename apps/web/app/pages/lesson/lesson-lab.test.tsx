import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { makeLesson } from '../../testing/make-lesson.ts';
import { renderApp } from '../../testing/render-app.tsx';
import LessonPage from './lesson.tsx';
import { readyPage } from './testing-lesson.tsx';

type Lab = NonNullable<ReturnType<typeof makeLesson>['lab']>;

beforeEach(readyPage);

const game = {
  question: 'What is left?',
  lines: [
    { instruction: 'Find the area.', work: '4 × 8 = 32', follows: false },
    { instruction: 'Find the hole.', work: '2 × 4 = 6', follows: false },
    { instruction: 'Subtract.', work: '32 − 6 = 26', follows: true },
    { instruction: '26 square meters', work: '', follows: true },
  ],
  wrong_line: 1,
  whys: [
    { text: 'Line 1 is wrong: 4 × 8 is not 32.', is_right: false },
    { text: 'It adds 2 and 4. The sign says to multiply.', is_right: true },
    { text: 'The digits are right, but the number is ten times too large.', is_right: false },
  ],
  really: { work: '2 × 4 = 8', result: '24 square meters' },
  known_as: null,
  math: {},
};
const opened = {
  knows: {
    grade: 8,
    career: 'Nurse',
    city: null,
    recent_attempts: 4,
    recent_correct: 3,
    recent_hints_used: 1,
    talks: 1,
  },
  has_model: false,
  talk_days: 90,
  turns: [
    {
      at: '2026-11-23T10:00:00.000Z',
      said: 'What is a ratio?',
      answered: 'A ratio compares.',
      heard_as: 'a question about what something is',
      sure: 98,
      move: { does: 'Explain the idea', because: 'You asked about an idea.' },
      others: ['Ask back'],
    },
  ],
  math: {},
};

function open(lab: Lab | undefined, at = '/lesson/1/key-concept/lab', answers = {}) {
  const server = fakeServer({
    'GET /api/lessons/1/full': { body: makeLesson(lab ? { lab } : {}) },
    'GET /api/units/9/with-course': { status: 404, body: { detail: 'Unit not found' } },
    'GET /api/mastery/lessons/1': { status: 404, body: { detail: 'Lesson not found' } },
    'GET /api/labs/catch?level=1': { body: game },
    'GET /api/orb/opened': { body: opened },
    ...answers,
  });
  const { router } = renderApp([{ path: '/lesson/:lessonId/:tab?/*', Component: LessonPage }], at);
  return { server, path: () => router.state.location.pathname };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

test('a lesson with a lab opens it from below its concepts, and leads back to them', async () => {
  const { path } = open('confusion', '/lesson/1/key-concept/0');
  await userEvent.click(await screen.findByRole('link', { name: 'Open the lab' }));
  expect(path()).toBe('/lesson/1/key-concept/lab');
  expect(document.activeElement).toBe(
    await screen.findByRole('heading', { name: 'Lab: Two ways to be wrong' }),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Back to the concepts' }));
  expect(path()).toBe('/lesson/1/key-concept/0');
});

test('a lesson without a lab has neither card nor address for one', async () => {
  const { path } = open(undefined);
  expect(await screen.findByRole('heading', { name: 'Comparing' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open the lab' })).toBeNull();
  expect(path()).toBe('/lesson/1/key-concept/0');
});

test('by numbers an example is added and told, and the table below holds it', async () => {
  open('classifier');
  await userEvent.clear(await screen.findByLabelText('how red'));
  await userEvent.type(screen.getByLabelText('how red'), '7');
  await press('Add it');
  expect(screen.getByText('Added ripe at 7 and 50.')).toBeTruthy();
  await userEvent.click(screen.getByText('All examples as a table'));
  expect(screen.getByRole('button', { name: 'Take example 23 away' })).toBeTruthy();
  await press('Take all examples away');
  await press('Next round');
  expect(screen.getByText(/nothing to learn from/)).toBeTruthy();
});

test('a wipe of the paper leaves nothing to measure', async () => {
  open('classifier');
  await userEvent.click(await screen.findByRole('radio', { name: 'My drawings' }));
  await press('Wipe');
  await userEvent.click(screen.getAllByRole('button', { name: 'Adds: Kind A' })[0] ?? document.body);
  expect(screen.getByText('There is no drawing yet.')).toBeTruthy();
});

test('a threshold above every score calls nothing unwanted, and precision then has no value', async () => {
  open('confusion');
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '101' } });
  expect(screen.getByText(/It finds 0, misses 12/)).toBeTruthy();
  expect(screen.getByText(/precision has no value/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'None unwanted' }));
  expect(screen.getByText(/recall has no value/)).toBeTruthy();
});

test('cold, the writer always takes the likeliest word; a page without words is told', async () => {
  open('next-word');
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '0' } });
  const likeliest = within(screen.getByRole('table')).getAllByRole('rowheader')[0]?.textContent;
  await press('Next word');
  expect(screen.getByText(`It drew “${likeliest}”.`)).toBeTruthy();
  const page = screen.getByRole('textbox', { name: 'The page it reads' });
  fireEvent.change(page, { target: { value: ' \n' } });
  expect(screen.getByText(/nothing to learn from yet/)).toBeTruthy();
});

test('of a page of 100 kB the writer reads the beginning and says so', async () => {
  open('next-word');
  const page = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The page it reads' });
  fireEvent.change(page, { target: { value: 'one two '.repeat(12_500) } });
  expect(screen.getByText(/reads the first 20,000 characters/)).toBeTruthy();
  expect(page.value).toHaveLength(20_000);
});

test('the game: a true line is told to be true, then line and reason are found, and nothing is sent', async () => {
  const { server } = open('catch');
  await press(/Find the area/);
  expect(screen.getByText(/This line is true/)).toBeTruthy();
  await press(/Subtract/);
  expect(screen.getByText(/Look further up/)).toBeTruthy();
  await press(/Find the hole/);
  expect(screen.getByText('0 of 1 caught')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Why is it wrong?');
  await press(/Line 1 is wrong/);
  expect(screen.getByText(/not what happened/)).toBeTruthy();
  await press(/It adds 2 and 4/);
  expect(screen.getByText(/Sounding sure is not a reason/)).toBeTruthy();
  const sent = server.calls.filter(({ path }) => path.includes('labs'));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/labs/catch?level=1']);
});

test('who finds the line at the first tap has caught the orb, and the next one keeps the count', async () => {
  open('catch');
  await press(/Find the hole/);
  await press(/It adds 2 and 4/);
  expect(screen.getByText('You caught me!')).toBeTruthy();
  await press('Next one');
  await button(/Find the hole/);
  expect(screen.getByText('1 of 1 caught')).toBeTruthy();
});

test('without a line to the server the game says so and tries again', async () => {
  open('catch', undefined, { 'GET /api/labs/catch?level=1': { status: 503, body: { detail: 'Later.' } } });
  expect(await screen.findByText('There is no new one right now')).toBeTruthy();
  expect(await button('Try again')).toBeTruthy();
});

test('the companion opened up tells what it knows, what it took a message for and by which rule it moved', async () => {
  open('opened');
  expect((await screen.findByRole('row', { name: /Your city/ })).textContent).toContain('you have not told');
  expect(screen.getByRole('row', { name: /Your answers just now/ }).textContent).toContain('3 of 4 right');
  expect(screen.getByText('Explain the idea')).toBeTruthy();
  expect(screen.getByText('You asked about an idea.')).toBeTruthy();
});

test('rules are changed, added and taken away, and a page without one is not printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open('rules');
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Rule 1' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Rule 1' }), 'I try for ten minutes first.');
  await press('Add a rule');
  expect(screen.getByRole('textbox', { name: 'Rule 5' })).toBeTruthy();
  await press('Print my rules');
  expect(print).toHaveBeenCalledOnce();
  for (let left = 5; left > 0; left -= 1) await press(`Take rule ${left} away`);
  expect(screen.getByText('A page without a rule is only paper. Write one first.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print my rules' }).hasAttribute('disabled')).toBe(true);
});
