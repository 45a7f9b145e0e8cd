import privacy from '@content/site/privacy.yaml';
import { SiteFooter } from '../../ui/site-frame/site-footer.tsx';
import { SiteHeader } from '../../ui/site-frame/site-header.tsx';
import { SiteWords } from '../../ui/site-frame/site-words.tsx';
import './privacy.css';

/** /privacy: what is kept, first in a student's words, then in those of families and schools. */
export function PrivacyScreen() {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <SiteHeader />
      <main className="flex-1">
        <header className="privacy-head sky evening on-sky">
          <div className="privacy-column">
            <h1>{privacy.title}</h1>
            <p>{privacy.lead}</p>
          </div>
        </header>
        <div className="privacy-column privacy-parts">
          {privacy.parts.map(({ title, note, sections }) => (
            <section key={title} className="privacy-part">
              <h2>{title}</h2>
              <p className="privacy-note">{note}</p>
              {sections.map((section) => (
                <section key={section.title}>
                  <h3>{section.title}</h3>
                  {section.entries.map(({ text }) => (
                    <p key={text}>
                      <SiteWords>{text}</SiteWords>
                    </p>
                  ))}
                </section>
              ))}
            </section>
          ))}
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
