import { z } from 'zod';
import { authAnswer } from './accounts.ts';

/** POST /auth/handover: the code that came behind # in the address of /enter. */
export const handoverBody = z.strictObject({ code: z.string().regex(/^[\w-]{43}$/) });

/** A session, and the page of the site it leads to. */
export const handoverAnswer = authAnswer.extend({ to: z.string() });

export type HandoverAnswer = z.infer<typeof handoverAnswer>;

/** Why the school's sign-in ended without a session; /enter says each in a sentence. */
export const signInProblems = [
  'over',
  'refused',
  'unreachable',
  'unverified',
  'wrong-domain',
  'locked',
] as const;
export type SignInProblem = (typeof signInProblems)[number];

const text = (most: number) => z.string().trim().min(1).max(most);
const address = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s"'<>;,]+$/,
    'An address begins with https://.',
  );

/** POST /api/school/connect/platforms: a learning system as its own administration shows it. */
export const newPlatformBody = z.strictObject({
  name: text(80),
  /** Where people open it. */
  site: address,
  issuer: address,
  client_id: text(200),
  auth_url: address,
  token_url: address,
  jwks_url: address,
  deployment_id: z.string().trim().max(255).optional(),
});

/** POST /api/school/connect/platforms/{id}/deployments. */
export const deploymentBody = z.strictObject({ deployment_id: text(255) });

const check = z.strictObject({ works: z.boolean(), text: z.string() });

export const connectAnswer = z.strictObject({
  /** Addresses to copy into a learning system. */
  lti: z.strictObject({
    login: z.string(),
    launch: z.string(),
    jwks: z.string(),
    register: z.string(),
  }),
  /** Until when a learning system may register itself; null while it may not. */
  register_until: z.iso.datetime().nullable(),
  oidc: z.strictObject({ name: z.string().nullable(), issuer: z.string().nullable(), callback: z.string() }),
  platforms: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      issuer: z.string(),
      client_id: z.string(),
      deployments: z.array(z.strictObject({ id: z.string(), allowed: z.boolean() })),
      /** Grades that wait to be sent. */
      waiting: z.int(),
    }),
  ),
  /** When a roster was last applied, as far back as the log goes. */
  roster_at: z.iso.datetime().nullable(),
});

export const connectionCheck = check;

export type ConnectAnswer = z.infer<typeof connectAnswer>;
export type ConnectionCheck = z.infer<typeof connectionCheck>;
export type NewPlatformBody = z.infer<typeof newPlatformBody>;

/** What a roster would do, or has done. */
export const rosterReport = z.strictObject({
  applied: z.boolean(),
  people: z.strictObject({ added: z.int(), changed: z.int(), unchanged: z.int() }),
  classes: z.strictObject({ added: z.int(), changed: z.int(), unchanged: z.int() }),
  enrollments: z.strictObject({ added: z.int(), removed: z.int(), unchanged: z.int() }),
  /** Rows that are left as they are, with the reason; at most 100 are named. */
  left_out: z.array(z.strictObject({ file: z.string(), line: z.int(), why: z.string() })),
  left_out_count: z.int(),
  /** Classes that would lose more than a fifth of their students: such a run waits for a yes. */
  big_losses: z.array(z.strictObject({ name: z.string(), students: z.int(), removed: z.int() })),
});
export type RosterReport = z.infer<typeof rosterReport>;
