/** A picture on its way to the companion. It lives in the open conversation only (D-109). */
export type ChatImage = {
  key: string;
  filename: string;
  mime_type: string;
  /** In bytes. */
  size: number;
  /** Base64, as it is sent. */
  data: string;
};

export type UserEntry = {
  type: 'user';
  key: string;
  text: string;
  timestamp: string;
  status: 'sending' | 'delivered' | 'error';
  images: readonly ChatImage[];
};

/** Where words of the companion come from: a greeting, an answer, a failure, or the card for hard moments. */
export type OrbEntryKind = 'greeting' | 'reply' | 'failure' | 'care';

export type OrbEntry = {
  type: 'orb';
  key: string;
  text: string;
  timestamp: string;
  kind: OrbEntryKind;
  /** Whether more text is to come. */
  writing: boolean;
  /** Short things the student may say next. */
  suggestions: readonly string[];
};

export type ChatEntry = UserEntry | OrbEntry;
