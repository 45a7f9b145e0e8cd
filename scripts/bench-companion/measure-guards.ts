import {
  createReplyGuard,
  type GuardContext,
  guardReply,
  guardStudentText,
  neutraliseName,
} from '@playforward/companion';
import { solve } from '@playforward/math';
import type { Attack, Corpora, FalseStatement, HonestText, SolutionText } from './read-corpora.ts';

type Shown = { readonly shown: string; readonly reason: string };
/** `run` does the same once more, to be timed. */
type Outcome = Shown & { readonly id: string; readonly run: () => Shown };
type Failure = { readonly id: string; readonly text: string; readonly reason: string };

const holds = (shown: string, pieces: readonly string[]): boolean => {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();
  return pieces.some((piece) => plain(shown).includes(plain(piece)));
};

function showReply(chunks: readonly string[], context: GuardContext): Shown {
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

function passOn(attack: Attack): Shown {
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
function middleCost(run: () => unknown): number {
  const [, middle = 0] = [cost(run), cost(run), cost(run)].sort((a, b) => a - b);
  return middle;
}

function outcomeOf(id: string, run: () => Shown): Outcome {
  return { id, ...run(), run };
}

const contextOf = (corpora: Corpora, problem: string | undefined): GuardContext => {
  const openProblem = problem === undefined ? undefined : corpora.problems.get(problem);
  return openProblem ? { openProblem } : {};
};

function runAttack(corpora: Corpora, attack: Attack): Outcome {
  return outcomeOf(attack.id, () =>
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
  if (side === 'reply') return outcomeOf(id, () => showReply([text], contextOf(corpora, problem)));
  return outcomeOf(id, () => {
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
  return outcomeOf(id, () => showReply([text], { studentText: asked }));
}

/** Attacks whose words got through, and false statements that were shown. */
function measureLeaks(corpora: Corpora, tried: readonly Attack[], falsehoods: readonly FalseStatement[]) {
  const attacks = tried.map((attack) => ({ attack, outcome: runAttack(corpora, attack) }));
  const shown = falsehoods.map(({ id, text }) => ({
    text,
    outcome: outcomeOf(id, () => showReply([text], {})),
  }));
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

function timesOf(outcomes: readonly Outcome[]) {
  const each = outcomes.map(({ run }) => middleCost(run)).sort((a, b) => a - b);
  return { median: quantile(each, 0.5), p99: quantile(each, 0.99), most: each.at(-1) ?? 0 };
}

/**
 * Runs every text of the corpora through the guards, and every typed problem through the solver. `times` runs each text
 * three times more, so it is asked for only where times are shown.
 */
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
  const replies = [...attacks, ...honest, ...correct, ...corrupted].map(({ outcome }) => outcome);
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
    times: () => timesOf(replies),
  };
}
