import credits from '@content/site/credits.yaml';
import { SiteFooter } from '../../ui/site-frame/site-footer.tsx';
import { SiteHeader } from '../../ui/site-frame/site-header.tsx';
import { SiteWords } from '../../ui/site-frame/site-words.tsx';
import './credits.css';

/** /credits: the attributions that data, letters and icons ask for, in one place to link to. */
export function CreditsScreen() {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <SiteHeader />
      <main className="flex-1">
        <header className="credits-head sky evening on-sky">
          <div className="credits-column">
            <h1>{credits.title}</h1>
            <p>{credits.lead}</p>
          </div>
        </header>
        <div className="credits-column credits-list">
          {credits.sections.map(({ title, entries }) => (
            <section key={title}>
              <h2>{title}</h2>
              {entries.map(({ text }) => (
                <p key={text}>
                  <SiteWords>{text}</SiteWords>
                </p>
              ))}
            </section>
          ))}
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
