import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { fontLinks } from '../font-links.ts';

export const links = fontLinks;

/**
 * Around the pages that React builds and never runs: scripts/finish-build.ts takes the app's scripts out of every
 * built page that carries this mark and puts app/public-page.ts in.
 */
export default function StaticLayout() {
  useEffect(loadAsDocument, []);
  return (
    <div data-static-page>
      <Outlet />
    </div>
  );
}

/** React got here without a document: by a link of the app, or in development, where nothing is built. */
function loadAsDocument(): void {
  if (import.meta.env.DEV) void import('../../public-page.ts');
  else window.location.reload();
}
