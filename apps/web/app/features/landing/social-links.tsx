import { Podcast } from 'lucide-react';
import type { ReactNode } from 'react';
import { siteToken } from '../../site-token.ts';
import { landingText as text } from './text.ts';

/** The icon set carries no marks of companies, so theirs are drawn here in its manner. */
export function SocialLinks() {
  return (
    <ul className="social-links" aria-label={text.socials} data-behaviour="placeholder-links">
      <Social href={siteToken('linkedinUrl')} name={text.linkedin}>
        <Mark path="M5 9v11M5 5v.01M10 20V9M10 13c0-2.5 1.5-4 4-4s4 1.5 4 4v7" />
      </Social>
      <Social href={siteToken('instagramUrl')} name={text.instagram}>
        <Mark path="M9 4h6a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM16.5 7.5h.01" />
      </Social>
      <Social href={siteToken('youtubeUrl')} name={text.youtube}>
        <Mark path="M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10 9l5 3-5 3z" />
      </Social>
      <Social href={siteToken('podcastUrl')} name={text.podcast}>
        <Podcast size={20} aria-hidden="true" />
      </Social>
    </ul>
  );
}

function Social({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noopener">
        {children}
        {name}
      </a>
    </li>
  );
}

function Mark({ path }: { path: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
