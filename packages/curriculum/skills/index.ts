// Written by scripts/content-index.ts from the skill files. Do not edit.
import type { Skill } from '../src/define-skill.ts';
import { m6WriteRatio } from './ratios/m6-write-ratio.ts';

export const skills: readonly Skill[] = [m6WriteRatio];
