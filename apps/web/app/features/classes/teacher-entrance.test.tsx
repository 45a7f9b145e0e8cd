import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { roleQuery } from './queries.ts';
import { TeacherEntrance } from './teacher-entrance.tsx';

afterEach(cleanup);

function show(role: 'student' | 'teacher', state: object | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(roleQuery.queryKey, { role, classes: 0, children: 0 });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: '/dashboard', state }]}>
        <Routes>
          <Route path="/dashboard" element={<TeacherEntrance />} />
          <Route path="/teach" element={<p>classes</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.queryByText('classes') !== null;
}

test('a teacher who signs in comes to the classes; a student never does', () => {
  expect(show('teacher', { entered: true })).toBe(true);
  cleanup();
  expect(show('student', { entered: true })).toBe(false);
});

test('a teacher who opens the dashboard later stays there', () => {
  expect(show('teacher', null)).toBe(false);
});
