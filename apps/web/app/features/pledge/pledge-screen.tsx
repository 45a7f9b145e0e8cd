import pledge from '@content/site/pledge.yaml';
import { SiteFooter } from '../../ui/site-frame/site-footer.tsx';
import { SiteHeader } from '../../ui/site-frame/site-header.tsx';
import { SiteWords } from '../../ui/site-frame/site-words.tsx';
import { VideoFrame } from '../../ui/site-frame/video-frame.tsx';
import { AccessSection } from './access-section.tsx';
import { CanDoSection } from './can-do-section.tsx';
import { ListingSection } from './listing-section.tsx';
import './pledge.css';

/** /pledge: what is promised, what a student can do with it, and how to get in. */
export function PledgeScreen() {
  const { commitment, video } = pledge;
  return (
    <div className="bg-paper">
      <SiteHeader quiet />
      <main>
        <section className="pledge-hero sky evening on-sky" aria-labelledby="pledge-title">
          <div className="site-column pledge-hero-columns">
            <div>
              <h1 id="pledge-title">{pledge.title}</h1>
              <p className="pledge-hero-lead">{pledge.lead}</p>
            </div>
            <VideoFrame
              setting="pledge_video_id"
              title={video.title}
              note={video.note}
              mode="determined"
              seed={37}
            />
          </div>
        </section>
        <section className="site-section pb-0">
          <div className="site-column">
            <h2>{commitment.title}</h2>
            {commitment.paragraphs.map((paragraph) => (
              <p key={paragraph} className="site-lead">
                <SiteWords>{paragraph}</SiteWords>
              </p>
            ))}
            <p className="pledge-signed">
              <SiteWords>{commitment.signed}</SiteWords>
            </p>
          </div>
        </section>
        <CanDoSection />
        <AccessSection />
        <ListingSection />
      </main>
      <SiteFooter />
    </div>
  );
}
