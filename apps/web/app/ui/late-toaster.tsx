import { lazy, Suspense, useEffect, useState } from 'react';
import { hasUnsaid, onUnsaid } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));
/** By then the page is in use; later toasts must not depend on the network. */
const latestMs = 4000;

/** The page's toaster, downloaded after the page itself or with the first toast, whichever is sooner. */
export function LateToaster() {
  const [wanted, setWanted] = useState(hasUnsaid);
  useEffect(() => {
    const want = () => setWanted(true);
    const timer = setTimeout(want, latestMs);
    const stop = onUnsaid(want);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}
