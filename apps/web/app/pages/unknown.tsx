import { useEffect } from 'react';
import { SessionLoading } from '../features/accounts/session/session-loading.tsx';
import { paths } from '../paths.ts';

/** An address nobody knows leads home, a document of its own, and Back never leads to it again. */
export default function UnknownPage() {
  useEffect(() => window.location.replace(paths.home), []);
  return <SessionLoading />;
}
