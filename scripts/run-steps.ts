import { spawn } from 'node:child_process';
import path from 'node:path';
import { endTogether } from '../apps/server/src/testing/end-together.ts';

const root = path.dirname(import.meta.dirname);

export type Step = { name: string; command: [string, ...string[]]; env?: Record<string, string> };
export type StepTime = { name: string; seconds: number; hasPassed: boolean };
export type StepsResult = {
  passed: string[];
  failed: string[];
  output: Record<string, string>;
  times: StepTime[];
};

/**
 * Runs the steps one after another and shows what they print; steps in a list of their own run side by side, each shown
 * as a whole when it ends. Stops at the first that fails, or with `toTheEnd` runs the others, too, to tell of every fault.
 * A run that is killed takes its steps along.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  { toTheEnd = false } = {},
): Promise<StepsResult> {
  const result: StepsResult = { passed: [], failed: [], output: {}, times: [] };
  for (const entry of steps) {
    const group = 'command' in entry ? [entry] : entry;
    await Promise.all(group.map((step) => runStep(step, group.length === 1, result)));
    if (result.failed.length > 0 && !toTheEnd) break;
  }
  return result;
}

/** A line for each step with its time, as a table that is read at the end of a run. */
export function timeTable(times: readonly StepTime[]): string {
  const widest = Math.max(...times.map(({ name }) => name.length));
  return times
    .map(({ name, seconds, hasPassed }) => {
      const figure = `${seconds.toFixed(1)} s`.padStart(9);
      return `  ${name.padEnd(widest)} ${figure}${hasPassed ? '' : '  failed'}`;
    })
    .join('\n');
}

async function runStep(step: Step, live: boolean, result: StepsResult): Promise<void> {
  const started = performance.now();
  const heading = `\n── ${step.name}: ${step.command.join(' ')}`;
  if (live) console.log(heading);
  const { code, output } = await run(step, live);
  if (!live) console.log(`${heading}\n${output.trimEnd()}`);
  result.output[step.name] = output;
  const seconds = (performance.now() - started) / 1000;
  console.log(`── ${step.name}: ${code === 0 ? 'ok' : 'failed'} in ${seconds.toFixed(1)} s`);
  (code === 0 ? result.passed : result.failed).push(step.name);
  result.times.push({ name: step.name, seconds, hasPassed: code === 0 });
}

function run({ command, env }: Step, live: boolean): Promise<{ code: number; output: string }> {
  const [program, ...args] = command;
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      NO_COLOR: '1',
      ...env,
      PATH: [path.dirname(process.execPath), bin, process.env.PATH].join(path.delimiter),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // A group of its own, which ends as a whole when this process does.
    detached: process.platform !== 'win32',
  });
  const ended = endTogether(child.pid === undefined ? {} : { pid: -child.pid });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (live) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    const end = (code: number, last = '') => {
      ended();
      resolve({ code, output: `${output}${last}` });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}
