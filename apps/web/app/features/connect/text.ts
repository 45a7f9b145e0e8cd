/** Words of the school's connections. */
export const connectText = {
  tiles: {
    lti: 'Learning system, LTI 1.3',
    signIn: (name: string | null) => (name === null ? 'School sign-in' : `School sign-in, ${name}`),
    roster: 'Roster, OneRoster',
    off: 'Not set up',
    on: 'On',
    connected: (n: number) => (n === 1 ? 'Connected' : `${n} connected`),
    deployment: 'One thing missing',
    noRoster: 'None read yet',
    readAt: (at: Date) =>
      `Read ${at.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`,
  },
  copy: (name: string) => `Copy: ${name}`,
  copied: 'Copied.',
  notCopied: 'Your browser did not let us copy. Please mark the address and copy it yourself.',
  lti: {
    title: 'Learning system, LTI 1.3',
    lead: 'Copy these three addresses into your learning system: login, launch and public keys.',
    addresses: {
      login: 'Login',
      launch: 'Launch, also for deep linking',
      jwks: 'Public keys',
      register: 'Dynamic registration',
    },
    register:
      'Or let it register itself: open registration, then give your learning system the last address.',
    open: 'Open registration for half an hour',
    openUntil: (time: string) => `Open until ${time}, for one learning system.`,
    none: 'No learning system is connected yet.',
    client: (id: string) => `Client id ${id}`,
    waiting: (n: number) => (n === 1 ? 'One score waits to be sent.' : `${n} scores wait to be sent.`),
    test: 'Test',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removeAsk: (name: string) =>
      `${name} can open nothing here any more, and no scores go there. Accounts, classes and work stay.`,
    keep: 'Keep it',
    deployment: 'Deployment id',
    allow: 'Allow',
    allowed: (id: string) => `Deployment ${id} is allowed.`,
    waits: (id: string) => `Deployment ${id} waits.`,
  },
  add: {
    title: 'Connect a learning system by hand',
    fields: {
      name: 'Name, as your school calls it',
      site: 'Address where people open it',
      issuer: 'Issuer, or platform id',
      client_id: 'Client id',
      auth_url: 'Authentication address',
      token_url: 'Token address',
      jwks_url: 'Address of its key set',
      deployment_id: 'Deployment id, if you have it',
    },
    submit: 'Connect',
    done: 'Connected. Press Test to see what is still missing.',
  },
  roster: {
    title: 'Roster, OneRoster 1.2',
    lead: 'Choose the zip your student system exports. You see what it would do before anything is written.',
    file: 'OneRoster zip',
    preview: 'Show what it would do',
    apply: 'Apply it',
    nothing: 'Everything is here already: nothing would change.',
    done: 'Done. This is what was written:',
    would: 'This is what would be written:',
    people: (n: { added: number; changed: number; unchanged: number }) =>
      `People: ${n.added} new, ${n.changed} changed, ${n.unchanged} as they are.`,
    classes: (n: { added: number; changed: number; unchanged: number }) =>
      `Classes: ${n.added} new, ${n.changed} changed, ${n.unchanged} as they are.`,
    places: (n: { added: number; removed: number; unchanged: number }) =>
      `Places in classes: ${n.added} new, ${n.removed} removed, ${n.unchanged} as they are.`,
    loss: (name: string, removed: number, students: number) =>
      `${name} would lose ${removed} of ${students} students.`,
    lossesRight: 'Yes, this is right',
    leftOut: (n: number) => (n === 1 ? 'One line needs your eye:' : `${n} lines need your eye:`),
    line: (file: string, line: number, why: string) => `${file}, line ${line}: ${why}`,
  },
  oidc: {
    title: 'School sign-in, OpenID Connect',
    callback: 'Redirect address for your issuer',
    off: 'Not set up yet. The settings are OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
    on: (name: string, issuer: string) => `The sign-in page offers ${name}, by ${issuer}.`,
    test: 'Test',
  },
} as const;
