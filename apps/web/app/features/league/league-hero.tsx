import { Orb } from '../../ui/orb/orb.tsx';
import { Skyline } from '../../ui/skyline/skyline.tsx';
import { StarField } from '../../ui/stars.tsx';
import { leagueText as text } from './text.ts';
import { WaitlistLink } from './waitlist-link.tsx';

/** Three orbs, three friends, over one city. */
export function LeagueHero() {
  return (
    <section className="league-hero sky on-sky" aria-labelledby="league-title">
      <StarField />
      <div className="league-hero-words">
        <h1 id="league-title">{text.heading}</h1>
        <p>{text.promises}</p>
        <WaitlistLink />
      </div>
      <div className="league-city">
        <Skyline width={1500} height={760} blocks={15} tile={46} seed={31} />
        <div className="league-orbs">
          <Orb mode="determined" size={112} />
          <Orb mode="excited" size={176} />
          <Orb mode="fulfilled" size={112} />
        </div>
      </div>
    </section>
  );
}
