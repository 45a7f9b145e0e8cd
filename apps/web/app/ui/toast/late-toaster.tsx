import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';
import { hasUnsaid, onUnsaid } from './toast.ts';

const againMs = 3000;

/**
 * The page's toaster, downloaded when the page has nothing better to do or with the first toast, whichever is sooner:
 * later toasts must not depend on the network. Without a network it is tried again; what is said waits for it.
 */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    let [gone, loading] = [false, false];
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      if (gone || loading) return;
      loading = true;
      clearTimeout(again);
      import('./toaster.tsx').then(
        (part) => !gone && setToaster(() => part.Toaster),
        () => {
          loading = false;
          again = setTimeout(load, againMs);
        },
      );
    };
    const stopIdle = whenIdle(load);
    const stopUnsaid = onUnsaid(load);
    if (hasUnsaid()) load();
    return () => {
      gone = true;
      stopIdle();
      stopUnsaid();
      clearTimeout(again);
    };
  }, []);
  return Toaster && <Toaster />;
}
