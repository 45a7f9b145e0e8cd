import { useId, useState } from 'react';

type WhatIfProps = { prompt: string; choices: readonly { text: string; reply: string }[] };

/** One more number: what the city would say to it. What it says came with the run; nobody grades it. */
export function WhatIf({ prompt, choices }: WhatIfProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const heard = choices.find(({ text }) => text === chosen);
  return (
    <section className="why" aria-labelledby={id}>
      <h3 id={id}>{prompt}</h3>
      {choices.map(({ text }) => (
        <button
          key={text}
          type="button"
          className="why-choice"
          aria-pressed={text === chosen}
          onClick={() => setChosen(text)}
        >
          {text}
        </button>
      ))}
      <div role="status">{heard && <p className="heard">{heard.reply}</p>}</div>
    </section>
  );
}
