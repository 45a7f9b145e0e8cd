import { Check, Info, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { good: Check, bad: Lightbulb, info: Info };

/** What became of an answer: icon, words and ground together, never colour alone. */
export function Verdict({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div className={`verdict ${tone}`}>
      <Icon size={24} aria-hidden="true" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
