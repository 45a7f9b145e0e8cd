import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../features/accounts/session/session.ts';
import { courseBadge, displayCourseTitle } from '../../features/curriculum/course-title.ts';
import { coursesQuery } from '../../features/curriculum/queries.ts';
import { sortCourses } from '../../features/curriculum/sort-courses.ts';
import { ClassesScreen } from '../../features/teach/classes/classes-screen.tsx';
import { teachText } from '../../features/teach/text.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => pageTitle(teachText.page);

export default function TeachPage() {
  const session = useSession();
  const { data = [] } = useQuery(coursesQuery);
  if (session.status !== 'signed-in') return null;
  const courses = sortCourses(data).map(({ id, title }) => ({
    id,
    title: displayCourseTitle(title),
    badge: courseBadge(title),
  }));
  return <ClassesScreen name={session.user.name} courses={courses} />;
}
