import type { ReactNode } from 'react';

/** What the orb says. The tail points down to the orb, or left when the orb stands beside it. */
export function SpeechBubble({ tail = 'down', children }: { tail?: 'down' | 'left'; children: ReactNode }) {
  return <div className={tail === 'left' ? 'bubble tail-left' : 'bubble'}>{children}</div>;
}
