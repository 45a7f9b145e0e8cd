import type { ReactNode } from 'react';
import { Orb } from './orb/orb.tsx';
import type { OrbMode } from './orb/orb-looks.ts';

type StateCardProps = {
  mode: OrbMode;
  title: string;
  text?: string;
  /** The one button that is the way on. */
  action?: ReactNode;
  skeleton?: boolean;
  place?: boolean;
};

/** Empty, loading and error states: the orb says how it is, one sentence says what to do, one button is the way on. */
export function StateCard({ mode, title, text, action, skeleton = false, place = false }: StateCardProps) {
  return (
    <section className={place ? 'card state-card place on-sky' : 'card state-card'} role="status">
      <Orb mode={mode} size={112} />
      <h2 className="state-title">{title}</h2>
      {text && <p>{text}</p>}
      {skeleton && (
        <div className="skeleton" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      {action}
    </section>
  );
}
