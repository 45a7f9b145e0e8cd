import league from '@content/site/league.yaml';
import { SiteHeader } from '../../ui/site-frame/site-header.tsx';
import { SiteWords } from '../../ui/site-frame/site-words.tsx';
import { FeatureCards } from './feature-cards.tsx';
import './league.css';
import { LeagueFooter } from './league-footer.tsx';
import { LeagueHero } from './league-hero.tsx';
import { WaitlistLink } from './waitlist-link.tsx';

/** /join-league: what the League is, what a member does, and the way to the waitlist. */
export function LeagueScreen() {
  const { waitlist } = league;
  return (
    <div className="bg-paper">
      <SiteHeader quiet />
      <main>
        <LeagueHero />
        <section className="site-section pb-0">
          <div className="site-column grid gap-12 md:grid-cols-2 md:gap-16">
            <Explanation {...league.league} />
            <Explanation {...league.product} />
          </div>
        </section>
        <FeatureCards />
        <div className="site-column pb-[clamp(64px,9vw,112px)]">
          <section className="league-seat on-sky" aria-labelledby="seat-title">
            <div>
              <h2 id="seat-title">{waitlist.title}</h2>
              <p>{waitlist.text}</p>
              <p className="league-note" data-behaviour="waitlist-note" hidden>
                {waitlist.note}
              </p>
            </div>
            <WaitlistLink />
          </section>
        </div>
      </main>
      <LeagueFooter />
    </div>
  );
}

function Explanation({ title, paragraphs }: typeof league.league) {
  return (
    <div>
      <h2>
        <SiteWords>{title}</SiteWords>
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="site-lead">
          <SiteWords>{paragraph}</SiteWords>
        </p>
      ))}
    </div>
  );
}
