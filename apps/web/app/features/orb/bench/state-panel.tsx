import type { ReactNode } from 'react';
import type { ActivityContext } from '../help/activity-context.ts';
import type { Companion } from '../use-companion.ts';
import { benchText } from './bench-text.ts';

const text = benchText.state;

/** What is really the case, read from the same objects that the companion is drawn from. */
export function StatePanel({ companion, context }: { companion: Companion; context: ActivityContext }) {
  const { screen, help_level: helpLevel, current_activity: activity } = context;
  const { queue, mode } = companion;
  const { shown } = queue;
  return (
    <section className="bench-state" aria-label={text.title}>
      <dl>
        <Row name={text.shown}>{shown ? (shown.writing ? text.written : shown.text) : text.nothing}</Row>
        <Row name={text.queue}>{queue.waiting.length}</Row>
        <Row name={text.review}>{queue.review.length}</Row>
        <Row name={text.personality}>{shown?.personality_mode ?? text.none}</Row>
        <Row name={text.mode}>{mode}</Row>
        <Row name={text.delivery}>{queue.delivery}</Row>
        <Row name={text.screen}>{screen}</Row>
        <Row name={text.helpLevel}>{helpLevel}</Row>
        <Row name={text.activity}>{activity ? text.activityOf(activity) : text.none}</Row>
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
