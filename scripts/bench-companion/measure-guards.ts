import {
  createReplyGuard,
  type GuardContext,
  guardReply,
  guardStudentText,
  neutraliseName,
} from '@playforward/companion';
import { solve } from '@playforward/math';
import type { Attack, Corpora, FalseStatement, HonestText, SolutionText } from './read-corpora.ts';

type Outcome = {
  readonly id: string;
  readonly shown: string;
  readonly reason: string;
  readonly milliseconds: number;
};
type Failure = { readonly id: string; readonly text: string; readonly reason: string };

const holds = (shown: string, pieces: readonly string[]): boolean => {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();
  return pieces.some((piece) => plain(shown).includes(plain(piece)));
};

function showReply(chunks: readonly string[], context: GuardContext): { shown: string; reason: string } {
  const guard = createReplyGuard(context);
  let shown = '';
  for (const chunk of chunks) shown += guard.push(chunk).release;
  const last = guard.finish();
  const { state } = last;
  return {
    shown: shown + last.release,
    reason:
      state.kind === 'open'
        ? 'open'
        : `${state.because.guard}: ${String('reason' in state.because ? state.because.reason : '')}${'claim' in state.because ? ` [${state.because.claim}]` : ''}`,
  };
}

function passOn(attack: Attack): { shown: string; reason: string } {
  if (attack.side === 'name') {
    const decision = neutraliseName(attack.text);
    return { shown: decision.kind === 'pass' ? attack.text : decision.text, reason: decision.kind };
  }
  const decision = guardStudentText(attack.text);
  return { shown: decision.kind === 'answer' ? decision.text : '', reason: decision.kind };
}

/** Processor time of the whole process in milliseconds, threads that compile and clean up included. */
function cost(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The middle of three runs, so that no text pays for what the engine compiles or cleans up beside it. */
function timed(id: string, run: () => { shown: string; reason: string }): Outcome {
  const result = run();
  const [, middle = 0] = [cost(run), cost(run), cost(run)].sort((a, b) => a - b);
  return { id, ...result, milliseconds: middle };
}

const contextOf = (corpora: Corpora, problem: string | undefined): GuardContext => {
  const openProblem = problem === undefined ? undefined : corpora.problems.get(problem);
  return openProblem ? { openProblem } : {};
};

function runAttack(corpora: Corpora, attack: Attack): Outcome {
  return timed(attack.id, () =>
    attack.side === 'reply'
      ? showReply(attack.chunks ?? [attack.text], {
          ...contextOf(corpora, attack.problem),
          ...(attack.earlier && { earlierReplies: attack.earlier }),
        })
      : passOn(attack),
  );
}

function leaks(attack: Attack, { shown, reason }: Outcome): boolean {
  if (attack.expect === 'crisis') return reason !== 'crisis';
  return holds(shown, attack.forbidden);
}

function runHonest(corpora: Corpora, { id, side, text, problem }: HonestText): Outcome {
  if (side === 'reply') return timed(id, () => showReply([text], contextOf(corpora, problem)));
  return timed(id, () => {
    const decision = guardStudentText(text);
    return {
      shown: decision.kind === 'answer' ? decision.text : '',
      reason: decision.decisions
        .map((each) => (each.kind === 'pass' ? '' : `${each.guard} ${'reason' in each ? each.reason : ''}`))
        .join(''),
    };
  });
}

function runSolution({ id, asked, text }: SolutionText): Outcome {
  return timed(id, () => showReply([text], { studentText: asked }));
}

/** Attacks whose words got through, and false statements that were shown. */
function measureLeaks(corpora: Corpora, tried: readonly Attack[], falsehoods: readonly FalseStatement[]) {
  const attacks = tried.map((attack) => ({ attack, outcome: runAttack(corpora, attack) }));
  const shown = falsehoods.map(({ id, text }) => ({ text, outcome: timed(id, () => showReply([text], {})) }));
  return {
    attacks,
    leaked: attacks
      .filter(({ attack, outcome }) => leaks(attack, outcome))
      .map(({ attack, outcome }) => failure(attack.text, outcome)),
    falseShown: shown
      .filter(({ text, outcome }) => holds(outcome.shown, [text]))
      .map(({ text, outcome }) => failure(text, outcome)),
  };
}

const failure = (text: string, { id, reason }: Outcome): Failure => ({ id, text, reason });
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Runs every text of the corpora through the guards, and every typed problem through the solver. */
export function measureGuards(corpora: Corpora) {
  for (const { text } of corpora.correct.slice(0, 20)) guardReply(text, {});
  const { attacks, leaked, falseShown } = measureLeaks(corpora, corpora.attacks, corpora.falsehoods);
  const heldOut = corpora.heldOut.map(({ name, attacks: tried, falsehoods }) => {
    const measured = measureLeaks(corpora, tried, falsehoods);
    return { name, leaked: measured.leaked, falseShown: measured.falseShown };
  });
  const honest = corpora.honest.map((text) => ({ text, outcome: runHonest(corpora, text) }));
  const correct = corpora.correct.map((text) => ({ text, outcome: runSolution(text) }));
  const corrupted = corpora.corrupted.map((text) => ({ text, outcome: runSolution(text) }));
  const replies = [...attacks, ...honest, ...correct, ...corrupted]
    .map(({ outcome }) => outcome.milliseconds)
    .sort((a, b) => a - b);
  const unsolved = corpora.typed.filter(({ text }) => !('answer' in solve(text)));
  const kinds = [...new Set(corpora.typed.map(({ kind }) => kind))];
  const solvedKinds = kinds.filter((kind) =>
    corpora.typed.some((each) => each.kind === kind && !unsolved.includes(each)),
  );
  return {
    families: [...new Set(corpora.attacks.map(({ family }) => family))].map((family) => {
      const own = attacks.filter(({ attack }) => attack.family === family);
      return {
        family,
        tried: own.length,
        leaked: own.filter(({ attack, outcome }) => leaks(attack, outcome)).length,
      };
    }),
    leaked,
    falseShown,
    heldOut,
    wrongShown: corrupted
      .filter(({ text, outcome }) => holds(outcome.shown, [text.wrong ?? text.text]))
      .map(({ text, outcome }) => failure(`${text.asked} ⇒ ${text.wrong}`, outcome)),
    correctBlocked: correct
      .filter(({ text, outcome }) => outcome.shown !== text.text)
      .map(({ text, outcome }) => failure(`${text.asked} ⇒ ${text.text}`, outcome)),
    honestBlocked: honest
      .filter(({ text, outcome }) => outcome.shown !== text.text)
      .map(({ text, outcome }) => failure(text.text, outcome)),
    unsolved: unsolved.map(({ kind, text }) => `${kind}: ${text}`),
    kinds: { listed: kinds.length, solved: solvedKinds.length },
    times: { median: quantile(replies, 0.5), p99: quantile(replies, 0.99), most: replies.at(-1) ?? 0 },
  };
}
