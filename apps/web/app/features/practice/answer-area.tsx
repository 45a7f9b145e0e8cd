import type { HandIn, PublicProblem, TypesetMath } from '@playforward/contract';
import { Hand as HandIcon, Keyboard, ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { setPreferences } from '../../preferences/preferences.ts';
import { AnswerNoteBox } from './answer-note-box.tsx';
import type { AnswerState } from './answer-state.ts';
import { ChoiceList } from './choice-list.tsx';
import type { HandTools } from './lesson-work.ts';
import { practiceText as text } from './text.ts';
import { TypedAnswer } from './typed/typed-answer.tsx';
import type { AnswerController } from './use-answer.ts';

type AnswerAreaProps = {
  problem: PublicProblem;
  math: TypesetMath;
  controller: AnswerController;
  mayType: boolean;
  Hand: HandTools;
  /** An answer that the student hands in from the chat. */
  placed?: HandIn | null;
};

/** Offers that were handed in: a problem that is left and opened again does not send them twice. */
const taken = new WeakSet<HandIn>();

/** Where the answer is given: the field, the choices, or what is moved by hand. */
export function AnswerArea({ problem, math, controller, mayType, Hand, placed }: AnswerAreaProps) {
  const { state, handIn, switchMode } = controller;
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(state.phase);

  // A fresh try takes away the control that had the focus: it goes back to where the answer is given.
  useEffect(() => {
    const isFresh = state.phase === 'open' && (before.current === 'wrong' || before.current === 'unrecorded');
    before.current = state.phase;
    if (isFresh && document.activeElement === document.body) {
      area.current?.querySelector<HTMLElement>('[role=slider], input, .hand-card, .choice')?.focus();
    }
  }, [state.phase]);

  // What the student hands in comes from the chat, outside this problem. Each is taken once, after a verdict that is on its way.
  useEffect(() => {
    if (!placed || taken.has(placed) || state.phase === 'checking') return;
    taken.add(placed);
    handIn(placed.answer);
  });

  if (state.phase === 'solved') return null;
  const { answer_input: input } = problem;
  const { hand } = problem;
  const made = hand !== undefined && state.mode === 'typed';
  const typed = mayType && input !== null && state.mode === 'typed';
  return (
    <div className="answer-area" ref={area}>
      {made && <HandAnswerArea hand={hand} math={math} controller={controller} Hand={Hand} />}
      {!made && typed && <TypedAnswer input={input} controller={controller} />}
      {!made && !typed && <ChoiceList answers={problem.answers} math={math} controller={controller} />}
      {hand && state.phase === 'open' && (
        <button type="button" className="link" onClick={switchMode}>
          {made ? <ListChecks size={20} aria-hidden="true" /> : <HandIcon size={20} aria-hidden="true" />}
          {made ? text.showChoices : text.makeAnswer}
        </button>
      )}
      {mayType && input && state.phase === 'open' && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setPreferences({ answerMode: typed ? 'choices' : 'typed' });
            switchMode();
          }}
        >
          {typed ? <ListChecks size={20} aria-hidden="true" /> : <Keyboard size={20} aria-hidden="true" />}
          {typed ? text.showChoices : text.typeAnswer}
        </button>
      )}
    </div>
  );
}

type HandAnswerAreaProps = Pick<AnswerAreaProps, 'math' | 'controller' | 'Hand'> & {
  hand: NonNullable<PublicProblem['hand']>;
};

/** What is made by hand stays as it is through the verdict; moving it again is a fresh try. */
function HandAnswerArea({ hand, math, controller, Hand }: HandAnswerAreaProps) {
  const { state, give, reset, switchMode } = controller;
  const note = state.phase === 'open' ? state.note : null;
  return (
    <Hand
      task={hand}
      math={math}
      phase={handPhase(state)}
      note={note && <AnswerNoteBox note={note} />}
      onCheck={(made) => give({ kind: 'hand', made })}
      onMoved={reset}
      onFailed={switchMode}
    />
  );
}

function handPhase({ phase }: AnswerState): 'open' | 'checking' | 'wrong' | 'right' {
  if (phase === 'solved') return 'right';
  return phase === 'unrecorded' ? 'wrong' : phase;
}
