import { z } from 'zod';
import { cityCatalogue } from './city-settings.ts';
import { companionCatalogue, modelCatalogue, toModelSettings } from './companion-settings.ts';
import { type Group, readGroup, setting, type Values } from './define-setting.ts';
import { nameMisspelt } from './name-misspelt.ts';
import { operationCatalogue, toOperationSettings } from './operation-settings.ts';
import { privacyCatalogue } from './privacy-settings.ts';
import { signInCatalogue, toSchoolSignIn } from './sign-in-settings.ts';
import { siteCatalogue } from './site-catalogue.ts';
import { StartupError } from './startup-error.ts';

const processCatalogue = {
  redisUrl: setting(
    'REDIS_URL',
    {
      about:
        'Redis that several processes share: it keeps running answers, so that another process can take a broken stream up again, and tells which process has which city. When unset, both are kept in memory.',
      allowed: 'an address such as redis://localhost:6379',
      shown: '(memory)',
    },
    z
      .string()
      .regex(/^rediss?:\/\//)
      .refine((text) => URL.canParse(text)),
  ),
};

const logCatalogue = {
  logLevel: setting(
    'LOG_LEVEL',
    {
      about: 'How much the server writes to its log. Successful reads appear from debug on.',
      allowed: 'fatal, error, warn, info, debug, trace or silent',
      fallback: 'info',
    },
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  ),
};

/** Every setting, in the order of the README's table. */
const groups = {
  site: siteCatalogue,
  companion: companionCatalogue,
  model: modelCatalogue,
  processes: processCatalogue,
  city: cityCatalogue,
  operation: operationCatalogue,
  privacy: privacyCatalogue,
  signIn: signInCatalogue,
  log: logCatalogue,
} satisfies Record<string, Group>;

type Read = { [K in keyof typeof groups]: Values<(typeof groups)[K]> };

export type Settings = ReturnType<typeof toSettings>;

/** The settings in this environment; throws one sentence per malformed setting. An empty value counts as unset. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const problems: string[] = [];
  const read = <G extends Group>(group: G) => readGroup(group, env, (sentence) => problems.push(sentence));
  const values: Read = {
    site: read(groups.site),
    companion: read(groups.companion),
    model: read(groups.model),
    processes: read(groups.processes),
    city: read(groups.city),
    operation: read(groups.operation),
    privacy: read(groups.privacy),
    signIn: read(groups.signIn),
    log: read(groups.log),
  };
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return toSettings(values);
}

/** The same with some of them set otherwise, by the names of their variables. */
export function readSettingsWith(own: Readonly<Record<string, string>>): Settings {
  return readSettings({ ...process.env, ...own });
}

/** What the program asks for: the values as they were read, and those that follow from several of them. */
function toSettings({ site, companion, model, processes, city, operation, privacy, signIn, log }: Read) {
  if (companion.safetyMail && !operation.smtpUrl)
    throw new StartupError('The setting SMTP_URL is missing: SAFETY_MAIL is written to through it.');
  return {
    ...site,
    analytics: site.analytics ? toAnalytics(site) : undefined,
    guestAccess: site.guestAccess ?? site.allowedEmailDomain === undefined,
    companion: { ...companion, model: toModelSettings(model) },
    ...processes,
    city,
    operation: toOperationSettings(operation, site),
    privacy,
    /** Undefined: people sign in here alone. */
    schoolSignIn: toSchoolSignIn(signIn, site),
    ...log,
    /** What stands before every address of a school that has no host name of its own. */
    schoolPath: '',
  };
}

/** Where the browser sends usage events: a provider when its address and key are both named (D-149), otherwise a path of this server. */
function toAnalytics({ analyticsEndpoint, analyticsWriteKey }: Read['site']) {
  if (analyticsEndpoint && analyticsWriteKey)
    return { endpoint: analyticsEndpoint, writeKey: analyticsWriteKey };
  return { endpoint: '/analytics', writeKey: 'playforward' };
}

/** Names in the environment that look like a misspelt setting, each as a sentence: it is ignored otherwise. */
export function findMisspelt(env: NodeJS.ProcessEnv = process.env): string[] {
  return nameMisspelt(
    Object.keys(env),
    describeSettings().map(({ name }) => name),
  );
}

/** The variables that each of several schools may set for itself. */
export function listSchoolSettings(): string[] {
  return describeSettings().flatMap(({ name, perSchool }) => (perSchool ? [name] : []));
}

/** Every setting in words, in the order of the README's table. */
export function describeSettings() {
  return Object.values<Group>(groups)
    .flatMap((group) => Object.values(group))
    .map(({ env, about, allowed, shown, perSchool }) => ({
      name: env,
      about,
      allowed,
      default: shown,
      perSchool: perSchool === true,
    }));
}
