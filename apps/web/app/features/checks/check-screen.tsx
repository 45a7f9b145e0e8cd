import type { AnswerInput, CheckProblem, CheckView, KeptAnswer, TypesetMath } from '@playforward/contract';
import { ArrowLeft, ArrowRight, Flag, Pause } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import { whenText } from '../../ui/when-text.ts';
import { isAnswered } from './kept-answers.ts';
import { Overview } from './overview.tsx';
import { SavedChip } from './saved-chip.tsx';
import { checksText } from './text.ts';
import { useCheckAnswers } from './use-check-answers.ts';
import './checks.css';

const text = checksText.open;

/** What a page lends to a check: the field, the figure and the picture of practice. */
export type CheckParts = {
  Field: ComponentType<{
    input: AnswerInput;
    value: string;
    note: string | undefined;
    onType: (text: string) => void;
    onEnter: () => void;
  }>;
  Figure: ComponentType<{ url: string | null; alt: string | null; plain: true }>;
  Picture: ComponentType<{ url: string; words: string; math: TypesetMath }>;
};

type CheckScreenProps = { view: CheckView; parts: CheckParts; onClosed: (view?: CheckView) => void };

/** An open check: one problem, all of them at the side, no clock and no help. */
export function CheckScreen({ view, parts, onClosed }: CheckScreenProps) {
  const { answers, save, unreadable, change, waiting } = useCheckAnswers(view);
  const [place, setPlace] = useState(() => firstOpen(view, answers));
  const navigate = useNavigate();
  const all = view.problems.length;
  const problem = view.problems[place];
  const heading = useArrivalAt(place);
  if (!problem) return null;
  const given = answers.get(place);
  const next = () => (place + 1 < all ? setPlace(place + 1) : undefined);
  return (
    <div className="check">
      <header className="check-head">
        <div>
          <h1>{view.title}</h1>
          <p>
            {view.ends_at === null
              ? text.lead(view.place)
              : text.leadUntil(view.place, whenText(view.ends_at))}
          </p>
        </div>
        <SavedChip save={save} />
        <ButtonLink to={paths.dashboard} kind="quiet" small>
          <Pause size={18} aria-hidden="true" />
          {text.pause}
        </ButtonLink>
      </header>
      <main className="check-grid">
        <Card className="check-problem">
          <div className="check-row">
            <h2 ref={heading} tabIndex={-1}>
              {text.question(place + 1, all)}
            </h2>
            <Button
              kind="quiet"
              small
              aria-pressed={given?.flagged ?? false}
              onClick={() => change(place, { flagged: !given?.flagged })}
            >
              <Flag size={18} aria-hidden="true" />
              {text.later}
            </Button>
          </div>
          <Question problem={problem} math={view.math} Figure={parts.Figure} />
          <ProblemAnswer
            key={place}
            problem={problem}
            parts={parts}
            given={given}
            math={view.math}
            note={unreadable.get(place)}
            onChange={(part) => change(place, part)}
            onEnter={next}
          />
          <div className="check-row check-move">
            <Button kind="quiet" disabled={place === 0} onClick={() => setPlace(place - 1)}>
              <ArrowLeft size={20} aria-hidden="true" />
              {text.back}
            </Button>
            <Button disabled={place + 1 === all} onClick={next}>
              {text.next}
              <ArrowRight size={20} aria-hidden="true" />
            </Button>
          </div>
        </Card>
        <aside>
          <Overview
            view={view}
            answers={answers}
            place={place}
            waiting={waiting}
            onClosed={onClosed}
            onGo={setPlace}
            onAway={() => void navigate(paths.dashboard)}
          />
          <Card className="check-orb">
            <Orb mode="idle" size={44} />
            <p>{view.no_help ? text.orb : text.orbAwake}</p>
          </Card>
        </aside>
      </main>
    </div>
  );
}

function firstOpen({ problems }: CheckView, answers: ReadonlyMap<number, KeptAnswer>): number {
  const open = problems.findIndex((_, place) => !isAnswered(answers.get(place)));
  return open === -1 ? 0 : open;
}

/** The focus goes to the head of a problem that was moved to, as a page would do it. */
function useArrivalAt(place: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    heading.current?.focus();
  }, [place]);
  return heading;
}

type QuestionProps = { problem: CheckProblem; math: TypesetMath; Figure: CheckParts['Figure'] };

function Question({ problem, math, Figure }: QuestionProps) {
  return (
    <>
      <p className="question" data-testid="question">
        <MathText text={problem.question} math={math} />
      </p>
      <Figure url={problem.diagram_image_url} alt={problem.diagram_alt} plain />
    </>
  );
}

type ProblemAnswerProps = {
  problem: CheckProblem;
  parts: CheckParts;
  math: TypesetMath;
  given: KeptAnswer | undefined;
  note: string | undefined;
  onChange: (part: Pick<KeptAnswer, 'answer' | 'answer_id'>) => void;
  onEnter: () => void;
};

function ProblemAnswer({ problem, parts, math, given, note, onChange, onEnter }: ProblemAnswerProps) {
  const { Field, Picture } = parts;
  if (problem.answer_input) {
    return (
      <div className="answer-area">
        <Field
          input={problem.answer_input}
          value={given?.answer ?? ''}
          note={note}
          onType={(answer) => onChange({ answer, answer_id: null })}
          onEnter={onEnter}
        />
      </div>
    );
  }
  const arePictures = problem.answers.some(({ diagram_image_url }) => diagram_image_url !== undefined);
  return (
    <div className="answer-area">
      <fieldset className={arePictures ? 'choices pictures' : 'choices'}>
        <legend className="sr-only">{text.choices}</legend>
        {problem.answers.map(({ id, text: words, diagram_image_url: url }, nth) => (
          <ChoiceCard
            key={id}
            mark={text.letter(nth)}
            state={given?.answer_id === id ? 'selected' : 'plain'}
            picture={url !== undefined}
            onChoose={() => onChange({ answer: null, answer_id: given?.answer_id === id ? null : id })}
          >
            {url === undefined ? (
              <MathText text={words} math={math} />
            ) : (
              <Picture url={url} words={words} math={math} />
            )}
          </ChoiceCard>
        ))}
      </fieldset>
    </div>
  );
}
