export { checkAnswer } from './check-answer.ts';
export { literalPattern } from './literal-pattern.ts';
export {
  findPasswordWeakness,
  type PasswordRules,
  type PasswordWeakness,
} from './password/find-password-weakness.ts';
export { findProfanity, maskProfanity } from './profanity.ts';
export {
  createProfanityFilter,
  type ProfanityFilter,
  type ProfanityLanguage,
  profanityLanguages,
  profanityMask,
  type Span,
} from './profanity-filter.ts';
