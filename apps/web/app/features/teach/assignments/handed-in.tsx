import type { AssignmentDetail } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '../../../ui/adult/explain.ts';
import { FormDialog } from '../../../ui/adult/form-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { GivenAnswer } from '../given-answer.tsx';
import { acceptAnswer, assignmentQuery } from './queries.ts';
import { assignText } from './text.ts';

const text = assignText.one;
type OneProps = { classId: number; one: AssignmentDetail };
type Group = AssignmentDetail['answers'][number];

/** Every answer as it was given, equal ones together; a teacher may take one for right. */
export function HandedIn({ classId, one }: OneProps) {
  const { math } = one;
  return (
    <Card className="assign-answers">
      <h3>{text.answers}</h3>
      <p>{one.answers.length === 0 ? text.noAnswers : text.answersHint}</p>
      <ul>
        {one.answers.map((each) => (
          <li key={`${each.sitting_id} ${each.place}`}>
            <p className="assign-question">
              <MathText text={each.question} math={math} />
            </p>
            <GivenAnswer
              answer={each.answer}
              right={each.verdict === 'right' || each.accepted !== null}
              math={math}
            />
            <p>
              <strong>{text.given(each.students)}</strong>
              {each.idea && ` · ${each.idea}`}
              {each.accepted !== null && ` · ${text.accepted(each.accepted)}`}
            </p>
            {each.verdict !== 'right' && (
              <p className="assign-key">
                {text.key}: <MathText text={each.final_answer} math={math} />
              </p>
            )}
            {each.verdict !== 'right' && each.accepted === null && (
              <Accept classId={classId} one={one} each={each} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Accept({ classId, one, each }: OneProps & { each: Group }) {
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => acceptAnswer(classId, one.id, { sitting_id: each.sitting_id, place: each.place, note }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: assignmentQuery(classId, one.id).queryKey }),
  });
  const close = () => setAsking(false);
  return (
    <>
      <Button kind="quiet" small onClick={() => setAsking(true)}>
        {text.accept}
      </Button>
      <FormDialog
        title={text.acceptThis}
        submit={text.accept}
        busy={isPending}
        disabled={note.trim() === ''}
        open={asking}
        onClose={close}
        onSubmit={() => mutate()}
      >
        <p>{text.acceptHelp(each.students)}</p>
        <TextField
          label={text.note}
          maxLength={200}
          value={note}
          message={error ? explain(error) : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
      </FormDialog>
    </>
  );
}
