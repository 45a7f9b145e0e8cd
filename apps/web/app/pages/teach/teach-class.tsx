import { useParams } from 'react-router';
import { displayCourseTitle } from '../../features/curriculum/course-title.ts';
import { ClassScreen } from '../../features/teach/class-screen.tsx';
import { teachText } from '../../features/teach/text.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => pageTitle(teachText.page);

export default function TeachClassPage() {
  const { classId, lens } = useParams();
  return (
    <ClassScreen key={classId} classId={Number(classId) || 0} lens={lens} courseName={displayCourseTitle} />
  );
}
