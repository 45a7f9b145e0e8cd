// Writes every sound of the web app, the same bytes each time. Run it after a change of a recipe.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeWav } from './sounds/encode-wav.ts';
import { measureLoudness } from './sounds/loudness.ts';
import { recipes } from './sounds/recipes.ts';
import { synthesize } from './sounds/synthesize.ts';

const folder = path.join(import.meta.dirname, '../../apps/web/public/sounds');
mkdirSync(folder, { recursive: true });

for (const [name, recipe] of Object.entries(recipes)) {
  const samples = synthesize(recipe);
  const file = encodeWav(samples);
  writeFileSync(path.join(folder, `${name}.wav`), file);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  console.log(
    `${name}.wav  ${recipe.length} s  ${Math.round(file.length / 1024)} kB  ${measureLoudness(samples).toFixed(1)} LUFS  peak ${peak.toFixed(2)}`,
  );
}
