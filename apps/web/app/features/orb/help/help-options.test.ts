import { describe, expect, it } from 'vitest';
import { helpOptions } from './help-options.ts';

const labelsOf = (options: ReturnType<typeof helpOptions>) => options.map(({ label }) => label);

describe('help in a lesson [L-137]', () => {
  it('explains the open concept in three ways [L-353] [L-354] [L-355]', () => {
    const options = helpOptions({ part: 'key-concept', lessonId: 4, concept: 1 });
    expect(labelsOf(options)).toEqual([
      "Explain this like I'm in 5th grade",
      'Why does this matter?',
      'Give me a real example',
    ]);
    expect(options[0]?.request).toEqual({
      type: 'key_concept',
      lesson_id: 4,
      concept_index: 1,
      prompt_button: "Explain this like I'm in 5th grade",
    });
  });

  it('gives hints and steps in practice [L-286] [L-356] [L-357]', () => {
    const options = helpOptions({ part: 'practice-problems', lessonId: 4, problemId: 9 });
    expect(options.map(({ request }) => request)).toEqual([
      { type: 'hint', lesson_id: 4, problem_id: 9, prompt_button: 'Give me some hints' },
      {
        type: 'step_by_step_guidance',
        lesson_id: 4,
        problem_id: 9,
        prompt_button: 'Break it down step by step',
      },
    ]);
  });

  it('helps with the open step of a guided problem [L-358] [L-359]', () => {
    const options = helpOptions({ part: 'guided-problem', lessonId: 4, problemId: 9, step: 2 });
    expect(labelsOf(options)).toEqual([
      'Break it down step by step',
      'Can this be explained differently?',
      "What's the bigger picture?",
    ]);
    expect(options[0]?.request.current_step_index).toBeUndefined();
    expect(options[1]?.request).toMatchObject({ type: 'step_by_step_guidance', current_step_index: 2 });
    expect(options[2]?.request).toMatchObject({ current_step_index: 2, problem_id: 9 });
  });

  it('is not offered where nothing is asked', () => {
    expect(helpOptions({ part: 'other', lessonId: 4 })).toEqual([]);
  });
});
