import type { UserAnswer } from '@playforward/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { makeUser, renderElement } from '../../testing/render-app.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';
import { type ToDo, ToDoCard } from './to-do-card.tsx';

const lesson = (id: number, lesson_number: number, state = 'not_started') => ({
  id,
  title: `Title ${id}`,
  lesson_number,
  unit_id: 12,
  state,
});
const lessons = { c: lesson(33, 3), a: lesson(31, 1, 'completed'), b: lesson(32, 2, 'started') };
const unit = { id: 12, unit_number: 2, title: 'Ratios', lessons };
const course = { id: 6, title: 'Summit Math 6 A', units: { 12: unit } };
const withUnits = 'GET /api/courses/with-units';
const withLessons = 'GET /api/units/12/with-lesson-details';

type Opened = { user?: UserAnswer; grade?: number | null; toDo?: ToDo[] };

function openDashboard({ user = makeUser(), grade = null, toDo = [] }: Opened = {}) {
  renderElement(
    <DashboardScreen
      user={user}
      orb={null}
      said={null}
      grade={grade}
      toDo={<ToDoCard from="Ms. Rivera" items={toDo} />}
      future={null}
      doors={null}
      onSettings={() => undefined}
      onSignOut={() => undefined}
    />,
  );
}

const openCourse = async () => fireEvent.click(await screen.findByRole('button', { name: /Grade 6 A/ }));
const openUnit = () => fireEvent.click(screen.getByRole('button', { name: /Unit 2: Ratios/ }));

const all = () => within(screen.getByRole('region', { name: 'CURRICULUM' }));

