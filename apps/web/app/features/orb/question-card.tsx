import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BenchCard } from './bench-fields.tsx';
import { benchText } from './bench-text.ts';
import { questionNumber } from './draft.ts';
import type { MessageStore } from './message-store.ts';
import { questionPersonality } from './moods.ts';

const text = benchText.question;
const last = benchText.questions.length;

/** Asks one of the eleven onboarding questions with the personality of its number. */
export function QuestionCard({ store }: { store: MessageStore }) {
  const [typed, setTyped] = useState('1');
  const number = questionNumber(typed);
  const ask = (question: number) => {
    setTyped(String(question));
    store.immediate({
      text: benchText.questions[question - 1] ?? '',
      personality_mode: questionPersonality(question),
      interaction_type: 'onboarding_question',
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number !== undefined) ask(number);
  };
  return (
    <BenchCard title={text.title}>
      <form className="bench-question" onSubmit={submit} noValidate>
        <TextField
          label={text.number}
          type="number"
          inputMode="numeric"
          min={1}
          max={last}
          step={1}
          value={typed}
          message={number === undefined ? text.outside : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="bench-steps">
          <IconButton
            label={text.before}
            disabled={number === undefined || number === 1}
            onClick={() => ask((number ?? 2) - 1)}
          >
            <Minus size={22} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={text.after}
            disabled={number === undefined || number === last}
            onClick={() => ask((number ?? 0) + 1)}
          >
            <Plus size={22} aria-hidden="true" />
          </IconButton>
          <Button type="submit" kind="quiet">
            {text.ask}
          </Button>
        </div>
      </form>
    </BenchCard>
  );
}
