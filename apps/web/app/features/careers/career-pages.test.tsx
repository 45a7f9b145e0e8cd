import type { CareerBrief, CareerPage, CareerSearchAnswer } from '@playforward/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import CareerRoute from '../../pages/career.tsx';
import CareersRoute from '../../pages/careers.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp, renderElement } from '../../testing/render-app.tsx';
import { CareerScreen } from './career-screen.tsx';
import { FutureYou } from './future-you.tsx';

const makeCareer = (title: string, changes: Partial<CareerBrief> = {}): CareerBrief => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  summary: `What a ${title} does.`,
  cluster: 'Design and build places',
  pay: { low: 79_930, middle: 100_840, high: 129_680, by: 'year', year: 2025 },
  schooling: 'Bachelor’s degree',
  likes: ['Making and fixing', 'Finding out'],
  outdoors: true,
  people: false,
  machines: true,
  math: ['slopes and angles', 'unit rates'],
  ...changes,
});
const engineer = makeCareer('Civil Engineer');
const surveyor = makeCareer('Surveyor', { pay: null, schooling: null });
const found: CareerSearchAnswer = {
  all: 909,
  fit: 2,
  showing: null,
  asksBack: false,
  islands: [
    { cluster: 'Design and build places', x: 50, y: 50, all: 87, fit: 2 },
    { cluster: 'Teach and coach', x: 10, y: 60, all: 69, fit: 0 },
  ],
  careers: [engineer, surveyor],
};
const page: CareerPage = {
  career: engineer,
  official_title: 'Civil Engineers',
  named: 'a Civil Engineer',
  interviews: [
    {
      by: 'Class 8b, May 2026',
      with: 'Ms. Okafor, who builds roads',
      questions: [{ ask: 'What is the hardest part?', answer: 'Saying <b>no</b> to a drawing I like.' }],
    },
  ],
  tasks: ['Inspect project sites.'],
  day: [{ at: '8:00', title: 'At the start', text: 'You inspect project sites.' }],
  problems: [
    {
      skill: 'm6-unit-rate-compute',
      idea: 'unit rates',
      question: 'How many cubic meters does it pour each hour?',
      unit: 'cubic meters',
      diagram_image_url: null,
      diagram_alt: null,
      course: 'Summit Math 6 A',
      lesson_id: 7,
      state: 'new',
    },
  ],
  neighbors: [{ slug: 'surveyor', title: 'Surveyor', but: 'more outdoors' }],
  pathway: [
    { kind: 'course', title: 'Grade 8', detail: 'linear models', state: 'here', lesson_id: 7 },
    { kind: 'job', title: 'First job', detail: 'Civil Engineer', state: 'ahead', lesson_id: null },
  ],
  favorite: false,
  favorites: 0,
  math: {},
};
const mine = { grade: 8, favorites: [], chosen: null };
const first = 'GET /api/careers?from=0';

const open = (at: string) =>
  renderApp(
    [
      { path: '/careers', Component: CareersRoute },
      { path: '/careers/:slug', Component: CareerRoute },
    ],
    at,
  );

