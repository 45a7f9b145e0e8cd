import type { ComponentPropsWithRef } from 'react';

/** White paper with a soft shadow. */
export function Card({ className = '', ...rest }: ComponentPropsWithRef<'section'>) {
  return <section {...rest} className={`card ${className}`} />;
}
