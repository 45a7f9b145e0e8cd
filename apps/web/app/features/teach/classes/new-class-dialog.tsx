import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { explain } from '../../../ui/adult/explain.ts';
import { FormDialog } from '../../../ui/adult/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { createClass, taughtClassesQuery } from '../queries.ts';
import { teachText } from '../text.ts';

const text = teachText.create;
/** `badge` is what stands in the coloured square of its classes. */
export type CourseChoice = { id: number; title: string; badge: string };

/** Asks for the name and the course; the code comes by itself. */
export function NewClassDialog({
  courses,
  onClose,
}: {
  courses: readonly CourseChoice[];
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [semester, setSemester] = useState('');
  const [chosen, setCourse] = useState<number>();
  const course = chosen ?? courses[0]?.id ?? 0;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createClass({ name, course_id: course, ...(semester && { semester }) }),
    onSuccess: async ({ id }) => {
      void queries.invalidateQueries({ queryKey: taughtClassesQuery.queryKey });
      await navigate(paths.teachClass(id, 'people'));
    },
  });
  return (
    <FormDialog
      title={text.title}
      submit={text.submit}
      busy={isPending}
      disabled={name.trim() === ''}
      className="grid gap-4 pt-2"
      onClose={onClose}
      onSubmit={() => mutate()}
    >
      <TextField
        label={text.name}
        name="class-name"
        maxLength={80}
        value={name}
        message={error ? explain(error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <label className="select-field">
        <span>{text.course}</span>
        <select value={course} onChange={({ target }) => setCourse(Number(target.value))}>
          {courses.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label={text.semester}
        name="semester"
        maxLength={40}
        value={semester}
        onChange={({ target }) => setSemester(target.value)}
      />
    </FormDialog>
  );
}
