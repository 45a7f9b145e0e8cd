import type { PublicProblem, TypesetMath } from '@playforward/contract';
import { ChoiceCard, type ChoiceState } from '../../ui/choice-card.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import type { AnswerState } from './answer-state.ts';
import { PictureAnswer } from './picture-answer.tsx';
import { practiceText as text } from './text.ts';
import type { AnswerController } from './use-answer.ts';

type ChoiceListProps = { answers: PublicProblem['answers']; math: TypesetMath; controller: AnswerController };

/** The choices, one card each. After a wrong one, any card is the way to a fresh try. */
export function ChoiceList({ answers, math, controller }: ChoiceListProps) {
  const { state, give, reset } = controller;
  const isWrong = state.phase === 'wrong' || state.phase === 'unrecorded';
  const arePictures = answers.some(({ diagram_image_url }) => diagram_image_url !== undefined);
  return (
    <fieldset className={arePictures ? 'choices pictures' : 'choices'}>
      <legend className="sr-only">{text.choices}</legend>
      {answers.map((answer, place) => (
        <ChoiceCard
          key={answer.id}
          mark={text.letter(place)}
          state={choiceState(state, answer.id)}
          picture={answer.diagram_image_url !== undefined}
          disabled={state.phase === 'checking' || state.phase === 'right'}
          onChoose={isWrong ? reset : () => give({ kind: 'choice', answerId: answer.id })}
        >
          {answer.diagram_image_url === undefined ? (
            <MathText text={answer.text} math={math} />
          ) : (
            <PictureAnswer url={answer.diagram_image_url} words={answer.text} math={math} />
          )}
        </ChoiceCard>
      ))}
    </fieldset>
  );
}

function choiceState(state: AnswerState, answerId: number): ChoiceState {
  if (state.phase === 'solved' || state.phase === 'open') return 'plain';
  const given = state.phase === 'checking' ? state.attempt.given : state.given;
  if (given.kind !== 'choice' || given.answerId !== answerId) return 'plain';
  if (state.phase === 'checking') return 'selected';
  return state.phase === 'right' ? 'good' : 'bad';
}
