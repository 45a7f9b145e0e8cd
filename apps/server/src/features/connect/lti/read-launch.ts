import { z } from 'zod';

const claim = 'https://purl.imsglobal.org/spec/lti/claim/';
const ags = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const nrps = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';

export const scopes = {
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

const name = z.string().max(400).optional();

/** The claims of a launch that this server reads, by the text of LTI 1.3; what else a platform says is let be. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string().min(1).max(255),
  name,
  given_name: name,
  family_name: name,
  [`${claim}version`]: z.literal('1.3.0'),
  [`${claim}message_type`]: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [`${claim}deployment_id`]: z.string().min(1).max(255),
  [`${claim}roles`]: z.array(z.string()).default([]),
  [`${claim}context`]: z.object({ id: z.string().min(1).max(255), title: z.string().optional() }).optional(),
  [`${claim}custom`]: z.record(z.string(), z.unknown()).optional(),
  [`${claim}lis`]: z.object({ person_sourcedid: z.string().optional() }).optional(),
  [ags]: z.object({ scope: z.array(z.string()), lineitem: z.url().optional() }).optional(),
  [nrps]: z.object({ context_memberships_url: z.url() }).optional(),
  [dl]: z.object({ deep_link_return_url: z.url(), data: z.string().optional() }).optional(),
});

/** A launch in the words of this server. */
export type LtiLaunch = {
  kind: 'open' | 'pick';
  subject: string;
  nonce: string;
  name: string;
  deploymentId: string;
  role: 'student' | 'teacher';
  context?: { id: string; title: string } | undefined;
  target?: string | undefined;
  sourcedId?: string | undefined;
  /** Where the score of this link goes; none for links without a column in the grade book. */
  lineItem?: string | undefined;
  membersUrl?: string | undefined;
  pick?: { returnUrl: string; data?: string | undefined } | undefined;
};

const teaches = /membership(\/Instructor)?#(Instructor|Administrator|ContentDeveloper|TeachingAssistant)$/;

export function isTeacherRole(roles: readonly string[]): boolean {
  return roles.some((role) => teaches.test(role) || role === 'Instructor');
}

/** Undefined where a platform has left out what the text demands. */
export function readLaunch(payload: unknown): LtiLaunch | undefined {
  const said = claims.safeParse(payload).data;
  if (!said) return undefined;
  const context = said[`${claim}context`];
  const endpoint = said[ags];
  const picks = said[dl];
  const isPick = said[`${claim}message_type`] === 'LtiDeepLinkingRequest';
  if (isPick && !picks) return undefined;
  const target = said[`${claim}custom`]?.target;
  return {
    kind: isPick ? 'pick' : 'open',
    subject: said.sub,
    nonce: said.nonce,
    name: said.name ?? [said.given_name, said.family_name].filter(Boolean).join(' '),
    deploymentId: said[`${claim}deployment_id`],
    role: isTeacherRole(said[`${claim}roles`]) ? 'teacher' : 'student',
    ...(context && { context: { id: context.id, title: context.title ?? '' } }),
    ...(typeof target === 'string' && { target }),
    sourcedId: said[`${claim}lis`]?.person_sourcedid,
    ...(endpoint?.scope.includes(scopes.score) && { lineItem: endpoint.lineitem }),
    membersUrl: said[nrps]?.context_memberships_url,
    ...(picks && { pick: { returnUrl: picks.deep_link_return_url, data: picks.data } }),
  };
}
