import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { displayCourseTitle } from '../../features/curriculum/course-title.ts';
import { coursesQuery } from '../../features/curriculum/queries.ts';
import { GuideScreen } from '../../features/teach/guide/guide-screen.tsx';
import { guideText } from '../../features/teach/guide/text.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => pageTitle(guideText.title);

export default function TeachLessonPage() {
  const { lessonId } = useParams();
  return (
    <GuideScreen
      key={lessonId}
      lessonId={Number(lessonId) || 0}
      courses={useQuery(coursesQuery)}
      courseName={displayCourseTitle}
    />
  );
}
