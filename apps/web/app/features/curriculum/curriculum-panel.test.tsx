import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { makeUser, renderElement } from '../../testing/render-app.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

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

function openDashboard(user = makeUser()) {
  renderElement(
    <DashboardScreen
      user={user}
      orb={null}
      said={null}
      games={null}
      onSettings={() => undefined}
      onSignOut={() => undefined}
    />,
  );
}

const openCourse = async () => fireEvent.click(await screen.findByRole('button', { name: /Grade 6 A/ }));
const openUnit = () => fireEvent.click(screen.getByRole('button', { name: /Unit 2: Ratios/ }));

describe('the dashboard', () => {
  test('greets by name, or as Student without one [L-050] [L-250] [L-051]', () => {
    fakeServer({ [withUnits]: { body: [] } });
    openDashboard(makeUser({ name: ' ' }));
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
    expect(calls).toHaveLength(1);
    openUnit();
    const rows = within(await screen.findByRole('list')).getAllByRole('link');
    expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/lesson/31', '/lesson/32', '/lesson/33']);
    expect(rows[0]?.textContent).toContain('done');
    expect(rows[1]?.textContent).toContain('Continue');
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/courses/with-units',
      '/api/units/12/with-lesson-details',
    ]);
  });

  test('keeps quiet when the lessons of a unit do not come, and shows those it has [L-047]', async () => {
    fakeServer({ [withUnits]: { body: [course] }, [withLessons]: { status: 500 } });
    openDashboard();
    await openCourse();
    openUnit();
    expect(within(await screen.findByRole('list')).getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByText('courses fetch error')).toBeNull();
  });

  test('opens the last course and unit again [L-048] [L-049] [D-65]', async () => {
    localStorage.setItem('dashboard_last_subject', '6');
    localStorage.setItem('dashboard_last_unit', '12');
    fakeServer({ [withUnits]: { body: [course] }, [withLessons]: { body: unit } });
    openDashboard();
    expect(await screen.findByRole('link', { name: /Title 33/ })).toBeTruthy();
  });

  test('ignores a remembered course that is gone [D-65]', async () => {
    localStorage.setItem('dashboard_last_subject', '99');
    fakeServer({ [withUnits]: { body: [course] } });
    openDashboard();
    expect((await screen.findByRole('button', { name: /Grade 6 A/ })).getAttribute('aria-expanded')).toBe(
      'false',
    );
  });

  test('offers the next lesson once: on top, or in its open unit [L-031]', async () => {
    fakeServer({ [withUnits]: { body: [course] }, [withLessons]: { body: unit } });
    openDashboard();
    expect((await screen.findByRole('link', { name: /Title 32/ })).getAttribute('href')).toBe('/lesson/32');
    await openCourse();
    openUnit();
    expect(screen.getAllByRole('link', { name: /Title 32/ })).toHaveLength(1);
  });

  test('names the chosen career when there is one', () => {
    fakeServer({ [withUnits]: { body: [] } });
    openDashboard();
    expect(screen.getByText('Transportation planner')).toBeTruthy();
  });
});
