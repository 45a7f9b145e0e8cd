import type { MissionWhyAnswer } from '@playforward/contract';
import { type FormEvent, useId, useState } from 'react';
import { Mend } from '../ui/mend.tsx';
import { tellWhy } from './tell-why.ts';
import { whyText as text } from './text.ts';

const longest = 600;

/** The place for the student's own reason, and what the companion heard in it. Words that could not be told stay. */
export function WhyField({ missionId, prompt }: { missionId: string; prompt: string }) {
  const id = useId();
  const [words, setWords] = useState('');
  const [isTelling, setTelling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<MissionWhyAnswer | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isTelling) return;
    if (words.trim() === '') return setProblem(text.blank);
    setTelling(true);
    setProblem(null);
    const told = await tellWhy(missionId, words);
    setTelling(false);
    if (told.ok) setAnswer(told.answer);
    else setProblem(told.sentence);
  };
  return (
    <form className="why" onSubmit={(event) => void send(event)} noValidate>
      <label htmlFor={id}>{prompt}</label>
      <div className={problem ? 'box bad' : 'box'}>
        <textarea
          id={id}
          rows={3}
          maxLength={longest}
          value={words}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {problem && <Mend id={`${id}-problem`}>{problem}</Mend>}
      <button type="submit" className="btn quiet" aria-disabled={isTelling}>
        {isTelling ? text.telling : text.tell}
      </button>
      <div role="status">{answer && <ReasonReply answer={answer} />}</div>
    </form>
  );
}

function ReasonReply({ answer: { reply, kept, safety_card: card } }: { answer: MissionWhyAnswer }) {
  if (!card) {
    return (
      <>
        <p className="heard">{reply}</p>
        <p className="heard-note">{kept ? text.kept : text.notKept}</p>
      </>
    );
  }
  return (
    <div lang={card.language}>
      <p className="heard">{card.title}</p>
      {card.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {card.ways.map(({ kind, name, contact }) => (
        <p key={kind} className="heard">
          {name}
          <br />
          {contact}
        </p>
      ))}
      <p className="heard-note">{card.told}</p>
    </div>
  );
}
