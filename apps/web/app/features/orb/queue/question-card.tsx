import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { BenchCard } from '../bench/bench-fields.tsx';
import { benchText } from '../bench/bench-text.ts';
import { questionNumber } from '../draft.ts';
import type { MessageStore } from './message-store.ts';

const text = benchText.question;

/** A question of the onboarding and the personality that asks it. */
export type Question = { text: string; personality: string };

type QuestionCardProps = { store: MessageStore; questions: readonly Question[] };

/** Asks one of the eleven onboarding questions, by its number. */
export function QuestionCard({ store, questions }: QuestionCardProps) {
  const last = questions.length;
  const [typed, setTyped] = useState('1');
  const number = questionNumber(typed);
  const ask = (chosen: number) => {
    const question = questions[chosen - 1];
    if (!question) return;
    setTyped(String(chosen));
    store.immediate({
      text: question.text,
      personality_mode: question.personality,
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
