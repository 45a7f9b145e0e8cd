import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { roleQuery } from '../../api/role-query.ts';
import { homePathByRole } from './session/redirect-path.ts';

/**
 * Leads adults who have just signed in from the dashboard to their own pages; later the dashboard stays open for them to
 * look at. Families have nothing to look at there.
 */
export function AdultEntrance() {
  const state: unknown = useLocation().state;
  const hasEntered = typeof state === 'object' && state !== null && 'entered' in state;
  const { data } = useQuery(roleQuery);
  if (!data || data.role === 'student' || data.role === 'staff') return null;
  return hasEntered || data.role === 'guardian' ? <Navigate to={homePathByRole[data.role]} replace /> : null;
}
