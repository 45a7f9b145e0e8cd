import { ChevronDown } from 'lucide-react';
import { Skyline } from '../../ui/skyline/skyline.tsx';
import { StarField } from '../../ui/stars.tsx';
import './hero.css';
import { OrbIntro } from './orb-intro.tsx';
import { landingText as text } from './text.ts';

/**
 * Sky from night to dawn, two giant words, the orb in front of the city: the only screen that shouts. Built with
 * everything in place; hero.css holds the orb back where the animation is going to bring it in.
 */
export function HeroSection() {
  return (
    <section id="hero-section" className="hero sky on-sky" data-behaviour="landing-hero">
      <div className="hero-evening" />
      <div className="hero-stars">
        <StarField />
      </div>
      <div className="hero-glow" />
      <h1 className="hero-words">
        <span data-word="education">{text.words.education}</span>{' '}
        <span data-word="gaming" className="outlined">
          {text.words.gaming}
        </span>
      </h1>
      <div className="hero-city" data-city>
        <Skyline width={1500} height={580} blocks={15} tile={46} seed={11} />
      </div>
      <div className="hero-dusk" />
      <OrbIntro />
      <p className="hero-scroll" aria-hidden="true">
        {text.scroll}
        <span className="nod">
          <ChevronDown size={20} />
        </span>
      </p>
    </section>
  );
}
