import type { LessonView } from '@playforward/contract';
import { ArrowRight, BookOpen, Printer, Target } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { LessonText } from '../../ui/reading/lesson-text.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import { SkylinePicture } from '../../ui/skyline/skyline-picture.tsx';
import { lessonText as text } from './text.ts';

/** What the lesson is about and what the student will be able to do. */
export function IntroductionTab({ lesson }: { lesson: LessonView }) {
  return (
    <Card className="introduction">
      <div className="introduction-picture">
        <SkylinePicture width={1200} height={620} blocks={15} tile={34} seed={19} />
      </div>
      <div className="introduction-words">
        <Chip>{text.overview}</Chip>
        <h1>{lesson.title}</h1>
        <p className="lead">
          <LessonText text={lesson.intro} math={lesson.math} place={{ text: 0, paragraph: 0 }} />
        </p>
        <h2 className="sr-only">{text.goals}</h2>
        <ul className="goals">
          {lesson.goals.map((goal) => (
            <li key={goal.title}>
              <Target size={24} aria-hidden="true" />
              <span>
                <MathText text={goal.title} math={lesson.math} />
              </span>
            </li>
          ))}
        </ul>
        <div className="introduction-row">
          <ButtonLink to={paths.lessonTab(lesson.id, 'key-concept')}>
            {text.toKeyConcept}
            <ArrowRight size={20} aria-hidden="true" />
          </ButtonLink>
          <a href={paths.lessonSheet(lesson.id)} target="_blank" rel="noreferrer" className="link">
            <Printer size={18} aria-hidden="true" />
            {text.print}
          </a>
          <Link to={paths.glossary} className="link">
            <BookOpen size={18} aria-hidden="true" />
            {text.glossary}
          </Link>
        </div>
      </div>
    </Card>
  );
}
