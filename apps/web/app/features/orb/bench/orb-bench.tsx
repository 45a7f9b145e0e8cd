import { useState } from 'react';
import { StarField } from '../../../ui/stars.tsx';
import { emptyDraft, messageFromDraft } from '../draft.ts';
import type { ActivityContext } from '../help/activity-context.ts';
import { OrbDialog } from '../orb-dialog.tsx';
import { EventCard } from '../queue/event-card.tsx';
import { type Look, LookCard } from '../queue/look-card.tsx';
import { MessageCard } from '../queue/message-card.tsx';
import { createMessageStore } from '../queue/message-store.ts';
import type { ScreenKind } from '../screen-kind.ts';
import { useCompanion } from '../use-companion.ts';
import { useRestText } from '../voice/use-welcome.ts';
import './orb-bench.css';
import { type Question, QuestionCard } from '../queue/question-card.tsx';
import { QueueCard, type Way } from '../queue/queue-card.tsx';
import { benchText as text } from './bench-text.ts';
import { afterEvent } from './simulated-events.ts';
import { StatePanel } from './state-panel.tsx';

type OrbBenchProps = { screen: ScreenKind; questions: readonly Question[] };

/** Everything the companion can do, by hand. All of it happens in this browser; no call is made (D-39). */
export function OrbBench({ screen, questions }: OrbBenchProps) {
  const [store] = useState(createMessageStore);
  const [look, setLook] = useState<Look>({ size: 'large', messageOnly: false, open: true });
  const [draft, setDraft] = useState(emptyDraft);
  const [missing, setMissing] = useState(false);
  const [context, setContext] = useState<ActivityContext>({ screen, help_level: 0, current_activity: null });
  const companion = useCompanion(store, { text: useRestText() });

  const send = (way: Way) => {
    const message = messageFromDraft(draft);
    setMissing(message.text === '');
    if (message.text !== '') store[way](message);
  };

  return (
    <main className="bench">
      <section className="bench-stage sky night on-sky" aria-labelledby="bench-title">
        <StarField />
        <h1 id="bench-title">{text.title}</h1>
        <p className="bench-lead">{text.lead}</p>
        <div className="bench-orb">
          <OrbDialog
            companion={companion}
            screen={screen}
            size={look.messageOnly ? 'message-only' : look.size}
            open={look.open}
            onToggle={() => setLook({ ...look, open: !look.open })}
          />
        </div>
        <StatePanel companion={companion} context={context} />
      </section>
      <div className="bench-cards">
        <LookCard look={look} onChange={(change) => setLook({ ...look, ...change })} />
        <MessageCard
          store={store}
          draft={draft}
          missing={missing}
          onChange={(change) => {
            setDraft({ ...draft, ...change });
            setMissing(false);
          }}
          onSend={() => send('immediate')}
        />
        <QueueCard companion={companion} onSend={send} />
        <EventCard store={store} onEvent={(event) => setContext(afterEvent(context, event))} />
        <QuestionCard store={store} questions={questions} />
      </div>
    </main>
  );
}
