import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AboutSection } from './about-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { landingText as text } from './text.ts';

/** The front door. Everything on it is in the file the server sends; no script is needed to read it. */
export function LandingScreen() {
  return (
    <div className="bg-paper">
      <header className="on-sky absolute inset-x-0 top-0 z-20 flex items-center justify-between px-4 py-3 text-white lg:px-14 lg:py-5">
        <Logo />
        <ButtonLink kind="sun" to={paths.login}>
          {text.logIn}
        </ButtonLink>
      </header>
      <main>
        <HeroSection />
        <AboutSection />
      </main>
      <footer className="on-sky flex flex-wrap items-center gap-x-8 gap-y-2 bg-night px-4 py-8 text-[0.9375rem] text-[#cfc8ff] lg:px-14">
        <span className="text-white">
          <Logo />
        </span>
        <span>{text.rights(new Date().getFullYear())}</span>
      </footer>
    </div>
  );
}
