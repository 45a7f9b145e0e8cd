import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { keyOfPerson } from './accounts.ts';
import { ofSchool } from './schools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A student's newest answers; a later submit replaces them (D-53). Lives and dies with the account. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    ...ofSchool(),
    userId: integer('user_id').primaryKey(),
    grade: smallint('grade').notNull(),
    cityState: text('city_state').notNull(),
    favoriteSubjects: text('favorite_subjects').notNull(),
    enjoyDuringFreeTime: text('enjoy_during_free_time').notNull(),
    /** 5 is most confident. */
    mathConfidence: smallint('math_confidence').notNull(),
    /** 1 is most confident. */
    aiAndTechnologyConfidence: smallint('ai_and_technology_confidence').notNull(),
    careerOrJobInterest: text('career_or_job_interest').notNull(),
    brandsOrCompaniesAdmired: text('brands_or_companies_admired').notNull(),
    proudAccomplishments: text('proud_accomplishments').notNull(),
    whatMakesAGreatMathTeacher: text('what_makes_a_great_math_teacher').notNull(),
    submittedAt: moment('submitted_at').notNull(),
  },
  (table) => [
    keyOfPerson(table.schoolId, table.userId).onDelete('cascade'),
    check('questionnaires_grade', sql`${table.grade} between 6 and 12`),
    check('questionnaires_math', sql`${table.mathConfidence} between 1 and 5`),
    check('questionnaires_ai', sql`${table.aiAndTechnologyConfidence} between 1 and 3`),
  ],
);

/** The careers offered for those answers, best first. Lives and dies with the questionnaire. */
export const careerMatches = pgTable(
  'career_matches',
  {
    ...ofSchool(),
    userId: integer('user_id')
      .notNull()
      .references(() => questionnaires.userId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    salaryRange: text('salary_range').notNull(),
    story: text('story').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.position] }),
    unique('career_matches_title').on(table.userId, table.title),
  ],
);
