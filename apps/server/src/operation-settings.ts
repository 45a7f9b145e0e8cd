import { z } from 'zod';
import { setting, type Values, wholeNumber } from './define-setting.ts';
import { StartupError } from './startup-error.ts';

const webAddress = z
  .string()
  .regex(/^https?:\/\/[^\s"'<>]+$/)
  .refine((text) => URL.canParse(text));

/** The settings of whoever runs the server: accounts, mail, backups, watching. */
export const operationCatalogue = {
  signUp: setting(
    'SIGN_UP',
    {
      perSchool: true,
      about: 'Who may create an account: everybody, who knows SIGN_UP_CODE, or nobody but the operator.',
      allowed: 'open, code or closed',
      fallback: 'open',
    },
    z.enum(['open', 'code', 'closed']),
  ),
  signUpCode: setting(
    'SIGN_UP_CODE',
    {
      perSchool: true,
      about: 'Code of the school that a new account needs with SIGN_UP=code.',
      allowed: '8 to 64 characters without spaces',
      shown: '(none)',
    },
    z.string().regex(/^\S{8,64}$/),
  ),
  smtpUrl: setting(
    'SMTP_URL',
    {
      about:
        'Mail server that sends password resets and confirms addresses. When unset, the operator or a teacher resets passwords and no mail is sent.',
      allowed: 'an address such as smtps://user:password@mail.school.example:465',
      shown: '(no mail)',
    },
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/)
      .refine((text) => URL.canParse(text)),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    {
      perSchool: true,
      about: 'Sender of mails. Needed with SMTP_URL.',
      allowed: 'an e-mail address',
      shown: '(none)',
    },
    z.email(),
  ),
  backupDir: setting(
    'BACKUP_DIR',
    {
      about:
        'Folder for backups made by the server itself, best on another disk. When unset, only npm run admin -- backup makes them.',
      allowed: 'a folder path',
      shown: '(none)',
    },
    z.string().min(1),
  ),
  backupHours: setting(
    'BACKUP_HOURS',
    {
      about: 'Hours from one backup to the next.',
      allowed: 'a whole number from 1 to 168',
      fallback: '24',
    },
    wholeNumber(1, 168),
  ),
  backupKeep: setting(
    'BACKUP_KEEP',
    {
      about: 'How many backups are kept in BACKUP_DIR; the oldest go first.',
      allowed: 'a whole number from 1 to 365',
      fallback: '14',
    },
    wholeNumber(1, 365),
  ),
  keepInactiveMonths: setting(
    'KEEP_INACTIVE_MONTHS',
    {
      perSchool: true,
      about:
        'Months without use after which a student account and all its data are removed. 0 keeps them until the operator deletes them.',
      allowed: 'a whole number from 0 to 120',
      fallback: '24',
    },
    wholeNumber(0, 120),
  ),
  minFreeMegabytes: setting(
    'MIN_FREE_MB',
    {
      about:
        'Free megabytes on the disk of DATA_DIR below which chat and usage events pause and the server reports not ready. Answers are taken as long as there is room.',
      allowed: 'a whole number from 0 to 1000000',
      fallback: '256',
    },
    wholeNumber(0, 1_000_000),
  ),
  apiDocs: setting(
    'API_DOCS',
    {
      about:
        'Who reads the description of the API at /docs: everybody, accounts with the role staff, or nobody.',
      allowed: 'open, staff or off',
      shown: 'open on the own machine, staff otherwise',
    },
    z.enum(['open', 'staff', 'off']),
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    {
      about:
        'Token with which Prometheus may read /metrics from another machine. When unset, only this machine may.',
      allowed: '16 to 200 characters without spaces',
      shown: '(this machine only)',
    },
    z.string().regex(/^\S{16,200}$/),
  ),
  tracesUrl: setting(
    'TRACES_URL',
    {
      about: 'Where OpenTelemetry traces are sent over HTTP. When unset, none are made.',
      allowed: 'an http or https address such as http://localhost:4318/v1/traces',
      shown: '(none)',
    },
    webAddress,
  ),
};

type OperationValues = Values<typeof operationCatalogue>;
type Place = { host: string; publicOrigin: string | undefined };

export type MailSettings = { smtpUrl: string; from: string };
type SignUpSettings = { kind: 'open' | 'closed' } | { kind: 'code'; code: string };

const ownMachine = new Set(['127.0.0.1', '::1', 'localhost']);

/** What the program asks for. Something set half is refused with what is missing. */
export function toOperationSettings(values: OperationValues, place: Place) {
  const missing = findHalfAnOperation(values, place);
  if (missing) throw new StartupError(missing);
  const { signUp: kind, signUpCode: code = '', smtpUrl, mailFrom: from } = values;
  const { backupDir: folder, backupHours: everyHours, backupKeep: keep } = values;
  const signUp: SignUpSettings = kind === 'code' ? { kind, code } : { kind };
  /** Undefined: no mail is sent. */
  const mail: MailSettings | undefined = smtpUrl && from ? { smtpUrl, from } : undefined;
  return {
    signUp,
    mail,
    backup: { folder, everyHours, keep },
    keepInactiveMonths: values.keepInactiveMonths,
    minFreeMegabytes: values.minFreeMegabytes,
    apiDocs: values.apiDocs ?? (ownMachine.has(place.host) ? ('open' as const) : ('staff' as const)),
    metricsToken: values.metricsToken,
    tracesUrl: values.tracesUrl,
  };
}

function findHalfAnOperation(
  { signUp, signUpCode, smtpUrl, mailFrom }: OperationValues,
  { publicOrigin }: Place,
): string | undefined {
  if (signUp === 'code' && !signUpCode)
    return 'The setting SIGN_UP_CODE is missing: with SIGN_UP=code it is what new students type.';
  if (smtpUrl && !mailFrom)
    return 'The setting MAIL_FROM is missing: mails sent through SMTP_URL need a sender.';
  if (smtpUrl && !publicOrigin) return 'The setting PUBLIC_ORIGIN is missing: links in mails lead there.';
  return undefined;
}
