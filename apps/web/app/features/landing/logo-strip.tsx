import landing from '@content/site/landing.yaml';
import { landingText as text } from './text.ts';

/**
 * A row that moves by scrolling. Its end repeats the beginning for exactly one window, so going back to the start
 * shows what was there.
 */
export function LogoStrip() {
  return (
    <div className="logo-strip">
      <h3 className="logo-strip-title">{landing.contact.logosTitle}</h3>
      <div
        className="logo-row"
        role="marquee"
        aria-label={text.logos}
        tabIndex={0}
        data-behaviour="logo-strip"
      >
        <ul>
          {landing.logos.map((logo) => (
            <Logo key={logo.alt} {...logo} />
          ))}
        </ul>
        <ul aria-hidden="true">
          {landing.logos.map((logo) => (
            <Logo key={logo.alt} {...logo} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Logo({ image, alt }: { image: string; alt: string }) {
  return (
    <li>
      <img src={`/assets/site/${image}`} alt={alt} width={32} height={32} loading="lazy" />
      <span aria-hidden="true">{alt}</span>
    </li>
  );
}
