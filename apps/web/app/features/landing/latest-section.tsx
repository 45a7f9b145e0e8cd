import landing from '@content/site/landing.yaml';
import latest from '@content/site/latest.yaml';
import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { SocialLinks } from './social-links.tsx';
import { landingText as text } from './text.ts';

/** Five articles, three a page. Without a script all five are there and no buttons. */
export function LatestSection() {
  const { articles } = latest;
  return (
    <section id="latest-section" className="site-section" data-behaviour="latest-pages">
      <div className="site-column">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <div>
            <Chip>{landing.latest.label}</Chip>
            <h2 className="mt-4">{landing.latest.title}</h2>
          </div>
          <SocialLinks />
        </div>
        <ul className="articles">
          {articles.map((article) => (
            <li key={article.title} className="article" data-article>
              <h3>
                <a href={article.ref}>{article.title}</a>
              </h3>
              <p className="article-posted">{article.posted}</p>
              <p className="article-summary">{article.description}</p>
              <span className="article-read" aria-hidden="true">
                {text.readArticle}
              </span>
            </li>
          ))}
        </ul>
        <div className="latest-foot">
          <nav className="article-pages" aria-label={text.articlePages}>
            <button type="button" className="btn quiet" data-previous disabled>
              <ChevronLeft size={20} aria-hidden="true" />
              {text.previous}
            </button>
            <p role="status" data-shown>
              {text.articlesShown(1, 3, articles.length)}
            </p>
            <button type="button" className="btn quiet" data-next>
              {text.next}
              <ChevronRight size={20} aria-hidden="true" />
            </button>
          </nav>
          <a href={paths.newsroom} className="link">
            {landing.latest.newsroom}
            <ArrowRight size={20} aria-hidden="true" />
          </a>
        </div>
      </div>
    </section>
  );
}
