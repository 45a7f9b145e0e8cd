import type { PlaceState } from './place-state.ts';
import './question-bubble.css';

const heights = [
  { longerThan: 300, minHeight: 200 },
  { longerThan: 200, minHeight: 160 },
  { longerThan: 100, minHeight: 120 },
  { longerThan: -1, minHeight: 80 },
];

/** How tall a bubble is at least, in pixels, for a text of so many characters (D-49). */
export function bubbleMinHeight(length: number): number {
  return heights.find(({ longerThan }) => length > longerThan)?.minHeight ?? 0;
}

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
