import { type FeedbackReport, isBusy, type RaceMessage, type RaceState } from '@playforward/race';
import { type ReactNode, useEffect, useRef } from 'react';
import { Orb } from '../../ui/orb/orb.tsx';
import { RaceAnswerForm } from './answer-form.tsx';
import { ChatLog } from './chat-log.tsx';
import { CommandBar } from './command-bar.tsx';
import { askedIn, fieldPlaceholder, orbitMode } from './screen-facts.ts';
import { raceText as text } from './text.ts';
import './race-chat.css';

type RaceChatProps = {
  state: RaceState;
  commands: readonly string[];
  onSay: (text: string) => void;
  report: (report: FeedbackReport) => ReactNode;
  /** What may be chosen before or after a race. */
  children?: ReactNode;
};

/** The control of the race: Orbit asks, the student types or presses a command. */
export function RaceChat({ state, commands, onSay, report, children }: RaceChatProps) {
  const field = useRef<HTMLInputElement>(null);
  const busy = isBusy(state);

  // The native dialog would put the focus on its first button.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  return (
    <section className="race-chat" aria-label={text.logName}>
      <header>
        <Orb mode={orbitMode(state)} size={44} />
        <h3>{text.orbit}</h3>
      </header>
      <ChatLog
        messages={state.messages}
        asked={askedIn(state)}
        open={state.currentChallenge?.id ?? null}
        typing={busy}
        report={(message: RaceMessage) => message.feedback && report(message.feedback)}
      >
        {children}
      </ChatLog>
      <div className="race-controls">
        <CommandBar
          commands={commands}
          busy={busy}
          onCommand={(command) => {
            onSay(command);
            field.current?.focus();
          }}
        />
        <RaceAnswerForm field={field} placeholder={fieldPlaceholder(state)} busy={busy} onSend={onSay} />
      </div>
    </section>
  );
}