describe('the dashboard', () => {
  test('greets by name, or as Student without one [L-050] [L-250] [L-051]', () => {
    fakeServer({ [withUnits]: { body: [] } });
    openDashboard({ user: makeUser({ name: ' ' }) });
    expect(screen.getByRole('heading', { name: 'Welcome back, Student' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'CURRICULUM' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Playforward' }).getAttribute('href')).toBe('/');
  });

  test('says that it loads, and when it could not, with a way on [L-037] [L-038] [L-039] [L-255] [L-040]', async () => {
    const server = fakeServer({ [withUnits]: { status: 500 } });
    openDashboard();
    expect(screen.getByText('Loading curriculum...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'courses fetch error' })).toBeTruthy();
    expect(screen.getByText('There was a problem loading the curriculum data.')).toBeTruthy();
    server.routes[withUnits] = { body: [course] };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('(1 units)')).toBeTruthy();
  });

  test('shows a picture of the next lesson, and does without where there is none', async () => {
    const url = '/assets/diagrams/0123456789abcdef.svg';
    fakeServer({
      [withUnits]: { body: [course] },
      'GET /api/lessons/32/picture': { body: { diagram_image_url: url } },
    });
    openDashboard();
    const card = (await screen.findByRole('heading', { name: 'Title 32' })).closest('section');
    await waitFor(() => expect(card?.querySelector('img')?.getAttribute('src')).toBe(url));
    cleanup();
    fakeServer({ [withUnits]: { body: [course] } });
    openDashboard();
    expect(await screen.findByRole('heading', { name: 'Title 32' })).toBeTruthy();
    expect(document.querySelector('.next-step-picture')).toBeNull();
  });

  test('opens and closes a course and shows its units [L-042] [L-043] [L-045] [D-64]', async () => {
    fakeServer({ [withUnits]: { body: [course] } });
    openDashboard();
    await openCourse();
    expect(screen.getByRole('button', { name: /Unit 2: Ratios.*1 of 3 lessons done/ })).toBeTruthy();
    await openCourse();
    expect(screen.queryByRole('button', { name: /Unit 2: Ratios/ })).toBeNull();
  });

  test('asks for the lessons of a unit when it opens, once, and lists them by number [L-044] [L-046] [L-047]', async () => {
    const { calls } = fakeServer({ [withUnits]: { body: [course] }, [withLessons]: { body: unit } });
    openDashboard();
    await openCourse();
    const asked = () => calls.map(({ path }) => path).filter((path) => !path.endsWith('/picture'));
    expect(asked()).toEqual(['/api/courses/with-units']);
    openUnit();
    const rows = within(await all().findByRole('list')).getAllByRole('link');
    expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/lesson/31', '/lesson/32', '/lesson/33']);
    expect(rows[0]?.textContent).toContain('done');
    expect(rows[1]?.textContent).toContain('You are here');
    expect(asked()).toEqual(['/api/courses/with-units', '/api/units/12/with-lesson-details']);
  });

  test('keeps quiet when the lessons of a unit do not come, and shows those it has [L-047]', async () => {
    fakeServer({ [withUnits]: { body: [course] }, [withLessons]: { status: 500 } });
    openDashboard();
    await openCourse();
    openUnit();
    expect(within(await all().findByRole('list')).getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByText('courses fetch error')).toBeNull();
  });

  test('opens the last course and unit again [L-048] [L-049] [D-65]', async () => {
    localStorage.setItem('dashboard_last_subject', '6');
    localStorage.setItem('dashboard_last_unit', '12');
    fakeServer({ [withUnits]: { body: [course] }, [withLessons]: { body: unit } });
    openDashboard();
    await screen.findByRole('button', { name: /Unit 2: Ratios/ });
    expect(all().getByRole('link', { name: /Title 33/ })).toBeTruthy();
  });

  test('ignores a remembered course that is gone [D-65]', async () => {
    localStorage.setItem('dashboard_last_subject', '99');
    fakeServer({ [withUnits]: { body: [course] } });
    openDashboard();
    expect((await screen.findByRole('button', { name: /Grade 6 A/ })).getAttribute('aria-expanded')).toBe(
      'false',
    );
  });

  test('offers the next lesson with the one button of the page, whatever is open [L-031]', async () => {
    fakeServer({ [withUnits]: { body: [course] }, [withLessons]: { body: unit } });
    openDashboard();
    const next = await screen.findByRole('link', { name: 'Continue', description: 'Title 32' });
    expect(next.getAttribute('href')).toBe('/lesson/32');
    await openCourse();
    openUnit();
    expect(screen.getAllByRole('link', { name: 'Continue' })).toHaveLength(1);
  });

  test('begins in the course of the grade, and still lists every course in order [D-157] [L-041]', async () => {
    const eight = {
      id: 8,
      title: 'Summit Math 8 A',
      units: { 80: { ...unit, id: 80, lessons: { d: lesson(80, 1) } } },
    };
    const six = { ...course, units: { 12: { ...unit, lessons: { c: lesson(33, 3) } } } };
    fakeServer({ [withUnits]: { body: [eight, six] } });
    openDashboard({ grade: 8 });
    const next = await screen.findByRole('link', { name: 'Start' });
    expect(next.getAttribute('href')).toBe('/lesson/80');
    expect(screen.getByRole('heading', { name: 'Grade 8 A' })).toBeTruthy();
    const rows = all()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(rows.map((row) => row?.match(/Grade \d A/)?.[0])).toEqual(['Grade 6 A', 'Grade 8 A']);
  });

  test('says where a student is without a next step when every lesson is done', async () => {
    const done = { ...course, units: { 12: { ...unit, lessons: { a: lesson(31, 1, 'completed') } } } };
    fakeServer({ [withUnits]: { body: [done] } });
    openDashboard();
    expect(await screen.findByRole('heading', { name: 'Every lesson is done' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Start|Continue/ })).toBeNull();
  });

  test('shows what a teacher asked for, and no empty card while there is nothing', async () => {
    fakeServer({ [withUnits]: { body: [course] } });
    const item = {
      id: 'a',
      title: 'Practice: Ratios',
      when: 'Tomorrow, 8 am',
      to: '/lesson/31',
      done: false,
    };
    openDashboard({ toDo: [item] });
    expect((await screen.findByRole('link', { name: /Practice: Ratios/ })).getAttribute('href')).toBe(
      '/lesson/31',
    );
    cleanup();
    openDashboard();
    await screen.findByRole('link', { name: 'Continue' });
    expect(screen.queryByRole('heading', { name: 'To do' })).toBeNull();
  });
});
