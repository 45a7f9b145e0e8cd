import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findSkill,
  generateProblem,
  type RenderedProblem,
  random,
  renderProblem,
} from '@playforward/curriculum';
import type { AttemptMade, CompanionContext, OpenProblem, RecentTurn } from './companion-context.ts';
import { createKnowledge } from './know/knowledge.ts';
import { testGlossary } from './know/testing-glossary.ts';
import { openProblemOf } from './open-problem.ts';
import { type Answer, answerTurn } from './plan/answer-turn.ts';
import type { DialogueState } from './plan/dialogue-state.ts';

const knowledge = createKnowledge(testGlossary, []);

const testMeans = (seed = 1) => ({ glossary: testGlossary, knowledge, random: random(seed) });

type Made = { level?: 1 | 2 | 3; seed?: number; attempts?: readonly AttemptMade[] };

/** A problem of a skill, as the companion sees it. */
export function makeProblem(skill: string, { level = 2, seed = 3, attempts = [] }: Made = {}): OpenProblem {
  const version = findSkill(skill)?.version ?? 1;
  return openProblemOf(renderProblem(generateProblem({ skill, version, level, seed })), { attempts });
}

/** Solve −2(p − 5) = 16, as it was stored once, whatever becomes of the skill that made it. */
export function storedEquation(): OpenProblem {
  const stored = readFileSync(join(import.meta.dirname, 'testing-equation.json'), 'utf8');
  return openProblemOf(JSON.parse(stored) as RenderedProblem);
}

/** What is answered to a text beside a problem. */
export function tell(
  text: string,
  openProblem?: OpenProblem,
  state?: DialogueState,
  more: Partial<CompanionContext> = {},
): Answer {
  const context: CompanionContext = { recent: [], ...(openProblem && { openProblem }), ...more };
  return answerTurn(text, { context, means: testMeans(), ...(state && { state }) });
}

/** What is answered to the last of several turns of one talk beside a problem. */
export function tellAll(openProblem: OpenProblem, turns: readonly string[]): Answer {
  const recent: RecentTurn[] = [];
  let last = tell('', openProblem);
  for (const [at, text] of turns.entries()) {
    last = tell(text, openProblem, at === 0 ? undefined : last.state, { recent: [...recent] });
    recent.push({ role: 'user', text }, { role: 'assistant', text: last.reply.text });
  }
  return last;
}
