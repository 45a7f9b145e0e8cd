import { Clapperboard } from 'lucide-react';
import { Orb } from '../orb/orb.tsx';
import type { OrbMode } from '../orb/orb-looks.ts';
import { Skyline } from '../skyline/skyline.tsx';
import './site-frame.css';

type VideoFrameProps = {
  /** The setting that holds the film's id. */
  setting: 'vibes_video_id' | 'pledge_video_id';
  title: string;
  /** Said on the poster while no id is set. */
  note: string;
  mode: OrbMode;
  seed: number;
};

/** A film's place: the poster, which video-behaviour.ts replaces with the player once the school has set an id (D-27). */
export function VideoFrame({ setting, title, note, mode, seed }: VideoFrameProps) {
  return (
    <div className="video-frame sky" data-behaviour="video" data-video={setting} data-title={title}>
      <Skyline width={900} height={560} blocks={9} tile={46} seed={seed} />
      <Orb mode={mode} size={96} />
      <p className="video-note">
        <Clapperboard size={20} aria-hidden="true" />
        {note}
      </p>
    </div>
  );
}
