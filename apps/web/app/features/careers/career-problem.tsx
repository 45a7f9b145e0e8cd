import type { CareerPage, CareerVerdict, TypesetMath } from '@playforward/contract';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, HandHelping, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import { careersText } from './text.ts';

const text = careersText.career;
const icons = { new: CircleDashed, started: MapPin, 'with-help': HandHelping, alone: CircleCheck };

type CareerTask = CareerPage['problems'][number];
type CareerProblemProps = { slug: string; problem: CareerTask; math: TypesetMath };

/** A problem of the job; it can be tried as often as one likes, and nothing is counted. */
export function CareerProblem({ slug, problem, math }: CareerProblemProps) {
  const { idea, question, lesson_id, state, diagram_image_url, diagram_alt } = problem;
  const [open, setOpen] = useState(false);
  const id = useId();
  const Icon = icons[state];
  return (
    <Card className="career-problem" aria-labelledby={id}>
      <h3 id={id}>{idea}</h3>
      {diagram_image_url && <img src={diagram_image_url} alt={diagram_alt ?? ''} />}
      <p className="career-question">
        <MathText text={question} math={math} />
      </p>
      <p className={`career-state ${state}`}>
        <Icon size={18} aria-hidden="true" />
        {text.states[state]}
      </p>
      {open ? (
        <CareerTry slug={slug} problem={problem} />
      ) : (
        <Button kind="quiet" onClick={() => setOpen(true)} aria-describedby={id}>
          {text.try}
        </Button>
      )}
      {lesson_id !== null && (
        <Link to={paths.lesson(lesson_id)} className="link" aria-describedby={id}>
          {text.learn}
        </Link>
      )}
    </Card>
  );
}

function CareerTry({ slug, problem: { skill, unit } }: Omit<CareerProblemProps, 'math'>) {
  const [answer, setAnswer] = useState('');
  const check = useMutation({
    mutationFn: () => api.post<CareerVerdict>(`/api/careers/${slug}/problems/${skill}`, { answer }),
  });
  const failed = check.error
    ? (check.error instanceof ApiError && check.error.detail) || text.checkFailed
    : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (answer.trim() !== '') check.mutate();
      }}
    >
      <TextField
        label={unit ? `${text.answer} (${unit})` : text.answer}
        value={answer}
        autoComplete="off"
        autoFocus
        maxLength={200}
        message={failed}
        onChange={(event) => {
          setAnswer(event.target.value);
          check.reset();
        }}
      />
      <div role="status">{check.data && <Judged verdict={check.data} />}</div>
      {!check.data?.is_correct && (
        <Button type="submit" busy={check.isPending}>
          {text.check}
        </Button>
      )}
    </form>
  );
}

function Judged({ verdict: { is_correct, message, reason, math } }: { verdict: CareerVerdict }) {
  return (
    <Verdict tone={is_correct ? 'good' : 'bad'}>
      <strong>{message}</strong> <MathText text={reason} math={math} />
    </Verdict>
  );
}
