import { Check, Lock } from 'lucide-react';
import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { uiText } from './text.ts';

type TabState = 'done' | 'current' | 'next' | 'open' | 'locked';

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

type TabLinkProps = {
  to: string;
  state: TabState;
  children: ReactNode;
  /** Called with a locked tab that a pointer, a finger or the focus is on, and with null once it is left. */
  onLocked?: ((tab: HTMLElement | null) => void) | undefined;
  /** Scrolls the bar to the open tab; for a bar without arrows. */
  comesIntoSight?: boolean;
};

/** The open tab is in sight where the bar is wider than the screen. */
function bringIntoSight(tab: HTMLElement | null): void {
  const bar = tab?.parentElement;
  if (!tab || !bar || bar.scrollWidth <= bar.clientWidth) return;
  const [inner, outer] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
  bar.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/** One tab. A locked tab is no link; it can be reached all the same, so that everyone can learn why. */
export function TabLink({ to, state, children, onLocked, comesIntoSight = false }: TabLinkProps) {
  if (state === 'locked') {
    const tell = (event: SyntheticEvent<HTMLElement>) => onLocked?.(event.currentTarget);
    return (
      <button
        type="button"
        className="tab locked"
        aria-disabled="true"
        onClick={tell}
        onFocus={tell}
        onBlur={() => onLocked?.(null)}
        onPointerEnter={tell}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLocked?.(null)}
      >
        <Lock size={16} aria-hidden="true" />
        {children}
        <span className="sr-only">, {uiText.locked}</span>
      </button>
    );
  }
  return (
    <Link
      to={to}
      className={`tab ${state}`}
      aria-current={state === 'current' ? 'page' : undefined}
      ref={comesIntoSight && state === 'current' ? bringIntoSight : undefined}
    >
      {state === 'done' && <Check size={16} aria-hidden="true" />}
      {children}
      {state === 'done' && <span className="sr-only">, {uiText.done}</span>}
    </Link>
  );
}
