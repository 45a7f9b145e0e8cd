import type { LessonView } from '@playforward/contract';
import { ArrowRight, Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkylinePicture } from '../../ui/skyline/skyline-picture.tsx';
import { lessonText as text } from './text.ts';

type StemCityTabProps = {
  lesson: LessonView;
  mayGoOn: boolean;
  /** The missions that wait there. */
  missions: ReactNode;
  onPlay: () => void;
};

/** The way into the city, with the decision that waits there. */
export function StemCityTab({ lesson, mayGoOn, missions, onPlay }: StemCityTabProps) {
  return (
    <Card className="city-card sky night on-sky">
      <SkylinePicture className="city-picture" width={1200} height={620} blocks={15} tile={34} seed={7} />
      <div className="city-words">
        <h1>{text.city.title}</h1>
        <p>{text.city.lead}</p>
        {lesson.mission && (
          <div className="city-mission">
            <h2>{lesson.mission.title}</h2>
            <p>{lesson.mission.decision}</p>
          </div>
        )}
        <div className="city-row">
          <Button kind="sun" onClick={onPlay}>
            <Building2 size={20} aria-hidden="true" />
            {text.city.play}
          </Button>
          {mayGoOn && (
            <ButtonLink kind="quiet" to={paths.lessonTab(lesson.id, 'guided-problem')}>
              {text.city.onward}
              <ArrowRight size={20} aria-hidden="true" />
            </ButtonLink>
          )}
        </div>
        {/* They come later than the rest, and must not move a button that is being pressed. */}
        {missions}
      </div>
    </Card>
  );
}
