import { type ReactNode, useId, useState } from 'react';
import { tellWhy } from './tell-why.ts';
import { whyText as text } from './text.ts';
import { WhyField } from './why-field.tsx';

type WhyProps = { missionId: string; prompt: string; reasons: readonly { text: string; reply: string }[] };

/** Why it works: three reasons to tap where the mission has them, and one's own words. */
export function Why({ missionId, prompt, reasons }: WhyProps) {
  const [isWritten, setWritten] = useState(reasons.length === 0);
  if (isWritten) return <WhyField missionId={missionId} prompt={prompt} />;
  return (
    <WhyChoices missionId={missionId} prompt={prompt} reasons={reasons}>
      <button type="button" className="link" onClick={() => setWritten(true)}>
        {text.ownWords}
      </button>
    </WhyChoices>
  );
}

/** A tapped reason is kept like a written one; what is said to it came with the run, so that it is there at once. */
function WhyChoices({ missionId, prompt, reasons, children }: WhyProps & { children: ReactNode }) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const choose = async (words: string) => {
    setChosen(words);
    setNote('');
    const told = await tellWhy(missionId, words);
    if (!told.ok) setNote(text.notKept);
    else setNote(told.answer.kept ? text.kept : text.notKept);
  };
  const heard = reasons.find((reason) => reason.text === chosen);
  return (
    <section className="why" aria-labelledby={id}>
      <h3 id={id}>{prompt}</h3>
      {reasons.map((reason) => (
        <button
          key={reason.text}
          type="button"
          className="why-choice"
          aria-pressed={reason.text === chosen}
          onClick={() => void choose(reason.text)}
        >
          {reason.text}
        </button>
      ))}
      <div role="status">
        {heard && <p className="heard">{heard.reply}</p>}
        {heard && note && <p className="heard-note">{note}</p>}
      </div>
      {children}
    </section>
  );
}
