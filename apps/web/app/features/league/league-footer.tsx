import league from '@content/site/league.yaml';
import { paths } from '../../paths.ts';
import { SiteFooter } from '../../ui/site-frame/site-footer.tsx';
import { leagueText as text } from './text.ts';

/** The footer of /join-league also lists who pays for the League and where to read on. */
export function LeagueFooter() {
  const { title, names } = league.investors;
  return (
    <SiteFooter>
      <div className="league-footer">
        <section aria-labelledby="investors-title">
          <h2 id="investors-title">{title}</h2>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="links-title">
          <h2 id="links-title">{text.links}</h2>
          <ul>
            <li>
              <a href={paths.home}>{text.home}</a>
            </li>
            <li>
              <a href={paths.newsroom}>{text.newsroom}</a>
            </li>
            <li>
              <a href={paths.pledge}>{text.pledge}</a>
            </li>
            <li>
              <a href={paths.credits}>{text.credits}</a>
            </li>
          </ul>
        </nav>
      </div>
    </SiteFooter>
  );
}
