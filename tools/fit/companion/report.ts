import { createClassifier, expandPattern } from '@playforward/companion';
import { random } from '@playforward/curriculum';
import { foldOf } from './folds.ts';
import type { Corpus } from './read-corpus.ts';
import { type Shape, trainOn } from './train-on.ts';

/** How lines are read that the training has not seen, for each class: right ones of all, and what the others become. */
export function reportOn(corpus: Corpus, shape: Shape): string {
  const stored = trainOn(corpus, shape, (pattern) => foldOf(pattern) !== 0);
  const classify = createClassifier(stored, (name): name is string => corpus.classes.includes(name));
  const chance = random(7);
  const found = new Map(
    corpus.classes.map((name) => [name, { right: 0, all: 0, taken: new Map<string, number>() }]),
  );
  for (const { name, pattern } of corpus.lines.filter((line) => foldOf(line.pattern) === 0)) {
    for (const text of expandPattern(pattern, { ideas: corpus.ideas, random: chance, most: 6 })) {
      const [best] = classify(shape.readAs?.(text) ?? text);
      const row = found.get(name);
      if (!row || !best) continue;
      row.all += 1;
      if (best.name === name) row.right += 1;
      else row.taken.set(best.name, (row.taken.get(best.name) ?? 0) + 1);
    }
  }
  const rows = [...found].map(([name, { right, all, taken }]) => {
    const others = [...taken].sort((a, b) => b[1] - a[1]).slice(0, 3);
    return `  ${name.padEnd(18)}${`${right} of ${all}`.padEnd(12)}${others.map(([other, n]) => `${other} ${n}`).join(', ')}`;
  });
  const right = [...found.values()].reduce((sum, row) => sum + row.right, 0);
  const all = [...found.values()].reduce((sum, row) => sum + row.all, 0);
  return [...rows, `  together          ${right} of ${all}`].join('\n');
}
