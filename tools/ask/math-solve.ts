// `npm run -s math:solve`: reads one typed problem a line and prints its steps, answer and checks as one JSON object.
import { createInterface } from 'node:readline';
import { solve } from '@playforward/math';

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(solve(line))}\n`);
}
