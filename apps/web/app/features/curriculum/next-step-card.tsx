import { useQuery } from '@tanstack/react-query';
import { ArrowRight, BookOpen, ListChecks } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { displayCourseTitle } from './course-title.ts';
import { type NextLesson, sortLessons } from './next-lesson.ts';
import { lessonPictureQuery } from './queries.ts';
import { curriculumText as text } from './text.ts';

/** The one thing to do next carries the one accent of the dashboard. */
export function NextStepCard({ course, unit, lesson }: NextLesson) {
  const title = useId();
  const lessons = sortLessons(unit.lessons);
  const place = lessons.findIndex(({ id }) => id === lesson.id) + 1;
  return (
    <Card className="next-step" aria-labelledby={title}>
      <Chip>{text.nextStep}</Chip>
      <h2 id={title}>{lesson.title}</h2>
      <ul>
        <li>
          <BookOpen size={20} aria-hidden="true" />
          {displayCourseTitle(course.title)}, {text.unitNumber(unit.unit_number)}
        </li>
        <li>
          <ListChecks size={20} aria-hidden="true" />
          {text.lessonPlace(place, lessons.length)}
        </li>
      </ul>
      <Link to={paths.lesson(lesson.id)} className="btn" aria-describedby={title}>
        {lesson.state === 'started' ? text.continue : text.start}
        <ArrowRight size={20} aria-hidden="true" />
      </Link>
      <NextLessonPicture lessonId={lesson.id} />
    </Card>
  );
}

/** A look at the lesson, on screens that have the room; its words stand in the lesson. */
function NextLessonPicture({ lessonId }: { lessonId: number }) {
  const { data } = useQuery(lessonPictureQuery(lessonId));
  if (!data?.diagram_image_url) return null;
  return <img src={data.diagram_image_url} alt="" className="next-step-picture" />;
}
