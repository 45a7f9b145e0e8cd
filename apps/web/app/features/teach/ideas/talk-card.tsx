import type { TypesetMath, WrongIdea } from '@playforward/contract';
import { ArrowLeft, ArrowRight, Ear, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { talkText } from './text.ts';
import './talk-card.css';

const text = talkText;
const sides = ['A', 'B'] as const;
type TalkCardProps = { idea: WrongIdea; math: TypesetMath; onClose: () => void };

/** The five-minute talk for the projector: two answers without names or verdicts, and one question. */
export function TalkCard({ idea, math, onClose }: TalkCardProps) {
  const [step, setStep] = useState(0);
  const [isListening, setListening] = useState(false);
  const [isNext, setNext] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  // Only a call makes the rest of the page unreachable; it is closed before it leaves, so that the focus comes back.
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const { talk } = idea;
  if (!talk) return null;
  return (
    <dialog ref={dialog} className="talk" aria-label={text.title} onClose={onClose}>
      {isNext ? <FollowUp talk={talk} math={math} /> : <TwoAnswers idea={idea} talk={talk} math={math} />}
      {isListening && (
        <p className="talk-listen" role="status">
          <strong>{text.listen}:</strong> <MathText text={talk.listen_for} math={math} />
        </p>
      )}
      <footer>
        <ol>
          {text.phases.map((phase, nth) => (
            <li key={phase}>
              <button
                type="button"
                aria-current={nth === step ? 'step' : undefined}
                onClick={() => setStep(nth)}
              >
                <span aria-hidden="true">{nth + 1}</span>
                {phase}
              </button>
            </li>
          ))}
        </ol>
        <button type="button" aria-pressed={isListening} onClick={() => setListening(!isListening)}>
          <Ear size={20} aria-hidden="true" />
          {text.listen}
        </button>
        <button type="button" onClick={() => setNext(!isNext)}>
          {isNext ? <ArrowLeft size={20} aria-hidden="true" /> : <ArrowRight size={20} aria-hidden="true" />}
          {isNext ? text.back : text.followUp}
        </button>
        <IconButton label={text.close} onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </footer>
    </dialog>
  );
}

type Talk = NonNullable<WrongIdea['talk']>;

function TwoAnswers({ idea, talk, math }: { idea: WrongIdea; talk: Talk; math: TypesetMath }) {
  const { question, diagram_image_url: picture, diagram_alt: alt } = idea.problem;
  return (
    <section className="talk-body" tabIndex={0} aria-label={text.title}>
      <div className="talk-problem">
        <p>
          <MathText text={question} math={math} />
        </p>
        {picture && <img src={picture} alt={alt ?? ''} />}
      </div>
      <div className="talk-answers">
        {sides.map((side, nth) => (
          <section key={side} className={`talk-side side-${side.toLowerCase()}`}>
            <span className="talk-letter">{side}</span>
            <p>
              <MathText text={talk.answers[nth] ?? ''} math={math} />
            </p>
          </section>
        ))}
      </div>
      <h2>{text.question}</h2>
    </section>
  );
}

function FollowUp({ talk, math }: { talk: Talk; math: TypesetMath }) {
  return (
    <section className="talk-body" tabIndex={0} aria-label={text.title}>
      <h2>{text.followUp}</h2>
      <p className="talk-next">
        <MathText text={talk.follow_up.question} math={math} />
      </p>
      <details>
        <summary>{text.answer}</summary>
        <p>
          <MathText text={talk.follow_up.answer} math={math} />
        </p>
      </details>
    </section>
  );
}
