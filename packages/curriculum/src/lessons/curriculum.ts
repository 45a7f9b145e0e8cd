import type { Diagram } from '@playforward/diagram';
import type { Level } from '../problem-spec.ts';
import type { LabName, TeacherNotes } from './lesson-schema.ts';

export type SlotType = 'example' | 'guided' | 'practice';

/** A place for one problem; its slug never changes, so progress stays where it is. */
export type SlotFile = {
  readonly slug: string;
  readonly type: SlotType;
  readonly skill: string;
  readonly level: Level;
  /** Where the problem is somebody's work with one wrong line, made of the skill's own steps. */
  readonly asks?: 'error';
};

/** The place of the stretch problem; no lesson needs it to be complete. */
export type StretchSlotFile = Omit<SlotFile, 'type' | 'level' | 'asks'> & {
  readonly type: 'stretch';
  readonly level: 4;
};

/** One question before anything is told. The student's guess is kept, and met again at the end of the lesson. */
export type Launch = {
  readonly situation: string;
  readonly diagram: Diagram | null;
  readonly question: string;
  readonly guess:
    | { readonly kind: 'choice'; readonly guesses: readonly string[] }
    | {
        readonly kind: 'number';
        readonly unit: string;
        readonly from: number;
        readonly to: number;
        readonly step: number;
      };
  /** The place of the guess that proved right, counted from 0, or the number. */
  readonly answer: number;
  /** What is known at the end of the lesson. */
  readonly after: string;
};

/** A word that the lesson explains. */
export type Word = {
  readonly term: string;
  /** Other forms under which it occurs, such as its plural. */
  readonly forms: readonly string[];
  /** The concept of the lesson that explains it. */
  readonly concept: string;
  readonly meaning: string;
  readonly example: string;
  readonly counterexample: string;
  readonly diagram: Diagram | null;
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

export type MissionFile = {
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
  /** Guided problems, then practice problems, the last of which may ask for an error. */
  readonly problems: readonly SlotFile[];
  readonly stretch?: StretchSlotFile;
  readonly launch?: Launch;
  readonly words: readonly Word[];
  readonly teacher?: TeacherNotes;
  readonly mission: MissionFile;
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
