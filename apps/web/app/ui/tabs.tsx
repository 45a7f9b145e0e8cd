import { Check, Lock } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { uiText } from './text.ts';

export type TabState = 'done' | 'current' | 'next' | 'open' | 'locked';

/** A bar of places on one page; the address says which one is open. */
export function TabBar({
  label,
  children,
  ref,
}: {
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}) {
  return (
    <nav className="tabs" aria-label={label} ref={ref}>
      {children}
    </nav>
  );
}

/** One tab. A locked tab is no link and says so to everyone. */
export function TabLink({ to, state, children }: { to: string; state: TabState; children: ReactNode }) {
  if (state === 'locked') {
    return (
      <span className="tab locked">
        <Lock size={16} aria-hidden="true" />
        {children}
        <span className="sr-only">, {uiText.locked}</span>
      </span>
    );
  }
  return (
    <Link to={to} className={`tab ${state}`} aria-current={state === 'current' ? 'page' : undefined}>
      {state === 'done' && <Check size={16} aria-hidden="true" />}
      {children}
      {state === 'done' && <span className="sr-only">, {uiText.done}</span>}
    </Link>
  );
}
