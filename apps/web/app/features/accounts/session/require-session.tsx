import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { keepLocation } from './kept-location.ts';
import { useSession } from './session.ts';
import { SessionLoading } from './session-loading.tsx';

/** Protected pages: a spinner while the session loads, signed-out visitors to /login with their location kept. */
export function RequireSession() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <SessionLoading />;
  if (session.status === 'signed-in') return <Outlet />;
  return <Navigate to={paths.login} replace state={session.onPurpose ? null : keepLocation(location)} />;
}
