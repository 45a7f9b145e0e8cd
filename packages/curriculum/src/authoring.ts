/** What a skill file needs; skill files import from here and from nowhere else. */
export { drawPartScene, type PartScene, partScenes, partSceneText } from './contexts/part-scenes.ts';
export { drawName, drawTwoNames } from './contexts/people.ts';
export { defineSkill } from './define-skill.ts';
export type { Distractor, SpecStep } from './problem-spec.ts';
export type { Random } from './random.ts';
