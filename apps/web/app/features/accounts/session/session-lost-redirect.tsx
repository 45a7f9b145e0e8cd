import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSessionLost } from '../../../api/leave-for-login.ts';
import { paths } from '../../../paths.ts';
import { keepLocation } from './kept-location.ts';

/** Takes the student to /login when the server no longer knows the token, with the page they were on kept (D-04). */
export function SessionLostRedirect() {
  const navigate = useNavigate();
  // The API client lives outside React: it is told here how to change the page without reloading it.
  useEffect(
    () =>
      onSessionLost(
        () => void navigate(paths.login, { replace: true, state: keepLocation(window.location) }),
      ),
    [navigate],
  );
  return null;
}
