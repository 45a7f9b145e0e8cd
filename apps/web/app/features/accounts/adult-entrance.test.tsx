import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { roleQuery } from '../../api/role-query.ts';
import { AdultEntrance } from './adult-entrance.tsx';

afterEach(cleanup);

function show(role: 'student' | 'teacher' | 'guardian' | 'admin', state: object | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(roleQuery.queryKey, { role, classes: 0, children: 0 });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: '/dashboard', state }]}>
        <Routes>
          <Route path="/dashboard" element={<AdultEntrance />} />
          <Route path="/teach" element={<p>own home</p>} />
          <Route path="/family" element={<p>own home</p>} />
          <Route path="/school" element={<p>own home</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.queryByText('own home') !== null;
}

test('[D-158] adults who sign in come to their own pages; a student never does', () => {
  for (const role of ['teacher', 'admin', 'guardian'] as const) {
    expect(show(role, { entered: true })).toBe(true);
    cleanup();
  }
  expect(show('student', { entered: true })).toBe(false);
});

test('a teacher who opens the dashboard later stays there, a guardian has nothing there', () => {
  expect(show('teacher', null)).toBe(false);
  cleanup();
  expect(show('guardian', null)).toBe(true);
});
