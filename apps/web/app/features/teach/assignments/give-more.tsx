import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { explain } from '../../../ui/adult/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { assignmentsQuery, giveAssignment } from './queries.ts';
import { assignText } from './text.ts';

const text = assignText.more;
const problems = 5;

type GiveMoreProps = {
  classId: number;
  skill: string;
  studentIds: readonly number[];
  kind?: 'accent' | 'quiet';
};

/** Five more problems of a skill for those who need them, each with other numbers. */
export function GiveMore({ classId, skill, studentIds, kind = 'quiet' }: GiveMoreProps) {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      giveAssignment(classId, {
        task: { kind: 'practice', skill, count: problems },
        numbers: 'own',
        student_ids: [...studentIds],
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: assignmentsQuery(classId).queryKey }),
  });
  return (
    <>
      {!isSuccess && (
        <Button kind={kind} busy={isPending} onClick={() => mutate()}>
          <ListPlus size={20} aria-hidden="true" />
          {text.give}
        </Button>
      )}
      <p role="status">{isSuccess ? text.given(studentIds.length) : error ? explain(error) : ''}</p>
    </>
  );
}
