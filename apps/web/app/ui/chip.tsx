import type { ReactNode } from 'react';

type ChipProps = { tone?: 'accent' | 'good' | 'sun' | 'bad'; children: ReactNode };

/** A short note on what a thing is. */
export function Chip({ tone = 'accent', children }: ChipProps) {
  return <span className={tone === 'accent' ? 'chip' : `chip ${tone}`}>{children}</span>;
}
