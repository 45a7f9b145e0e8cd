import pledge from '@content/site/pledge.yaml';
import { Copy } from 'lucide-react';
import { SiteWords } from '../../ui/site-frame/site-words.tsx';

/** Ready to copy for whoever lists pledges. Without a script the text is still there to be marked. */
export function ListingSection() {
  const { title, text, listing, copy, copied, failed } = pledge.listing;
  return (
    <section className="site-section">
      <div className="site-column">
        <h2>{title}</h2>
        <p className="site-lead">{text}</p>
        <div
          className="pledge-listing"
          data-behaviour="copy-listing"
          data-copied={copied}
          data-failed={failed}
        >
          <blockquote data-listing>
            <SiteWords>{listing}</SiteWords>
          </blockquote>
          <div className="pledge-copy">
            <button type="button" className="btn quiet">
              <Copy size={20} aria-hidden="true" />
              {copy}
            </button>
            <p role="status" data-status />
          </div>
        </div>
      </div>
    </section>
  );
}
