import landing from '@content/site/landing.yaml';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../paths.ts';
import { SiteWords } from '../../ui/site-frame/site-words.tsx';
import { VideoFrame } from '../../ui/site-frame/video-frame.tsx';

const { vibes } = landing;

export function VibesSection() {
  return (
    <section id="vibes-section" className="site-section sky night on-sky">
      <div className="site-column grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,680px)] lg:gap-16">
        <div>
          <h2>{vibes.title}</h2>
          <p className="site-lead !text-[#e4defc]">
            <SiteWords>{vibes.text}</SiteWords>
          </p>
          <a href={paths.joinLeague} className="btn sun mt-8">
            {vibes.link}
            <ArrowRight size={20} aria-hidden="true" />
          </a>
        </div>
        <VideoFrame
          setting="vibes_video_id"
          title={vibes.videoTitle}
          note={vibes.videoNote}
          mode="excited"
          seed={29}
        />
      </div>
    </section>
  );
}
