/** How much of a guided problem is open: so many steps, then the choices. */
export type Guidance = { shown: number; final: boolean };

export type StepState = 'done' | 'current' | 'closed';

/** The first step is open at once; a solved problem is open as a whole. */
export function startGuidance({ steps, solved }: { steps: number; solved: boolean }): Guidance {
  return solved ? { shown: steps, final: true } : { shown: Math.min(1, steps), final: false };
}

/** 'Continue to Next Step' opens one step more; after the last one, 'Final Answer' opens the choices (D-74). */
export function nextGuidance({ shown, final }: Guidance, steps: number): Guidance {
  return shown < steps ? { shown: shown + 1, final } : { shown, final: true };
}

export function stepState({ shown, final }: Guidance, place: number): StepState {
  if (place >= shown) return 'closed';
  return place === shown - 1 && !final ? 'current' : 'done';
}
