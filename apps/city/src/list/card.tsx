import { type ReactNode, useId } from 'react';

/** One part of the list view under its own heading. */
export function Card({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="card list-card" aria-labelledby={heading} id={id}>
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
