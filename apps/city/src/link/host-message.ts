/** What the page around the frame may say (D-116), read by hand: a schema library would double the page's size. */
export type HostSettings = {
  volume: number;
  muted: boolean;
  reducedMotion: boolean;
  contrast: boolean;
  /** Undefined from a page that says nothing of it. */
  dark?: boolean | undefined;
};

export type HostInit = {
  lessonId: number | null;
  lessonTitle: string;
  /** Not yet checked: readMissions decides. */
  missions: unknown[];
  userName: string;
  /** Tells accounts apart; empty where nobody is signed in. */
  userMark: string;
  settings: HostSettings;
};

export type HostMessage =
  | { type: 'connect_ack' }
  | { type: 'init'; init: HostInit }
  | { type: 'settings'; settings: HostSettings }
  | { type: 'pause' }
  | { type: 'resume' };

type Fields = Record<string, unknown>;

/** Answers the message, or null for one that is not for the game. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (!isFields(data) || data.source !== 'stem-app') return null;
  switch (data.type) {
    case 'connect_ack':
    case 'pause':
    case 'resume':
      return { type: data.type };
    case 'settings':
      return isFields(data.settings) ? { type: 'settings', settings: readSettings(data.settings) } : null;
    case 'init':
      return readInit(data);
    default:
      return null;
  }
}

function readInit(data: Fields): HostMessage | null {
  if (!Array.isArray(data.missions)) return null;
  const user = isFields(data.user) ? data.user : {};
  return {
    type: 'init',
    init: {
      lessonId:
        typeof data.lesson_id === 'number' && Number.isSafeInteger(data.lesson_id) ? data.lesson_id : null,
      lessonTitle: words(data.lesson_title),
      missions: data.missions.slice(0, mostMissions),
      userName: words(user.name),
      userMark: words(data.account_mark),
      settings: readSettings(isFields(data.settings) ? data.settings : {}),
    },
  };
}

const mostMissions = 50;

function readSettings(settings: Fields): HostSettings {
  const volume = typeof settings.volume === 'number' && settings.volume >= 0 ? settings.volume : 0.5;
  return {
    volume: Math.min(1, volume),
    muted: settings.muted === true,
    reducedMotion: settings.reducedMotion === true,
    contrast: settings.contrast === true || settings.contrast === 'more',
    dark: typeof settings.dark === 'boolean' ? settings.dark : undefined,
  };
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
