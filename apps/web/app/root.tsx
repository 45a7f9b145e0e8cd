import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './app.css';
import { SessionLoading } from './features/accounts/session/session-loading.tsx';
import { SessionLostRedirect } from './features/accounts/session/session-lost-redirect.tsx';
import { SomethingBroke } from './pages/something-broke.tsx';
import { LateToaster } from './ui/toast/late-toaster.tsx';

export const links = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f1030" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <SessionLostRedirect />
      <Outlet />
      <LateToaster />
    </QueryClientProvider>
  );
}

/** Shown by pages that are not prerendered until the script is here. */
export const HydrateFallback = SessionLoading;

export const ErrorBoundary = SomethingBroke;
