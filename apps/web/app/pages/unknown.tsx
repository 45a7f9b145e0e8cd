import { Navigate } from 'react-router';
import { paths } from '../paths.ts';

/** An address nobody knows leads home, and Back never leads to it again. */
export default function UnknownPage() {
  return <Navigate to={paths.home} replace />;
}
