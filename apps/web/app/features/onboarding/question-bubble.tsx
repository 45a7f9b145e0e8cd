import { bubbleMinHeight } from '../../ui/bubble-height.ts';
import type { PlaceState } from './place-state.ts';
import './question-bubble.css';

type QuestionBubbleProps = { text: string; state: PlaceState; id?: string };

/** A question of the orb. Only the active one is there for reading; the others wait above and below it. */
export function QuestionBubble({ text, state, id }: QuestionBubbleProps) {
  const isActive = state === 'active';
  return (
    <div
      className="bubble bubble-large question-bubble"
      data-state={state}
      aria-hidden={isActive ? undefined : true}
      style={{ minHeight: bubbleMinHeight(text.length) }}
    >
      {isActive ? <h1 id={id}>{text}</h1> : <p>{text}</p>}
    </div>
  );
}
