import type { Answers } from './answers.ts';
import type { Progress } from './onboarding-state.ts';
import { firstStep, lastStep, steps } from './steps.ts';

const prefix = 'onboarding_draft_';

/** The draft of one account lives in the tab: it outlasts a reload, not the tab (D-50). */
export function saveDraft(account: string, progress: Progress): void {
  const { step, furthest, answers } = progress;
  try {
    sessionStorage.setItem(keyOf(account), JSON.stringify({ step, furthest, answers }));
  } catch {
    // A full or closed store costs what a reload would have brought back, nothing else.
  }
}

/** The draft of this account, if the tab has one. Drafts of others are dropped: somebody else sits here now. */
export function readDraft(account: string): Progress | undefined {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && key !== keyOf(account)) sessionStorage.removeItem(key);
  }
  const stored = sessionStorage.getItem(keyOf(account));
  if (stored === null) return undefined;
  try {
    return toProgress(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

export function removeDraft(account: string): void {
  sessionStorage.removeItem(keyOf(account));
}

function keyOf(account: string): string {
  return `${prefix}${account.toLowerCase()}`;
}

/** A draft that somebody changed by hand is taken as far as it makes sense. */
function toProgress(value: unknown): Progress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { step, furthest, answers } = value as Record<string, unknown>;
  const reached = toStep(furthest, lastStep);
  return { furthest: reached, step: toStep(step, reached), answers: toAnswers(answers) };
}

function toStep(value: unknown, highest: number): number {
  const isStep = typeof value === 'number' && Number.isInteger(value) && value >= firstStep;
  return isStep ? Math.min(value, highest) : firstStep;
}

function toAnswers(value: unknown): Answers {
  const answers: Record<string, string> = {};
  if (typeof value !== 'object' || value === null) return answers;
  for (const step of steps) {
    if (step.kind === 'introduction') continue;
    const answer = (value as Record<string, unknown>)[step.field];
    if (typeof answer !== 'string') continue;
    const isOffered = step.kind === 'text' || step.options.some((option) => option.value === answer);
    if (isOffered) answers[step.field] = answer;
  }
  return answers;
}
