import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import { Skyline } from '../../ui/skyline/skyline.tsx';
import { SpeechBubble } from '../../ui/speech-bubble.tsx';
import { StarField } from '../../ui/stars.tsx';
import { accountsText } from './text.ts';

type AccountScreenProps = {
  title: string;
  subtitle: string;
  greeting: string;
  mode: OrbMode;
  children: ReactNode;
};

/** Place on the left, paper on the right; on a phone the sheet rises over the skyline. */
export function AccountScreen({ title, subtitle, greeting, mode, children }: AccountScreenProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[264px_1fr] bg-paper lg:grid-cols-[minmax(0,1fr)_minmax(480px,600px)] lg:grid-rows-1">
      <div className="sky on-sky relative overflow-hidden lg:min-h-[900px]">
        <StarField />
        <header className="absolute top-3 left-4 z-10 lg:top-6 lg:left-10">
          <Logo />
        </header>
        <Skyline
          width={1100}
          height={620}
          blocks={13}
          tile={40}
          seed={11}
          className="absolute bottom-[-396px] left-1/2 max-w-none -translate-x-1/2 lg:bottom-[-160px]"
        />
        <div className="absolute top-16 left-1/2 grid -translate-x-1/2 justify-items-center lg:top-[120px]">
          <div className="hidden whitespace-nowrap lg:block" aria-hidden="true">
            <SpeechBubble>{greeting}</SpeechBubble>
          </div>
          <Orb mode={mode} size={220} className="h-[120px] w-[120px] lg:mt-6 lg:h-[220px] lg:w-[220px]" />
        </div>
      </div>
      <main className="relative z-10 -mt-7 grid content-start rounded-t-[28px] bg-paper px-6 pt-8 pb-10 lg:mt-0 lg:content-center lg:rounded-none lg:px-20 lg:py-10">
        <div className="mx-auto w-full max-w-[440px]">
          <h1 className="text-4xl lg:text-[2.75rem]">{title}</h1>
          <p className="mt-2 text-[1.0625rem] text-ink-2">{subtitle}</p>
          {children}
          <footer className="mt-8 text-center text-[0.9375rem]">
            <a className="link" href={paths.privacy}>
              {accountsText.privacy}
            </a>
          </footer>
        </div>
      </main>
    </div>
  );
}

/** Words between two lines. */
export function Divider({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex items-center gap-4 text-[0.9375rem] text-ink-2 before:h-0.5 before:flex-1 before:bg-line after:h-0.5 after:flex-1 after:bg-line lg:mt-8">
      {children}
    </div>
  );
}
