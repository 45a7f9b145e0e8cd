import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button.tsx';
import { Logo } from '../logo.tsx';
import { StarField } from '../stars.tsx';

type SkyPageProps = {
  className?: string;
  back: { to: string; words: ReactNode };
  heading: ReactNode;
  /** At the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Sky band with a heading, paper below. */
export function SkyPage({ className = '', back, heading, actions, children }: SkyPageProps) {
  return (
    <div className={`min-h-dvh ${className}`}>
      <header className="sky night on-sky relative overflow-hidden pb-[96px]">
        <StarField />
        <div className="relative flex items-center justify-between gap-4 px-4 py-3 lg:px-14 lg:py-4">
          <Logo />
          <ButtonLink to={back.to} kind="quiet" small>
            <ArrowLeft size={18} aria-hidden="true" />
            <span>{back.words}</span>
          </ButtonLink>
        </div>
        <div className="relative mx-auto flex max-w-[1280px] flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 py-4">
          {heading}
          {actions}
        </div>
      </header>
      <main className="relative mx-auto -mt-[80px] grid max-w-[1280px] grid-cols-[minmax(0,1fr)] gap-5 px-4 pb-16">
        {children}
      </main>
    </div>
  );
}