describe('exploring careers', () => {
  test('shows how many there are, what fits, and each with pay, schooling and math', async () => {
    fakeServer({ [first]: { body: found }, 'GET /api/careers/mine': { body: mine } });
    open('/careers');
    expect(await screen.findByText('909 jobs. Look around, nothing here decides for you.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '2 jobs fit' })).toBeTruthy();
    expect(screen.getByText('$79,930 – $129,680')).toBeTruthy();
    expect(screen.getByText('No pay figure from the U.S. BLS')).toBeTruthy();
    expect(screen.getAllByText('slopes and angles').length).toBeGreaterThan(0);
  });

  test('says which words it looked for when the typed ones were misspelt', async () => {
    const mended = { ...found, showing: 'building bridges' };
    fakeServer({
      'GET /api/careers?search=bilding+bridges&from=0': { body: mended },
      'GET /api/careers/mine': { body: mine },
    });
    open('/careers?search=bilding+bridges');
    expect(await screen.findByText('building bridges')).toBeTruthy();
    expect(screen.getByRole('searchbox').getAttribute('value')).toBe('bilding bridges');
  });

  test('an island and a filter narrow the list, and can be taken back', async () => {
    const { calls } = fakeServer({
      [first]: { body: found },
      'GET /api/careers?outdoors=1&from=0': { body: found },
      'GET /api/careers?cluster=Teach+and+coach&outdoors=1&from=0': {
        body: { ...found, fit: 0, careers: [] },
      },
      'GET /api/careers/mine': { body: mine },
    });
    open('/careers');
    fireEvent.click(await screen.findByRole('button', { name: 'Outdoors' }));
    await waitFor(() => expect(calls.at(-1)?.path).toContain('outdoors=1'));
    fireEvent.click(await screen.findByRole('button', { name: /Teach and coach/ }));
    expect(await screen.findByRole('heading', { name: 'No job fits all of that' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('Civil Engineer')).toBeTruthy();
  });

  test('two can be seen side by side', async () => {
    fakeServer({ [first]: { body: found }, 'GET /api/careers/mine': { body: mine } });
    open('/careers');
    fireEvent.click(await screen.findByRole('button', { name: 'Compare two' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Civil Engineer' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Compare Surveyor' }));
    const row = within(screen.getByRole('row', { name: /Schooling/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Bachelor’s degree',
      'Not in our data',
    ]);
  });

  test('a page of a job leads to the comparison with that job chosen', async () => {
    fakeServer({
      [first]: { body: found },
      'GET /api/careers/mine': { body: mine },
      'GET /api/careers/surveyor': { body: { ...page, career: surveyor } },
    });
    open('/careers?compare=surveyor');
    expect(await screen.findByRole('columnheader', { name: 'Surveyor' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Compare Civil Engineer' }));
    expect(screen.getByRole('columnheader', { name: 'Civil Engineer' })).toBeTruthy();
  });

  test('a failed search can be tried again', async () => {
    const server = fakeServer({ [first]: { status: 500 }, 'GET /api/careers/mine': { body: mine } });
    open('/careers');
    expect(await screen.findByRole('heading', { name: 'The jobs did not load' })).toBeTruthy();
    server.routes[first] = { body: found };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Civil Engineer')).toBeTruthy();
  });

  test('a ninth favorite is refused with the sentence of the server', async () => {
    const detail = 'You can keep 8 favorites. Take one away first.';
    const { calls } = fakeServer({
      [first]: { body: found },
      'GET /api/careers/mine': { body: mine },
      'PUT /api/careers/civil-engineer/favorite': { status: 409, body: { detail } },
    });
    open('/careers');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep Civil Engineer as a favorite' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  });
});

describe('one career', () => {
  test('has facts with their source, a day that says what it is, neighbors and a way', async () => {
    fakeServer({ 'GET /api/careers/civil-engineer': { body: page } });
    open('/careers/civil-engineer');
    expect(await screen.findByRole('heading', { name: 'Civil Engineer', level: 1 })).toBeTruthy();
    expect(
      screen.getByText('Middle half of workers, U.S. BLS, May 2025, the middle one $100,840'),
    ).toBeTruthy();
    expect(screen.getByText('Composed from task data, not a real person.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Surveyor/ }).getAttribute('href')).toBe('/careers/surveyor');
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Grade 8');
  });

  test('an interview of a class is shown as it was written, markup and all', async () => {
    fakeServer({ 'GET /api/careers/civil-engineer': { body: page } });
    open('/careers/civil-engineer');
    expect(
      await screen.findByRole('heading', { name: 'We asked Ms. Okafor, who builds roads' }),
    ).toBeTruthy();
    expect(screen.getByText('Saying <b>no</b> to a drawing I like.')).toBeTruthy();
  });

  test('the companion is asked about the job with its article', async () => {
    const asked: string[] = [];
    fakeServer({ 'GET /api/careers/electrician': { body: { ...page, named: 'an Electrician' } } });
    renderElement(<CareerScreen slug="electrician" onAsk={(question) => asked.push(question)} />);
    fireEvent.click(await screen.findByRole('button', { name: 'How do I become one?' }));
    expect(asked).toEqual(['How do I become an Electrician?']);
  });

  test('a problem is tried, judged with its reason and tried again', async () => {
    const verdict = { is_correct: false, message: 'Not yet.', reason: 'Share the total evenly.', math: {} };
    fakeServer({
      'GET /api/careers/civil-engineer': { body: page },
      'POST /api/careers/civil-engineer/problems/m6-unit-rate-compute': { body: verdict },
    });
    open('/careers/civil-engineer');
    fireEvent.click(await screen.findByRole('button', { name: 'Try it' }));
    const field = screen.getByLabelText('Your answer (cubic meters)');
    fireEvent.change(field, { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Share the total evenly.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '4' } });
    await waitFor(() => expect(screen.queryByText('Share the total evenly.')).toBeNull());
  });

  test('an address of no career leads back to all of them', async () => {
    fakeServer({
      'GET /api/careers/wizard': { status: 404, body: { detail: 'This career is not in our list.' } },
    });
    open('/careers/wizard');
    expect(await screen.findByRole('heading', { name: 'This job is not in our list' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'All careers' }).length).toBeGreaterThan(0);
  });
});

describe('Future You', () => {
  test('shows the job with pay, a moment of its day and the next skill', () => {
    const chosen = {
      career: engineer,
      day: 'You inspect project sites.',
      next_skill: 'unit rates',
      pathway: [],
    };
    renderElement(<FutureYou career="Civil Engineer" mine={{ ...mine, chosen }} />);
    expect(screen.getByText('$79,930 – $129,680 a year')).toBeTruthy();
    expect(screen.getByText('You inspect project sites.')).toBeTruthy();
    expect(screen.getByText('unit rates')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open your pathway' }).getAttribute('href')).toBe(
      '/careers/civil-engineer',
    );
  });

  test('names a chosen career also while the rest is not there', () => {
    renderElement(<FutureYou career="Transportation planner" mine={undefined} />);
    expect(screen.getByText('Transportation planner')).toBeTruthy();
  });
});
