import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import SkillMapPage from './skill-map.tsx';

const units = { 9: { id: 9, unit_number: 1, title: 'Ratios and Rates', lessons: {} } };
const courses = [
  { id: 4, title: 'Summit Math 6 A', units },
  { id: 5, title: 'Summit Math 6 B', units },
];
const skill = (name: string, changes = {}) => ({
  skill: name,
  title: name,
  lesson_id: 7,
  lesson_title: 'What Is a Ratio?',
  state: 'new',
  alone: 0,
  with_help: 0,
  due: false,
  ...changes,
});
const map = {
  id: 4,
  title: 'Summit Math 6 A',
  units: [
    {
      id: 9,
      unit_number: 1,
      title: 'Ratios and Rates',
      skills: [
        skill('Write a ratio', { state: 'alone', alone: 1, with_help: 1, due: true }),
        skill('Read the graph', { state: 'with-help', alone: 0.3, with_help: 1 }),
        skill('Plot the ratio'),
      ],
    },
  ],
};

function open(at: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  fakeServer({
    'GET /api/courses/with-units': { body: courses },
    'GET /api/mastery/courses/4': { body: map },
    'GET /api/mastery/courses/5': { body: { ...map, id: 5, units: [] } },
    ...answers,
  });
  return renderApp([{ path: '/skills/:courseId?', Component: SkillMapPage }], at);
}

describe('the skill map', () => {
  test('shows alone and with help apart, in words', async () => {
    open('/skills/4');
    fireEvent.click(await screen.findByRole('button', { name: 'List' }));
    const row = screen.getByRole('link', { name: 'Read the graph' }).closest('li');
    expect(row?.textContent).toContain('Alone: starting');
    expect(row?.textContent).toContain('With help: strong');
    expect(row?.textContent).toContain('Works with help');
    expect(screen.getByTestId('skill-total').textContent).toBe('You can do 1 of 3 skills alone.');
  });

  test('begins as a map: roads of skills in order, each state in words, and the next step on the way', async () => {
    open('/skills/4');
    const road = await screen.findByRole('region', { name: 'Unit 1: Ratios and Rates' });
    const stations = within(road).getAllByRole('link');
    expect(stations.map(({ textContent }) => textContent)).toEqual([
      'Write a ratio, Review due',
      'Read the graph, you are here',
      'Plot the ratio, Not yet',
    ]);
    expect(screen.getByRole('link', { name: 'Start this skill' }).getAttribute('href')).toBe('/lesson/7');
    expect(screen.getByRole('link', { name: 'Review now' }).getAttribute('href')).toBe('/lesson/7');
  });

  test('puts what is due first, and every skill leads to its lesson: nothing locks', async () => {
    open('/skills/4');
    fireEvent.click(await screen.findByRole('button', { name: 'List' }));
    const due = (await screen.findByRole('heading', { name: 'Review due' })).closest('section');
    expect(
      within(due as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/lesson/7');
    for (const link of screen.getAllByRole('link', { name: /ratio|graph/ })) {
      expect(link.getAttribute('href')).toBe('/lesson/7');
    }
  });

  test('opens the course chosen last on the dashboard, and another by the list', async () => {
    localStorage.setItem('dashboard_last_subject', '5');
    const { router } = open('/skills');
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Course' });
    expect(list.value).toBe('5');
    fireEvent.change(list, { target: { value: '4' } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/skills/4'));
    localStorage.removeItem('dashboard_last_subject');
  });

  test('opens the course of the next step where none was chosen: the grade decides', async () => {
    const lesson = { id: 30, title: 'Real Numbers', lesson_number: 1, unit_id: 12, state: 'not_started' };
    const eighth = { 12: { id: 12, unit_number: 1, title: 'Numbers', lessons: { 30: lesson } } };
    open('/skills', {
      'GET /api/courses/with-units': {
        body: [...courses, { id: 8, title: 'Summit Math 8 A', units: eighth }],
      },
      'GET /api/careers/mine': { body: { grade: 8, favorites: [], chosen: null } },
      'GET /api/mastery/courses/8': { body: { ...map, id: 8 } },
    });
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Course' });
    expect(list.value).toBe('8');
  });

  test('says so when there is no such course, and offers another try when the map does not load', async () => {
    open('/skills/77');
    expect(await screen.findByText('No such course')).toBeTruthy();
    open('/skills/4', { 'GET /api/mastery/courses/4': { status: 500, body: { detail: 'x' } } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
