import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Completes an address beside what it names, so that nobody waits for it. It happens with the first drawing, before
 * anyone can click, so that it never overrides where the student goes next.
 */
export function CompleteAddress({ to }: { to: string }) {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
