import type { AnswerService } from '../../answer-service.ts';
import type { PracticeServices } from './services.ts';

/** Counts what was handed in as a whole like any other answer, in its order and each once. */
export function createAnswerService({ writer }: Pick<PracticeServices, 'writer'>): AnswerService {
  return {
    async recordChecked(answers) {
      await Promise.all(
        answers.map(({ skill, level, way, hadHelp, ...answer }) =>
          writer.record({
            ...answer,
            lessonId: null,
            unitId: null,
            evidence: { skill, level, way, guided: hadHelp },
          }),
        ),
      );
    },
  };
}
