import { useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { paths } from '../../../paths.ts';
import { useSession } from './session.ts';

/**
 * /login and /signup send visitors who were signed in when the page opened to the dashboard. Someone who signs in
 * here is led on by the form itself, so that its toast and the kept location count (D-03).
 */
export function GuestOnly() {
  const session = useSession();
  const [cameSignedOut, setCameSignedOut] = useState(false);
  if (session.status === 'signed-out' && !cameSignedOut) setCameSignedOut(true);
  // From there adults are led on to their own pages.
  if (session.status === 'signed-in' && !cameSignedOut)
    return <Navigate to={paths.dashboard} replace state={{ entered: true }} />;
  return <Outlet />;
}
