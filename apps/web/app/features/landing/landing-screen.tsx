import { SiteFooter } from '../../ui/site-frame/site-footer.tsx';
import { SiteHeader } from '../../ui/site-frame/site-header.tsx';
import { AboutSection } from './about-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { HeroSection } from './hero-section.tsx';
import './landing.css';
import { LatestSection } from './latest-section.tsx';
import { TeamSection } from './team-section.tsx';
import { VibesSection } from './vibes-section.tsx';

/** The front door. Everything on it is in the file the server sends; no script is needed to read it. */
export function LandingScreen() {
  return (
    <div className="bg-paper">
      <SiteHeader onLanding />
      <main>
        <HeroSection />
        <AboutSection />
        <TeamSection />
        <VibesSection />
        <LatestSection />
        <ContactSection />
      </main>
      <SiteFooter />
    </div>
  );
}
