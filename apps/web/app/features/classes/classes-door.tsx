import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { roleQuery } from '../../api/role-query.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { joinedClassesQuery } from './queries.ts';
import { classesText } from './text.ts';

const text = classesText.door;

/** The way to the classes: a student's own, or those a teacher teaches. */
export function ClassesDoor() {
  const { data: role } = useQuery(roleQuery);
  const isTeacher = role?.role === 'teacher';
  const isStudent = role?.role === 'student';
  const { data } = useQuery({ ...joinedClassesQuery, enabled: isStudent && role.classes > 0 });
  const classes = data?.classes ?? [];
  if (role && !isTeacher && !isStudent) return null;
  return (
    <Card className="p-6">
      <h2 className="text-xl">{isTeacher ? text.teacher : text.student}</h2>
      {classes.length > 0 && (
        <ul className="mt-1.5 grid gap-1.5">
          {classes.map(({ id, name, teacher }) => (
            <li key={id}>
              <span className="font-semibold wrap-anywhere">{name}</span>{' '}
              {teacher && <span className="text-ink-2 wrap-anywhere">{text.with(teacher)}</span>}
            </li>
          ))}
        </ul>
      )}
      {classes.length === 0 && (
        <p className="mt-1.5 text-ink-2">{isTeacher ? text.teacherText : text.none}</p>
      )}
      <ButtonLink to={isTeacher ? paths.teach : paths.join} kind="quiet" small className="mt-3.5">
        <Users size={18} aria-hidden="true" />
        {isTeacher ? text.toClasses : classes.length > 0 ? text.another : text.open}
      </ButtonLink>
    </Card>
  );
}
