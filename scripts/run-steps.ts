import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

export type Step = { name: string; command: [string, ...string[]]; env?: Record<string, string> };
export type StepsResult = { passed: string[]; failed: string[]; output: Record<string, string> };

/**
 * Runs the steps one after another and shows what they print; steps in a list of their own run side by side, each shown
 * as a whole when it ends. Stops at the first that fails, or with `toTheEnd` runs the others, too, to tell of every fault.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  { toTheEnd = false } = {},
): Promise<StepsResult> {
  const result: StepsResult = { passed: [], failed: [], output: {} };
  for (const entry of steps) {
    const group = 'command' in entry ? [entry] : entry;
    await Promise.all(group.map((step) => runStep(step, group.length === 1, result)));
    if (result.failed.length > 0 && !toTheEnd) break;
  }
  return result;
}

async function runStep(step: Step, live: boolean, result: StepsResult): Promise<void> {
  const started = performance.now();
  const heading = `\n── ${step.name}: ${step.command.join(' ')}`;
  if (live) console.log(heading);
  const { code, output } = await run(step, live);
  if (!live) console.log(`${heading}\n${output.trimEnd()}`);
  result.output[step.name] = output;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${code === 0 ? 'ok' : 'failed'} in ${seconds} s`);
  (code === 0 ? result.passed : result.failed).push(step.name);
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
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (live) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
