// Written by scripts/content-index.ts from the skill files. Do not edit.
import type { Skill } from '../src/define-skill.ts';
import { m6UnitRateCompute } from './rates/m6-unit-rate-compute.ts';
import { m6PartWholeRatio } from './ratios/m6-part-whole-ratio.ts';
import { m6RatioStatementMatch } from './ratios/m6-ratio-statement-match.ts';
import { m6WriteRatio } from './ratios/m6-write-ratio.ts';

export const skills: readonly Skill[] = [
  m6PartWholeRatio,
  m6RatioStatementMatch,
  m6UnitRateCompute,
  m6WriteRatio,
];
