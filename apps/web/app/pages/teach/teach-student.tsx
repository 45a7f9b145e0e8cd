import { useParams } from 'react-router';
import { StudentScreen } from '../../features/teach/student/student-screen.tsx';
import { teachText } from '../../features/teach/text.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => pageTitle(teachText.page);

export default function TeachStudentPage() {
  const { classId, studentId } = useParams();
  return <StudentScreen key={studentId} classId={Number(classId) || 0} studentId={Number(studentId) || 0} />;
}
