import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { ButtonLink } from './button.tsx';
import { Logo } from './logo.tsx';
import { StarField } from './stars.tsx';

type NightPageProps = {
  text: { title: string; lead: string; back: { to: string; place: string } };
  width: 'max-w-[832px]' | 'max-w-[1000px]';
  /** Right of the title where there is room. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of a student's own: a sky band with the way back to the dashboard, what it is about on paper below. */
export function NightPage({ text, width, aside, children }: NightPageProps) {
  return (
    <div className="min-h-dvh">
      <header className="sky night on-sky relative overflow-hidden pb-[66px]">
        <StarField />
        <div className="relative flex items-center justify-between gap-4 px-4 py-3 lg:px-14 lg:py-4">
          <Logo />
          <ButtonLink to={paths.dashboard} kind="quiet" small>
            <ArrowLeft size={18} aria-hidden="true" />
            <span>
              <span className="max-sm:sr-only">{text.back.to}</span> {text.back.place}
            </span>
          </ButtonLink>
        </div>
        <div
          className={`relative mx-auto flex ${width} flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 py-5`}
        >
          <div>
            <h1 className="text-[1.75rem] lg:text-[2.75rem]">{text.title}</h1>
            <p className="mt-1.5 text-[#f3eaff]">{text.lead}</p>
          </div>
          {aside}
        </div>
      </header>
      <main
        className={`relative mx-auto -mt-[46px] grid ${width} grid-cols-[minmax(0,1fr)] gap-5 px-4 pb-20`}
      >
        {children}
      </main>
    </div>
  );
}
