import { paths } from '../../paths.ts';
import { Logo } from '../logo.tsx';
import './site-frame.css';
import { siteFrameText as text } from './text.ts';

type SiteHeaderProps = {
  onLanding?: boolean;
  /** The page begins on paper, not under the sky. */
  onPaper?: boolean;
  /** The page has a sun button of its own, or stands on paper: one a screen is enough. */
  quiet?: boolean;
};

/** Above every public page. On the landing page its links stay on the page, elsewhere they lead there. */
export function SiteHeader({ onLanding = false, onPaper = false, quiet = onPaper }: SiteHeaderProps) {
  const base = onLanding ? '' : paths.home;
  return (
    <header
      className={onPaper ? 'site-header on-paper on-sky' : 'site-header on-sky'}
      data-behaviour="site-header"
    >
      <Logo />
      <nav aria-label={text.pages}>
        <a href={`${base}#about-section`}>{text.about}</a>
        <a href={`${base}#vibes-section`}>{text.league}</a>
        <a href={`${base}#contact-section`}>{text.contact}</a>
        <a href={paths.login} className={quiet ? 'btn quiet' : 'btn sun'}>
          {text.logIn}
        </a>
      </nav>
    </header>
  );
}
