import { drawProblem } from '../draw-problem.ts';
import type { ProblemLevel, ProblemSpec } from '../problem-spec.ts';
import { renderWith } from '../render-problem.ts';
import type { Skill } from '../skill.ts';
import { checkAnswers } from './check-answers.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkChoicePictures } from './check-choice-pictures.ts';
import { checkClaims } from './check-claims.ts';
import { checkCues } from './check-cues.ts';
import { checkEarlyKey } from './check-early-key.ts';
import { checkEqualChoices } from './check-equal-choices.ts';
import { checkCountedAnswer, checkFinalAnswer } from './check-final-answer.ts';
import { checkHand } from './check-hand.ts';
import { checkLevelWords, checkRise, checkStretch, enoughForLevels } from './check-level-words.ts';
import { checkMisconceptions } from './check-misconceptions.ts';
import { checkNotation } from './check-notation.ts';
import { checkPicture } from './check-picture.ts';
import { checkPlausible } from './check-plausible.ts';
import { checkSteps } from './check-steps.ts';
import { checkText } from './check-text.ts';
import { checkVariety } from './check-variety.ts';
import type { Fault, Finding, Sample } from './finding.ts';
import { type GoldenFile, goldenFiles, problemLevels } from './golden.ts';
import { checkIdiom } from './reading/check-idiom.ts';
import { checkHint } from './reasons/check-hint.ts';
import { checkIdea } from './reasons/check-idea.ts';
import { checkOrder } from './reasons/check-order.ts';
import { checkReasons } from './reasons/check-reasons.ts';
import { checkSameReason } from './reasons/check-same-reason.ts';
import { checkToldWork } from './reasons/check-told-work.ts';
import { judgeAllowed } from './still-allowed.ts';

export type SkillReport = { readonly problems: number; readonly findings: readonly Finding[] };

const checks = [
  checkAnswers,
  checkClaims,
  checkText,
  checkReasons,
  checkSameReason,
  checkIdea,
  checkHint,
  checkOrder,
  checkSteps,
  checkPicture,
  checkChoicePictures,
  checkHand,
  checkMisconceptions,
  checkFinalAnswer,
  checkCountedAnswer,
  checkEqualChoices,
  checkNotation,
  checkIdiom,
];
/** A share of fewer problems says nothing. */
const enoughForAShare = 100;
const mostRedrawn = 0.2;
/** Draws that a skill's own conditions may refuse for one problem, on average. */
const mostRefused = 200;

/** Decimals a locale would round in print; they have to come as finished text. */
function checkArguments(spec: ProblemSpec): Fault[] {
  const found = new Set<string>();
  const look = (args: object): void => {
    for (const [name, argument] of Object.entries(args)) {
      if (typeof argument !== 'number' || Number.isInteger(argument)) continue;
      const places = String(argument).split('.')[1]?.length ?? 0;
      if (places > 3 || Number.isNaN(argument)) found.add(`{${name}} is ${argument}; pass finished text`);
    }
  };
  const walk = (value: object): void => {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'object' || inner === null) continue;
      if (key === 'args') look(inner);
      walk(inner);
    }
  };
  walk(spec);
  return [...found].map((message) => ({ rule: 'text', message }));
}

function checkSample(skill: Skill, spec: ProblemSpec): { sample: Sample | null; faults: Fault[] } {
  const faults = [...checkArguments(spec), ...checkPlausible(skill, spec)];
  if (JSON.stringify(drawProblem(skill, spec.id).spec) !== JSON.stringify(spec)) {
    faults.push({ rule: 'repeat', message: 'the same seed gave another problem' });
  }
  try {
    const text = skill.text.en;
    const sample = { text, spec, rendered: renderWith(text, spec) };
    return { sample, faults: [...faults, ...checks.flatMap((check) => check(sample))] };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return { sample: null, faults: [...faults, { rule: 'text', message: why }] };
  }
}

type LevelReport = SkillReport & { readonly samples: readonly Sample[] };

function verifyLevel(skill: Skill, level: ProblemLevel, seeds: number): LevelReport {
  const findings: Finding[] = [];
  const report = (faults: readonly Fault[], seed: number | null): void => {
    for (const fault of faults) findings.push({ ...fault, where: skill.id, level, seed });
  };
  const samples: Sample[] = [];
  let draws = 0;
  let refused = 0;
  let problems = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const id = { skill: skill.id, version: skill.version, level, seed };
    try {
      const drawn = drawProblem(skill, id);
      draws += drawn.draws;
      refused += drawn.refused;
      problems += 1;
      const { sample, faults } = checkSample(skill, drawn.spec);
      if (sample) samples.push(sample);
      report(faults, seed);
    } catch (cause) {
      report([{ rule: 'redraw', message: cause instanceof Error ? cause.message : String(cause) }], seed);
    }
  }
  const redrawn = (draws - problems) / Math.max(1, draws);
  if (problems >= enoughForAShare && redrawn >= mostRedrawn) {
    report([{ rule: 'redraw', message: `${Math.round(redrawn * 100)} % of the draws were rejected` }], null);
  }
  if (refused > mostRefused * problems) {
    const each = Math.round(refused / problems);
    report([{ rule: 'redraw', message: `the conditions refuse ${each} draws for each problem` }], null);
  }
  report(
    [
      ...checkCues(samples),
      ...checkLevelWords(samples),
      ...checkEarlyKey(samples),
      ...checkToldWork(samples),
      ...checkVariety(skill, level),
    ],
    null,
  );
  return { problems, findings, samples };
}

/** Equal data, however the files are laid out; text that is no JSON equals nothing. */
function sameJson(a: string, b: string): boolean {
  try {
    return JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));
  } catch {
    return false;
  }
}

function checkGolden({ version }: Skill, file: GoldenFile, golden: string | undefined): Fault[] {
  if (golden === undefined) {
    return [{ rule: 'golden', message: `version ${version} has no golden file; write it with --golden` }];
  }
  if (sameJson(file.text, golden)) return [];
  return [{ rule: 'golden', message: `the problems of version ${version} changed; raise the version` }];
}

/** Generates a skill at every level and proves each problem; `golden` is the stored text of its version. */
export function verifySkill(
  skill: Skill,
  { seeds, golden }: { seeds: number; golden: ReadonlyMap<string, string> },
): SkillReport {
  const perLevel = problemLevels(skill).map((level) => verifyLevel(skill, level, seeds));
  const [first, , last, stretch] = perLevel.map(({ samples }) => samples);
  const ofSkill = [
    ...checkCatalogue(skill),
    ...goldenFiles(skill).flatMap((file) => checkGolden(skill, file, golden.get(file.name))),
    ...checkRise(first ?? [], last ?? []),
    ...checkStretch(last ?? [], stretch ?? []),
  ].map((fault): Finding => ({ ...fault, where: skill.id, level: null, seed: null }));
  return {
    problems: perLevel.reduce((sum, { problems }) => sum + problems, 0),
    findings: judgeAllowed(
      skill.id,
      [...ofSkill, ...perLevel.flatMap(({ findings }) => findings)],
      seeds >= enoughForLevels,
    ),
  };
}
