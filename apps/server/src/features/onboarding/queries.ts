import type { CareerChoice, Questionnaire } from '@playforward/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { careerMatches, questionnaires } from '../../db/schema/onboarding.ts';

export type NewQuestionnaire = {
  userId: number;
  questionnaire: Questionnaire;
  careers: readonly CareerChoice[];
  now: Date;
};

/**
 * Puts a student's answers and careers in the place of earlier ones, together or not at all. The answers come first:
 * two submits of one student wait for each other at that row.
 */
export async function replaceSubmission(db: Db, { userId, questionnaire, careers, now }: NewQuestionnaire) {
  await db.transaction(async (tx) => {
    const row = toRow(questionnaire);
    await tx
      .insert(questionnaires)
      .values({ ...row, userId, submittedAt: now })
      .onConflictDoUpdate({ target: questionnaires.userId, set: { ...row, submittedAt: now } });
    await tx.delete(careerMatches).where(eq(careerMatches.userId, userId));
    await tx.insert(careerMatches).values(
      careers.map(({ title, description, salary_range, story }, position) => ({
        userId,
        position,
        title,
        description,
        salaryRange: salary_range,
        story,
      })),
    );
  });
}

function toRow(answers: Questionnaire) {
  return {
    grade: answers.grade,
    cityState: answers.city_state,
    favoriteSubjects: answers.favorite_subjects,
    enjoyDuringFreeTime: answers.enjoy_during_free_time,
    mathConfidence: answers.math_confidence,
    aiAndTechnologyConfidence: answers.ai_and_technology_confidence,
    careerOrJobInterest: answers.career_or_job_interest,
    brandsOrCompaniesAdmired: answers.brands_or_companies_admired,
    proudAccomplishments: answers.proud_accomplishments,
    whatMakesAGreatMathTeacher: answers.what_makes_a_great_math_teacher,
  };
}
