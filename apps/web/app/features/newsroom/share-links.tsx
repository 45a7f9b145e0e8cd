import { paths } from '../../paths.ts';
import { encodedSiteToken } from '../../site-token.ts';
import { shareTargets } from './share-targets.ts';
import { newsroomText as text } from './text.ts';

const marks = {
  LinkedIn: 'M5 9v11M5 5v.01M10 20V9M10 13c0-2.5 1.5-4 4-4s4 1.5 4 4v7',
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.5 1.5-1.5H18V3h-3c-3 0-4.5 1.5-4.5 4.5v2H8V13h2.5v8',
  X: 'M4 4l16 16M20 4 4 20',
};

/** Plain links to three networks; nothing of theirs is loaded until somebody follows one (D-28). */
export function ShareLinks({ slug, title }: { slug: string; title: string }) {
  const address = encodedSiteToken('publicOrigin') + encodeURIComponent(paths.post(slug));
  return (
    <section className="post-share" aria-labelledby="share-title" data-behaviour="share-links">
      <h2 id="share-title">{text.share}</h2>
      <ul>
        {shareTargets(address, encodeURIComponent(title)).map(({ network, href }) => (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="btn quiet"
              data-network={network}
              aria-label={text.shareOn(network)}
            >
              <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d={marks[network]}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
              {network}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
