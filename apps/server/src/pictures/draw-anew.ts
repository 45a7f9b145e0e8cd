import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { DrawAnswer, DrawRequest } from './picture-process.ts';

/** The size of a picture is bounded by its head, before anything is decoded. */
export const mostPixels = 16_000_000;
/** A model sees no more in a larger picture. */
const longestEdge = 1_536;

const processesAtOnce = 2;
const mostWaiting = 24;
const patienceMs = 15_000;
const idleMs = 60_000;
const mostMegabytes = 400;
const pageBytes = 4_096;

export type DrawResult = DrawAnswer | { kind: 'busy' };

const program = new URL('picture-process.ts', import.meta.url);
const idle = new Map<ChildProcess, NodeJS.Timeout>();
const waiting: (() => void)[] = [];
let running = 0;

/** Draws a picture anew as a JPEG without metadata, in another process; two at a time for the whole server. */
export async function drawAnew(file: Buffer): Promise<DrawResult> {
  if (running >= processesAtOnce) {
    if (waiting.length >= mostWaiting) return { kind: 'busy' };
    await new Promise<void>((start) => waiting.push(start));
  } else {
    running += 1;
  }
  try {
    return await drawIn(takeProcess(), { file, mostPixels, longestEdge });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** How many pictures wait for a process. */
export function countWaitingPictures(): number {
  return waiting.length;
}

function takeProcess(): ChildProcess {
  for (const [child, timer] of idle) {
    clearTimeout(timer);
    idle.delete(child);
    if (child.connected) return child;
  }
  const child = fork(program, {
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: 'ignore',
    // It has no use for a secret.
    env: {},
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** A process that ends, hangs or takes too much memory over a picture goes, and the picture counts as none. */
function drawIn(child: ChildProcess, request: DrawRequest): Promise<DrawAnswer> {
  return new Promise((done) => {
    const finish = (answer: DrawAnswer, isHealthy: boolean) => {
      clearTimeout(late);
      clearInterval(scale);
      child.removeAllListeners();
      // What goes wrong with a process that is told to end is no news.
      child.on('error', () => {});
      if (isHealthy) keepIdle(child);
      else child.kill('SIGKILL');
      done(answer);
    };
    const fail = () => finish({ kind: 'not-an-image' }, false);
    const late = setTimeout(fail, patienceMs);
    const scale = setInterval(() => {
      if (megabytesOf(child.pid) > mostMegabytes) fail();
    }, 50);
    child.once('message', (answer: DrawAnswer) => finish(answer, true));
    child.once('exit', fail);
    child.once('error', fail);
    child.send(request);
  });
}

function keepIdle(child: ChildProcess): void {
  const timer = setTimeout(() => {
    idle.delete(child);
    child.kill();
  }, idleMs);
  timer.unref();
  idle.set(child, timer);
}

function megabytesOf(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * pageBytes) / 1_000_000;
  } catch {
    // Other systems than Linux do not tell; there the limit of pixels and the patience have to do.
    return 0;
  }
}
