import { orbEmotions, orbPersonalities } from '@playforward/contract';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { BenchCard, type Option, SelectField, Switch } from '../bench/bench-fields.tsx';
import { benchText } from '../bench/bench-text.ts';
import type { MessageDraft } from '../draft.ts';
import type { MessageStore } from './message-store.ts';
import type { OrbMessage } from './orb-message.ts';

const text = benchText.message;
const none: Option<string> = { value: '', label: text.none };
const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const emotions = [none, ...named(orbEmotions), { value: 'zzz', label: text.unknown }];
const types = [none, ...Object.values(benchText.types).map((label) => ({ value: label, label }))];

type MessageCardProps = {
  store: MessageStore;
  draft: MessageDraft;
  missing: boolean;
  onChange: (change: Partial<MessageDraft>) => void;
  onSend: () => void;
};

/** Custom and preset messages, each with a personality. */
export function MessageCard({ store, draft, missing, onChange, onSend }: MessageCardProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <BenchCard title={text.title}>
      <form className="bench-form" onSubmit={submit} noValidate>
        <TextArea draft={draft} missing={missing} onChange={(words) => onChange({ text: words })} />
        <div className="bench-row">
          <SelectField
            label={text.personality}
            options={named(orbPersonalities)}
            value={draft.personality}
            onChange={(personality) => onChange({ personality })}
          />
          <SelectField
            label={text.emotion}
            options={emotions}
            value={draft.emotion}
            onChange={(emotion) => onChange({ emotion })}
          />
          <SelectField
            label={text.type}
            options={types}
            value={draft.type}
            onChange={(type) => onChange({ type })}
          />
        </div>
        <div className="bench-line">
          <Switch label={text.flag} checked={draft.flagged} onChange={(flagged) => onChange({ flagged })} />
          <Button type="submit" className="ml-auto">
            {text.send}
          </Button>
        </div>
      </form>
      <Presets onPick={store.immediate} />
    </BenchCard>
  );
}

type TextAreaProps = { draft: MessageDraft; missing: boolean; onChange: (words: string) => void };

function TextArea({ draft, missing, onChange }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{text.custom}</label>
      <div className={missing ? 'field-box bench-box bad' : 'field-box bench-box'}>
        <textarea
          id={id}
          rows={2}
          maxLength={2000}
          placeholder={text.placeholder}
          value={draft.text}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}message` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {missing && (
        <p id={`${id}message`} className="field-message" role="alert">
          {text.missing}
        </p>
      )}
    </div>
  );
}

function Presets({ onPick }: { onPick: (message: OrbMessage) => void }) {
  return (
    <fieldset className="bench-presets">
      <legend>{text.presets}</legend>
      {benchText.presets.map((preset) => (
        <button key={preset.text} type="button" className="bench-preset" onClick={() => onPick(preset)}>
          <span>{preset.text}</span>
          <span className="chip">{preset.personality_mode}</span>
        </button>
      ))}
    </fieldset>
  );
}
