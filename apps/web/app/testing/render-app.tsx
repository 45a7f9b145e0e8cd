import type { UserAnswer } from '@playforward/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';

/** Draws routes as the app does; the router tells where the student ended up. */
export function renderApp(routes: RouteObject[], at: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, client };
}

/** Draws one element that needs links and queries around it. */
export function renderElement(element: ReactNode) {
  return renderApp([{ path: '*', element }], '/');
}

export function makeUser(changes: Partial<UserAnswer> = {}): UserAnswer {
  return {
    email: 'maya@northside.example',
    name: 'Maya',
    onboarding_completed: true,
    email_verified: false,
    is_active: true,
    learning_profile: { chosen_career: 'Transportation planner' },
    ...changes,
  };
}
