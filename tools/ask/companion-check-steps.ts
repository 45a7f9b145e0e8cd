// `npm run -s companion:check-steps`: reads JSON lines {"problem", "reference", "steps": []} and prints
// {"first_wrong", "kind", "reason"} for each: the first wrong line of the work, counted from 1, or null.
// "reference" is a worked solution or the answer alone.
import { createInterface } from 'node:readline';
import { checkWork } from '@playforward/companion';
import { z } from 'zod';

const work = z.object({
  problem: z.string(),
  reference: z.union([z.string(), z.array(z.string())]),
  steps: z.array(z.string()),
});

function answer(line: string): unknown {
  try {
    const { problem, reference, steps } = work.parse(JSON.parse(line));
    return checkWork({
      problem,
      steps,
      reference: Array.isArray(reference) ? reference.join('\n') : reference,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it is no JSON';
    return { first_wrong: null, kind: null, reason: `This line cannot be used: ${why}` };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}
