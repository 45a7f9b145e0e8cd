import type { OrbDynamicBody } from '@playforward/contract';
import { orbText } from '../text.ts';

/** Where help is asked for: the part of the lesson on the screen, and what is open in it. */
export type HelpPlace = {
  part: 'key-concept' | 'guided-problem' | 'practice-problems' | 'other';
  lessonId: number;
  problemId?: number | undefined;
  /** The open concept, counted from 0. */
  concept?: number | undefined;
  /** The open step of a guided problem, counted from 0. */
  step?: number | undefined;
};

export type HelpKind = 'concept' | 'hint' | 'guidance' | 'step';

/** A button that asks for help; its label is what is sent (D-103). */
export type HelpOption = { kind: HelpKind; label: string; request: OrbDynamicBody };

const { fifthGrade, whyMatters, realExample, hints, stepByStep, differently, bigger } = orbText.help;

/** The documented help of a part of the lesson: ideas on concepts, hints in practice, steps in a guided problem. */
export function helpOptions(place: HelpPlace): HelpOption[] {
  switch (place.part) {
    case 'key-concept':
      return [fifthGrade, whyMatters, realExample].map((label) => option('concept', label, place));
    case 'practice-problems':
      return [option('hint', hints, place), option('guidance', stepByStep, place)];
    case 'guided-problem':
      return [
        option('guidance', stepByStep, place),
        ...[differently, bigger].map((label) => option('step', label, place)),
      ];
    case 'other':
      return [];
  }
}

const types = {
  concept: 'key_concept',
  hint: 'hint',
  guidance: 'step_by_step_guidance',
  step: 'step_by_step_guidance',
} as const satisfies Record<HelpKind, OrbDynamicBody['type']>;

function option(kind: HelpKind, label: string, place: HelpPlace): HelpOption {
  const { lessonId, problemId, concept, step } = place;
  return {
    kind,
    label,
    request: {
      type: types[kind],
      lesson_id: lessonId,
      prompt_button: label,
      ...(problemId !== undefined && { problem_id: problemId }),
      ...(kind === 'concept' && { concept_index: concept ?? 0 }),
      ...(kind === 'step' && { current_step_index: step ?? 0 }),
    },
  };
}
