import league from '@content/site/league.yaml';
import { ExternalLink } from 'lucide-react';
import { siteToken } from '../../site-token.ts';
import { leagueText as text } from './text.ts';

/** Leads to the school's interest form, in a tab of its own. */
export function WaitlistLink() {
  return (
    <a
      href={siteToken('waitlistUrl')}
      target="_blank"
      rel="noopener"
      className="btn sun min-h-14 px-7 text-[1.0625rem]"
    >
      {league.waitlist.action}
      <ExternalLink size={20} aria-hidden="true" />
      <span className="sr-only">{text.newTab}</span>
    </a>
  );
}
