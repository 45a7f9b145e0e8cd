import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnChecks } from '../../features/checks/own-checks.tsx';
import { checksText } from '../../features/checks/text.ts';
import { displayCourseTitle } from '../../features/curriculum/course-title.ts';
import { coursesQuery } from '../../features/curriculum/queries.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => pageTitle(checksText.page);

export default function OwnChecksPage() {
  const courseId = Number(useParams().courseId) || 0;
  const { data = [] } = useQuery(coursesQuery);
  const course = data.find(({ id }) => id === courseId);
  return <OwnChecks courseId={courseId} course={course ? displayCourseTitle(course.title) : ''} />;
}
