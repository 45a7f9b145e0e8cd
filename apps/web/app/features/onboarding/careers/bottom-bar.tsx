import type { ReactNode } from 'react';

type BottomBarProps = { back: ReactNode; note: ReactNode; next: ReactNode };

/** Stays in sight while the page scrolls: the way back, what is picked, the way on. On a phone the note stands on top. */
export function BottomBar({ back, note, next }: BottomBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 bg-white text-ink shadow-[0_-8px_40px_rgb(15_16_48/0.25)]">
      <div className="mx-auto flex max-w-[1120px] flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3 pb-5 md:flex-nowrap md:gap-x-4 md:px-10 md:pt-4">
        <div className="order-first w-full md:order-none md:mx-auto md:w-auto">{note}</div>
        <div className="flex-1 md:order-first md:flex-none">{back}</div>
        <div className="flex-1 md:flex-none">{next}</div>
      </div>
    </div>
  );
}

/** Buttons of the bar: the focus ring of paper, not of the sky above it. */
export const barButton = 'w-full whitespace-nowrap max-sm:px-3 focus-visible:outline-[#5b3df5]!';
