/** Every sound of the product: `npm run sounds:build` writes each as /sounds/<name>.wav. Long ones fade in. */
export const sounds = {
  'sound-on': { fadesIn: true },
  'answer-right': { fadesIn: true },
  'snake-eat': { fadesIn: false },
  'snake-cheer': { fadesIn: false },
  'snake-over': { fadesIn: false },
  'results-here': { fadesIn: true },
  'race-fly': { fadesIn: false },
  'race-rival': { fadesIn: false },
  'race-win': { fadesIn: false },
} as const satisfies Record<string, { fadesIn: boolean }>;

export type SoundName = keyof typeof sounds;

export function soundAddress(name: SoundName): string {
  return `/sounds/${name}.wav`;
}
