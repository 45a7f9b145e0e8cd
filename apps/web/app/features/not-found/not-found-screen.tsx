import { House } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import { Skyline } from '../../ui/skyline/skyline.tsx';
import { StarField } from '../../ui/stars.tsx';
import { notFoundText as text } from './text.ts';

/** The orb is the zero; one sentence, one way on. */
export function NotFoundScreen() {
  return (
    <div className="sky on-sky relative min-h-[max(100dvh,720px)] overflow-hidden">
      <StarField />
      <Skyline
        width={1500}
        height={760}
        blocks={15}
        tile={46}
        seed={11}
        className="absolute bottom-[-344px] left-1/2 max-w-none -translate-x-1/2"
      />
      <header className="relative px-4 py-3 lg:px-14 lg:py-5">
        <Logo />
      </header>
      <main className="relative grid justify-items-center px-4 pt-6 text-center lg:pt-4">
        <div
          className="flex items-center font-display text-[140px] leading-none font-extrabold tracking-[-.04em] lg:text-[220px]"
          aria-hidden="true"
        >
          4
          <Orb
            mode="determined"
            size={260}
            className="-mx-2 h-[150px] w-[150px] lg:-mx-4 lg:h-[260px] lg:w-[260px]"
          />
          4
        </div>
        <h1 className="mt-2 text-[2.25rem] lg:text-[2.75rem]">{text.title}</h1>
        <p className="mt-3 mb-8 max-w-[40ch] text-[1.0625rem] text-[#efeaff] lg:max-w-none lg:text-[1.1875rem]">
          {text.text}
        </p>
        <a href={paths.home} className="btn sun min-h-14">
          <House size={20} aria-hidden="true" />
          {text.action}
        </a>
      </main>
    </div>
  );
}
