import type { HandIn, OrbPicture } from '@playforward/contract';
import {
  Check,
  Clock,
  CornerDownLeft,
  RotateCcw,
  ShieldCheck,
  TriangleAlert,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import { wordsToRead } from '../../ui/reading/read-aloud.ts';
import { spokenText } from '../../ui/reading/spoken-text.ts';
import { canReadAloud, useReadAloud } from '../../ui/reading/use-read-aloud.ts';
import { imagePreview } from './accept-images.ts';
import { AnswerText } from './answer-text.tsx';
import { CareCard } from './care-card.tsx';
import type { HandedIn, OrbEntry, StepVerdict, UserEntry } from './chat-entry.ts';
import { chatText as text } from './chat-text.ts';

type UserEntryViewProps = { entry: UserEntry; mayRetry: boolean; onRetry: () => void };

/** What the student said, with its pictures, and what became of it. */
export function UserEntryView({ entry, mayRetry, onRetry }: UserEntryViewProps) {
  const { status, images } = entry;
  return (
    <div className="chat-entry user" data-status={status}>
      <div className={images.length > 0 ? 'chat-bubble pictures' : 'chat-bubble'}>
        <span className="sr-only">{text.you}: </span>
        {images.map((image) => (
          <img key={image.key} src={imagePreview(image)} alt={text.picture(image.filename)} />
        ))}
        {entry.said ? (
          <p dir="auto">
            <MathText text={entry.said.text} math={entry.said.math} />
          </p>
        ) : (
          entry.text && <p dir="auto">{entry.text}</p>
        )}
      </div>
      {entry.masked && (
        <p className="chat-masked">
          <ShieldCheck size={16} aria-hidden="true" />
          {text.masked}
        </p>
      )}
      <div className="chat-status">
        <StatusMark entry={entry} />
        {status === 'error' && (
          <Button kind="quiet" small disabled={!mayRetry} onClick={onRetry}>
            <RotateCcw size={16} aria-hidden="true" />
            {text.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

const marks = { sending: Clock, delivered: Check, error: TriangleAlert };

function StatusMark({ entry: { status, heard } }: { entry: UserEntry }) {
  const Mark = marks[status];
  return (
    <span className="chat-status-mark">
      {text.status[status === 'error' && heard ? 'unanswered' : status]}
      <Mark size={14} aria-hidden="true" />
    </span>
  );
}

type OrbEntryViewProps = {
  entry: OrbEntry;
  /** Nothing was said after it. */
  isLast: boolean;
  /** What the student said next. */
  answered: string | null;
  onSuggest: (words: string) => void;
  /** The offer that the page can take. */
  handIn: HandIn | null;
  /** What became of it, once it is handed in. */
  handedIn: HandedIn['outcome'] | undefined;
  onHandIn: (offer: HandIn) => void;
};

/** What the companion said. The newest answer brings things the student may say next. */
export function OrbEntryView(props: OrbEntryViewProps) {
  const { entry, isLast, answered, onSuggest, handIn, handedIn, onHandIn } = props;
  const { card, writing, kind } = entry;
  return (
    <div className="chat-entry orb" data-kind={card ? 'care' : kind}>
      {card ? (
        <>
          <CareCard card={card} />
          <p className="chat-bubble" lang={card.language} dir="auto">
            {card.after}
          </p>
        </>
      ) : (
        <AnswerBubble entry={entry}>
          {!writing && entry.choices.length > 0 && (
            <Choices entry={entry} open={isLast} answered={answered} onChoose={onSuggest} />
          )}
        </AnswerBubble>
      )}
      {isLast && !writing && handIn && handedIn === undefined && (
        <button type="button" className="chat-hand-in" onClick={() => onHandIn(handIn)}>
          <CornerDownLeft size={18} aria-hidden="true" />
          {text.handIn(handIn.answer)}
        </button>
      )}
      {entry.handIn && <HandedInLine answer={entry.handIn.answer} outcome={handedIn} />}
      {isLast && !writing && entry.suggestions.length > 0 && (
        <fieldset className="chat-suggestions" aria-label={text.suggestions}>
          {entry.suggestions.map((words) => (
            <button key={words} type="button" onClick={() => onSuggest(words)}>
              {words}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const handedInMarks = {
  checking: Clock,
  right: Check,
  wrong: RotateCcw,
  'not-counted': TriangleAlert,
  unrecorded: Clock,
};

type HandedInLineProps = { answer: string; outcome: HandedIn['outcome'] | undefined };

/** What became of an answer that was handed in here; the place it is said at stands from the start, so that it is heard. */
function HandedInLine({ answer, outcome }: HandedInLineProps) {
  const Mark = outcome && handedInMarks[outcome];
  return (
    <p className="chat-handed-in" role="status" data-outcome={outcome}>
      {Mark && <Mark size={18} aria-hidden="true" />}
      {outcome && text.handedIn[outcome](answer.replaceAll('-', '−'))}
    </p>
  );
}

type ChoicesProps = {
  entry: OrbEntry;
  open: boolean;
  answered: string | null;
  onChoose: (words: string) => void;
};

/** The answers to a question, in its bubble; the one that was given stays marked. */
function Choices({ entry: { choices }, open, answered, onChoose }: ChoicesProps) {
  return (
    <div className="chat-choices">
      {choices.map((words) => (
        <button
          key={words}
          type="button"
          aria-pressed={words === answered}
          disabled={!open && words !== answered}
          aria-disabled={!open}
          onClick={() => open && onChoose(words)}
        >
          {words === answered && <Check size={18} aria-hidden="true" />}
          {words}
        </button>
      ))}
    </div>
  );
}

/** The last sentence where it asks something; with a picture it stands below it. */
function splitQuestion(text: string): [string, string] {
  const [, before = '', question = ''] =
    /^([\s\S]*?[.:!?]\s+)?([^.:!?\n]+(?:[.,:]\d[^.:!?\n]*)*\?)\s*$/.exec(text) ?? [];
  return question === '' ? [text, ''] : [before.trim(), question];
}

function AnswerBubble({ entry, children }: { entry: OrbEntry; children?: ReactNode }) {
  const spoken = spokenText(entry.text);
  const voice = useReadAloud(spoken);
  return (
    <div className="chat-bubble" data-writing={entry.writing}>
      <span className="sr-only">{text.orb}: </span>
      {entry.step && !entry.writing && <StepMark step={entry.step} />}
      {voice.active ? <ReadAlong text={spoken} word={voice.word} /> : <ReplyText entry={entry} />}
      {entry.writing && <span className="chat-caret" aria-hidden="true" />}
      {children}
      {!entry.writing && canReadAloud() && (
        <IconButton
          label={voice.active ? text.stopReading : text.read}
          aria-pressed={voice.active}
          className="chat-voice"
          onClick={voice.active ? voice.stop : voice.start}
        >
          {voice.active ? <VolumeX size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
        </IconButton>
      )}
    </div>
  );
}

/** The words, and a picture before their question. */
function ReplyText({ entry: { text: words, math, picture } }: { entry: OrbEntry }) {
  if (!picture) return <AnswerText text={words} math={math} />;
  const [before, question] = splitQuestion(words);
  return (
    <>
      <AnswerText text={before} math={math} />
      <ChatPicture key={picture.url} picture={picture} />
      {question !== '' && (
        <p className="chat-question">
          <MathText text={question} math={math} />
        </p>
      )}
    </>
  );
}

/** Without its file the words stand alone. */
function ChatPicture({ picture: { url, alt } }: { picture: OrbPicture }) {
  const [isLost, setLost] = useState(false);
  return isLost ? null : <img className="chat-picture" src={url} alt={alt} onError={() => setLost(true)} />;
}

const stepTones = { right: 'good', 'not-yet': 'sun' } as const;

/** What became of the student's step, before the words about it. */
function StepMark({ step }: { step: StepVerdict }) {
  return (
    <p className="chat-step">
      <Chip tone={stepTones[step]}>
        {step === 'right' && <Check size={14} aria-hidden="true" />}
        {text.stepVerdict[step]}
      </Chip>
    </p>
  );
}

/** The words as the voice says them, the one it is at marked. */
function ReadAlong({ text: words, word }: { text: string; word: number | null }) {
  const current = word === null ? undefined : wordsToRead(words)[word];
  if (!current) return <p className="whitespace-pre-line">{words}</p>;
  return (
    <p className="whitespace-pre-line">
      {words.slice(0, current.start)}
      <mark className="chat-word">{words.slice(current.start, current.end)}</mark>
      {words.slice(current.end)}
    </p>
  );
}
