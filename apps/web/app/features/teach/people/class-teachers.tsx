import type { ClassPeople, TaughtClassDetail } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { AskFirst } from '../../../ui/adult/ask-first.tsx';
import { explain } from '../../../ui/adult/explain.ts';
import { FormDialog } from '../../../ui/adult/form-dialog.tsx';
import { PersonPicture } from '../../../ui/adult/person-picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addTeacher, peopleQuery, removeTeacher, taughtClassesQuery, todayQuery } from '../queries.ts';
import { teachersText as text } from './text.ts';

type ClassTeachersProps = { one: TaughtClassDetail; teachers: ClassPeople['teachers'] };

/** Who teaches the class, and the ways to add a colleague, to take one out and to leave. */
export function ClassTeachers({ one, teachers }: ClassTeachersProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const { mutate, error } = useMutation({
    mutationFn: ({ id }: ClassPeople['teachers'][number]) => removeTeacher(one.id, id),
    onSuccess: async (_, { is_you: isYou }) => {
      if (!isYou) return queries.invalidateQueries({ queryKey: peopleQuery(one.id).queryKey });
      await navigate(paths.teach);
      for (const { queryKey } of [taughtClassesQuery, todayQuery])
        void queries.invalidateQueries({ queryKey });
      queries.removeQueries({ queryKey: ['taught-class', one.id] });
    },
  });
  return (
    <section className="class-teachers">
      <div className="people-head">
        <h2>{text.title}</h2>
        {!one.is_demo && !one.archived && (
          <Button kind="quiet" small onClick={() => setAdding(true)}>
            <UserPlus size={18} aria-hidden="true" />
            {text.add}
          </Button>
        )}
      </div>
      <p>{text.lead}</p>
      <ul className="people-list">
        {teachers.map((teacher) => (
          <li key={teacher.id}>
            <span className="teacher-name">
              <PersonPicture name={teacher.name} />
              {teacher.name}
              {teacher.is_you && ` (${text.you})`}
            </span>
            {teacher.may_take_out && (
              <span className="people-acts">
                <AskFirst
                  label={teacher.is_you ? text.leave : text.takeOutName(teacher.name)}
                  question={teacher.is_you ? text.leaveSure : text.takeOutSure(teacher.name)}
                  onYes={() => mutate(teacher)}
                >
                  {teacher.is_you ? text.leave : text.takeOut}
                </AskFirst>
              </span>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-bad-ink">
          {explain(error)}
        </p>
      )}
      {adding && <AddTeacher classId={one.id} onClose={() => setAdding(false)} />}
    </section>
  );
}

function AddTeacher({ classId, onClose }: { classId: number; onClose: () => void }) {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addTeacher(classId, { email }),
    onSuccess: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: peopleQuery(classId).queryKey });
    },
  });
  return (
    <FormDialog
      title={text.add}
      submit={text.submit}
      busy={isPending}
      disabled={email.trim() === ''}
      onClose={onClose}
      onSubmit={() => mutate()}
    >
      <TextField
        label={text.email}
        hint={text.emailHelp}
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        message={error ? explain(error) : undefined}
      />
    </FormDialog>
  );
}
