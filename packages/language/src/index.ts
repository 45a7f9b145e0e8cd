export {
  findPasswordWeakness,
  type PasswordRules,
  type PasswordWeakness,
} from './password/find-password-weakness.ts';
