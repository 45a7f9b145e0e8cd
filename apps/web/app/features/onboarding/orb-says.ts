import { lastStep } from './steps.ts';
import { onboardingText as text } from './text.ts';

export type Personality = 'idle' | 'excited' | 'fulfilled' | 'determined';

/** How the orb looks at a step. */
export function personalityAt(step: number): Personality {
  if (step <= 3) return 'idle';
  if (step <= 6) return 'excited';
  if (step <= 9) return 'fulfilled';
  return 'determined';
}

/** What the orb answers to an answer: a comment on even steps, a short word on odd ones, a closing word on the last. */
export function replyTo(step: number, label: string): string {
  if (step === lastStep) return text.closing;
  if (isCommented(step)) return text.comments[step](label);
  return text.acknowledgements[(step - 3) / 2] ?? '';
}

function isCommented(step: number): step is keyof typeof text.comments {
  return step in text.comments;
}

/** An encouraging prompt that is not the one already shown. `chance` lies in [0, 1). */
export function promptAfter(shown: string | undefined, chance: number): string {
  const others = text.prompts.filter((prompt) => prompt !== shown);
  return others[Math.floor(chance * others.length)] ?? text.prompts[0] ?? '';
}
