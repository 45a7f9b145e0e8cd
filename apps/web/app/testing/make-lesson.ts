import type { LessonView, PublicProblem } from '@playforward/contract';

/** A problem for tests: three choices, of which 2 is meant to be right. */
export function makeProblem(changes: Partial<PublicProblem> & { id: number }): PublicProblem {
  return {
    type: 'practice',
    headline: `Headline ${changes.id}`,
    question: `Question ${changes.id}?`,
    diagram_image_url: null,
    diagram_alt: null,
    answers: [
      { id: 1, text: '2:3' },
      { id: 2, text: '3:2' },
      { id: 3, text: '5:2' },
    ],
    answer_input: null,
    steps: [],
    final_answer: null,
    state: 'not_started',
    ...changes,
  };
}

export function makeLesson(changes: Partial<LessonView> = {}): LessonView {
  return {
    id: 1,
    title: 'What Is a Ratio?',
    unit_id: 9,
    lesson_number: 2,
    intro: 'Ratios compare.',
    goals: [{ title: 'I can read a ratio.' }, { title: 'I can write a ratio.' }],
    concepts: [
      {
        title: 'Comparing',
        definition: 'A **ratio** compares.',
        diagram_image_url: '/assets/diagrams/a.svg',
        diagram_alt: 'Two bars',
        diagram_caption: null,
        problems: [makeProblem({ id: 11, type: 'example' }), makeProblem({ id: 12, type: 'example' })],
      },
      {
        title: 'Parts and wholes',
        definition: 'A part of a whole.',
        diagram_image_url: null,
        diagram_alt: null,
        diagram_caption: null,
        problems: [makeProblem({ id: 13, type: 'example' })],
      },
    ],
    problems: [
      makeProblem({ id: 21, type: 'guided', steps: [makeStep(1), makeStep(2)] }),
      makeProblem({ id: 22, type: 'guided', steps: [makeStep(3)] }),
      makeProblem({ id: 31, answer_input: { form: 'ratio', unit: 'oaks to maples' } }),
      makeProblem({ id: 32 }),
    ],
    mission: null,
    state: 'not_started',
    math: {},
    ...changes,
  };
}

function makeStep(id: number): PublicProblem['steps'][number] {
  return {
    id,
    instruction: `Do ${id}`,
    explanation: `Because ${id}`,
    work: null,
    diagram_image_url: null,
    diagram_alt: null,
  };
}
