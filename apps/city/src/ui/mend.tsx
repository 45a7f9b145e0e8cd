import type { ReactNode } from 'react';
import { WarnIcon } from './icons.ts';

/** What to mend in a field, said aloud when it appears. */
export function Mend({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="mend" id={id} role="alert">
      <WarnIcon size={18} aria-hidden="true" />
      {children}
    </p>
  );
}
