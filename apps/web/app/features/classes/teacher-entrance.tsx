import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { roleQuery } from './queries.ts';

/** Leads a teacher who has just signed in from the dashboard to the classes; later the dashboard stays open to look at. */
export function TeacherEntrance() {
  const state: unknown = useLocation().state;
  const hasEntered = typeof state === 'object' && state !== null && 'entered' in state;
  const { data } = useQuery(roleQuery);
  return hasEntered && data?.role === 'teacher' ? <Navigate to={paths.teach} replace /> : null;
}
