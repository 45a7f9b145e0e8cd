import type { ReactNode } from 'react';
import { siteToken } from '../../site-token.ts';
import { Logo } from '../logo.tsx';
import './site-frame.css';
import { siteFrameText } from './text.ts';

/** Below every public page: the logo, whose page it is, the privacy policy; a page may add columns of its own. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  const rights = siteFrameText.rights(new Date().getFullYear(), siteToken('legalName'));
  return (
    <footer className="site-footer on-sky" data-behaviour="site-footer">
      {children}
      <div className="site-footer-line">
        <Logo />
        <p>
          {rights.before} <span data-year>{rights.year}</span> {rights.after}
        </p>
        <a href={siteToken('privacyUrl')}>{siteFrameText.privacy}</a>
      </div>
    </footer>
  );
}
