import type { SiteSettings } from '@playforward/contract';

/**
 * Settings of the school, read from the served page: no rebuild and no extra call. Every built page carries the
 * text `<!--site-settings-->` in its head (scripts/finish-build.ts puts it there, React cannot), and the server
 * replaces it with `<script type="application/json" id="site-settings">{…}</script>`. A page without them, as in
 * development, gets the defaults below.
 */
const defaults: SiteSettings = {
  product_name: 'Playforward',
  allowed_email_domain: null,
  guest_access: true,
  sign_up: 'open',
  mail: false,
  school_sign_in: null,
  password_min: 6,
  api_origin: null,
  asset_base: '/assets',
  organisation: 'Playforward',
  foundation: 'Playforward Foundation',
  legal_name: 'Playforward',
  public_origin: 'http://localhost:3000',
  privacy_url: '#',
  waitlist_url: 'https://waitlist.example/league',
  linkedin_url: '#',
  instagram_url: '#',
  youtube_url: '#',
  podcast_url: '#',
  contact_email: null,
  vibes_video_id: null,
  pledge_video_id: null,
  analytics: null,
  assistant: true,
  break_minutes: 45,
  privacy_contact: 'your school',
  chat_kept: 'for 90 days after the last message',
  account_kept: 'until nobody has used the account for 24 months',
  account_salt: '',
};

let cached: SiteSettings | undefined;

export function siteSettings(): SiteSettings {
  if (typeof document === 'undefined') return defaults;
  cached ??= { ...defaults, ...readFromPage() };
  return cached;
}

/** The element is written by the own server, so its text is trusted to be the JSON of the contract. */
function readFromPage(): Partial<SiteSettings> {
  const json = document.getElementById('site-settings')?.textContent;
  return json ? (JSON.parse(json) as Partial<SiteSettings>) : {};
}
