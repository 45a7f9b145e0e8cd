import landing from '@content/site/landing.yaml';
import { ArrowRight, Clapperboard } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Orb } from '../../ui/orb.tsx';
import { Skyline } from '../../ui/skyline.tsx';
import { SiteWords } from './site-words.tsx';

const { vibes } = landing;

export function VibesSection() {
  return (
    <section id="vibes-section" className="landing-section sky night on-sky">
      <div className="landing-column grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,680px)] lg:gap-16">
        <div>
          <h2>{vibes.title}</h2>
          <p className="landing-lead !text-[#e4defc]">
            <SiteWords>{vibes.text}</SiteWords>
          </p>
          <a href={paths.joinLeague} className="btn sun mt-8">
            {vibes.link}
            <ArrowRight size={20} aria-hidden="true" />
          </a>
        </div>
        <div
          className="video-frame sky"
          data-behaviour="video"
          data-video="vibes_video_id"
          data-title={vibes.videoTitle}
        >
          <Skyline width={900} height={560} blocks={9} tile={46} seed={29} />
          <Orb mode="excited" size={96} />
          <p className="video-note">
            <Clapperboard size={20} aria-hidden="true" />
            {vibes.videoNote}
          </p>
        </div>
      </div>
    </section>
  );
}
