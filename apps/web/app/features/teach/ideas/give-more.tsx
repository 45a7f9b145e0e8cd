import type { WrongIdea } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { explain } from '../../../ui/adult/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { giveAssignment } from '../assignments/queries.ts';
import { assignText } from '../assignments/text.ts';

const text = assignText.more;
const problems = 5;

/** Five more problems of the skill for those who show the idea, each with other numbers. */
export function GiveMore({ classId, idea }: { classId: number; idea: WrongIdea }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      giveAssignment(classId, {
        task: { kind: 'practice', skill: idea.skill, count: problems },
        numbers: 'own',
        student_ids: idea.who.map(({ id }) => id),
      }),
  });
  return (
    <>
      {!isSuccess && (
        <Button kind="quiet" busy={isPending} onClick={() => mutate()}>
          <ListPlus size={20} aria-hidden="true" />
          {text.give}
        </Button>
      )}
      <p role="status">{isSuccess ? text.given(idea.who.length) : error ? explain(error) : ''}</p>
    </>
  );
}
