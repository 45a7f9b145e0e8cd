import type { Diagram } from '@playforward/diagram';
import type { Level } from '../problem-spec.ts';
import type { LabName } from './lesson-schema.ts';

export type SlotType = 'example' | 'guided' | 'practice';

/** A place for one problem; its slug never changes, so progress stays where it is. */
export type SlotFile = {
  readonly slug: string;
  readonly type: SlotType;
  readonly skill: string;
  readonly level: Level;
};

export type ConceptFile = {
  readonly slug: string;
  readonly title: string;
  /** Content text; paragraphs are separated by an empty line. */
  readonly definition: string;
  readonly diagram: Diagram | null;
  readonly diagramCaption: string | null;
  readonly skills: readonly string[];
  readonly examples: readonly SlotFile[];
};

export type Mission = {
  readonly title: string;
  readonly decision: string;
  readonly computes: string;
  readonly dataKind: 'table' | 'line' | 'bar' | 'scatter';
  readonly dataShows: string;
};

export type LessonFile = {
  readonly slug: string;
  readonly number: number;
  readonly title: string;
  readonly intro: string;
  readonly goals: readonly string[];
  readonly standards: readonly string[];
  readonly prerequisites: readonly string[];
  readonly concepts: readonly ConceptFile[];
  /** Guided problems, then practice problems. */
  readonly problems: readonly SlotFile[];
  readonly mission: Mission;
  readonly lab?: LabName;
  /** The file it was read from, for messages. */
  readonly path: string;
};

export type UnitFile = {
  readonly slug: string;
  readonly number: number;
  readonly title: string;
  readonly focus: string;
  readonly lessons: readonly LessonFile[];
};

/** One semester, which the product calls a course: 'Summit Math 6 A'. */
export type CourseFile = {
  readonly slug: string;
  readonly title: string;
  readonly displayTitle: string;
  readonly summary: string;
  readonly units: readonly UnitFile[];
};

export type Curriculum = { readonly courses: readonly CourseFile[] };

/** What is not as it should be, and where: `line` counts from 1. */
export type ContentProblem = { readonly file: string; readonly line: number; readonly message: string };

export type ContentFile = {
  /** Path below content/curriculum with '/' between its parts. */
  readonly path: string;
  readonly text: string;
};
