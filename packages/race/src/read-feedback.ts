import type { FeedbackReport, NextLesson } from './feedback-report.ts';
import { raceRules } from './race-rules.ts';

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string' && value.trim() !== '') return [value];
  return Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'string' && entry.trim() !== '')
    : [];
};

function lessonsOf(value: unknown): NextLesson[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { id, title }: Readonly<Record<string, unknown>> = { ...entry };
    return typeof id === 'number' && Number.isInteger(id) && typeof title === 'string' ? [{ id, title }] : [];
  });
}

/** Reads a report from whatever a server answered; the concept figure is 0.7 where none is given. */
export function readFeedback(raw: unknown): FeedbackReport | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const fields: Readonly<Record<string, unknown>> = { ...raw };
  const figure = fields.conceptual_understanding;
  const known = typeof figure === 'number' && Number.isFinite(figure);
  return {
    strength_areas: textsOf(fields.strength_areas),
    improvement_areas: textsOf(fields.improvement_areas),
    conceptual_understanding: known ? Math.min(1, Math.max(0, figure)) : raceRules.understandingDefault,
    personalized_recommendations: textsOf(fields.personalized_recommendations),
    misconception_detection: textsOf(fields.misconception_detection),
    next_lessons: lessonsOf(fields.next_lessons),
  };
}
