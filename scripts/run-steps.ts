import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

export type Step = { name: string; command: [string, ...string[]]; env?: Record<string, string> };
export type StepsResult = { passed: string[]; failed: string[]; output: Record<string, string> };

/** Runs the steps one after another, showing what they print, and stops at the first that fails. */
export async function runSteps(steps: readonly Step[]): Promise<StepsResult> {
  const result: StepsResult = { passed: [], failed: [], output: {} };
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n── ${step.name}: ${step.command.join(' ')}`);
    const { code, output } = await run(step);
    result.output[step.name] = output;
    console.log(
      `── ${step.name}: ${code === 0 ? 'ok' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    (code === 0 ? result.passed : result.failed).push(step.name);
    if (code !== 0) break;
  }
  return result;
}

function run({ command, env }: Step): Promise<{ code: number; output: string }> {
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
      process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
