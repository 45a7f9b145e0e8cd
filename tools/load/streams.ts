// `npm run load:streams [-- <streams>]`: opens that many chat streams of as many students at once, on a language model
// that talks slowly, and prints what the server takes for them and how many replies arrive whole and in the model's words.
import { mkdtempSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRunningEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import {
  type ScriptStep,
  startScriptedModel,
  tutorSays,
} from '../../apps/server/src/testing/scripted-model.ts';
import { startServer } from '../../scripts/with-server.ts';
import { insertPupils } from '../../tests/load/seed-class.ts';

const streams = Number(process.argv[2] ?? 1_000);
/** A reply comes in that many pieces; students see it once it is whole. */
const pieces = 8;
const everyMs = 4_000;
/** A class does not press Enter in the same millisecond. */
const openWithinMs = 8_000;
const allowedMegabytes = 150;
/** Short chats before the measure, so that a used server is compared with itself and not with a fresh start. */
const warmUp = 1_200;
const warmUpAtOnce = 25;

type Seen = { ids: string[]; isSaid: boolean; isWhole: boolean };

/** What the model says; its reply has the form that the companion asks for. */
const words = 'Draw it first, then look at it.';

const model = await startScriptedModel();
const dataDir = mkdtempSync(path.join(tmpdir(), 'playforward-load-'));
const server = await startServer({
  DATA_DIR: dataDir,
  LLM_BASE_URL: model.baseUrl,
  LLM_MODEL: 'scripted',
  LLM_STALL_SECONDS: '60',
  LLM_DAILY_TOKENS: '999999999',
  CONSENT_AGE: '0',
});
try {
  const connectionString = findRunningEmbedded(dataDir);
  if (!connectionString) throw new Error('the embedded database of the server was not found');
  const tokens = await insertPupils(connectionString, streams + warmUp);
  model.play({ steps: script(1, 10) });
  for (let done = 0; done < warmUp; done += warmUpAtOnce)
    await Promise.all(tokens.splice(0, warmUpAtOnce).map((token) => openStream(token)));
  const idle = await settledMegabytes();

  model.play({ steps: script(pieces, everyMs) });
  let most = idle;
  const watch = setInterval(() => {
    most = Math.max(most, readMegabytes());
  }, 500);
  const opened = tokens.map(async (token, i) => {
    await wait((i * openWithinMs) / streams);
    return openStream(token);
  });
  await wait(openWithinMs + everyMs);
  const open = model.open();
  const seen = await Promise.all(opened);
  clearInterval(watch);
  report({ seen, open, idle, most });
} finally {
  await server.stop();
  await model.close();
}

/** The reply in pieces. */
function script(count: number, pauseMs: number): ScriptStep[] {
  const reply = tutorSays(words);
  const size = Math.ceil(reply.length / count);
  return Array.from({ length: count }, (_, nth): ScriptStep[] => [
    { pauseMs },
    { say: reply.slice(nth * size, (nth + 1) * size) },
  ]).flat();
}

/** Reads one stream to its end. */
function openStream(token: string): Promise<Seen> {
  const seen: Seen = { ids: [], isSaid: false, isWhole: false };
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${server.origin}/api/orb/assistant/chat/stream`,
      {
        method: 'POST',
        agent: false,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`answered ${answer.statusCode}`));
        let held = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          const blocks = (held + chunk).split('\n\n');
          held = blocks.pop() ?? '';
          for (const block of blocks) note(seen, block);
        });
        answer.on('end', () => resolve(seen));
        answer.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(JSON.stringify({ message: 'What is a good study habit?' }));
  });
}

function note(seen: Seen, block: string): void {
  const id = /^id: (\S+)/.exec(block)?.[1];
  if (id) seen.ids.push(id);
  if (block.includes(`"content","content":"${words}`)) seen.isSaid = true;
  if (block.endsWith('data: [DONE]')) seen.isWhole = true;
}

/** What the server's process holds in memory; Linux only, as /proc is. */
function readMegabytes(): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** The least that the server holds in a while without work, when nothing waits to be swept away. */
async function settledMegabytes(): Promise<number> {
  let least = readMegabytes();
  for (let second = 0; second < 15; second++) {
    await wait(1_000);
    least = Math.min(least, readMegabytes());
  }
  return least;
}

function report({ seen, open, idle, most }: { seen: Seen[]; open: number; idle: number; most: number }) {
  const whole = seen.filter(({ isSaid }) => isSaid).length;
  const lost = seen.filter(({ ids, isWhole }) => !isWhole || ids.some((id, i) => !id.endsWith(`.${i + 1}`)));
  const extra = most - idle;
  console.log(`streams open at once     ${open} of ${streams}`);
  console.log(
    `memory, idle and most    ${idle.toFixed(0)} MB, ${most.toFixed(0)} MB: ${extra.toFixed(0)} MB extra`,
  );
  console.log(`whole replies            ${whole} of ${streams}`);
  console.log(`streams with a lost event or end  ${lost.length}`);
  if (lost.length > 0 || whole < streams || extra > allowedMegabytes) process.exitCode = 1;
}
