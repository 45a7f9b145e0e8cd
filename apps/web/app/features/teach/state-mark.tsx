import type { SkillState } from '@playforward/contract';
import { Flag } from 'lucide-react';
import './state-mark.css';

/** One shape a state, so that none is told by its colour alone; the words stand beside it or in the cell's name. */
export function StateMark({ state, size = 20 }: { state: SkillState; size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" className={`state-mark ${state}`}>
      {state === 'alone' && (
        <>
          <circle cx="10" cy="10" r="9" fill="currentColor" />
          <path d="m6 10.3 2.8 2.7L14 7.5" fill="none" stroke="var(--paper)" strokeWidth="2" />
        </>
      )}
      {state === 'with-help' && (
        <>
          <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M10 2a8 8 0 0 0 0 16z" fill="currentColor" />
        </>
      )}
      {state === 'started' && (
        <circle
          cx="10"
          cy="10"
          r="8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="3 2.6"
        />
      )}
      {state === 'new' && <circle cx="10" cy="10" r="2" fill="currentColor" />}
    </svg>
  );
}

/** The flag of who needs help; words stand beside it. */
export function NeedFlag({ size = 16 }: { size?: number }) {
  return <Flag size={size} aria-hidden="true" fill="currentColor" className="need-flag" />;
}
