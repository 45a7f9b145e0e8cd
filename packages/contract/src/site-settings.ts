import { z } from 'zod';

/** What the server tells the browser in the served page, as JSON in `<script type="application/json" id="site-settings">`. */
export const siteSettings = z.strictObject({
  product_name: z.string(),
  allowed_email_domain: z.string().nullable(),
  guest_access: z.boolean(),
  /** Who may create an account, and whether a forgotten password can be mended by mail. */
  sign_up: z.enum(['open', 'code', 'closed']).default('open'),
  mail: z.boolean().default(false),
  /** What the school's own sign-in is called; null where there is none. */
  school_sign_in: z.string().nullable().default(null),
  /** Shortest password at sign-up; never below 6. */
  password_min: z.int().min(6).default(6),
  /** Where calls go when not to the page's own origin. */
  api_origin: z.string().nullable().default(null),
  /** Where pictures and other shipped files are served from. */
  asset_base: z.string().default('/assets'),
  /** Who runs the site and who stands behind it, as shown to people (D-24). */
  organisation: z.string(),
  foundation: z.string(),
  legal_name: z.string(),
  /** Address people type, without a path; the base of canonical and shared addresses. */
  public_origin: z.string(),
  /** Targets of links; `#` leads nowhere (D-29). */
  privacy_url: z.string(),
  waitlist_url: z.string(),
  linkedin_url: z.string(),
  instagram_url: z.string(),
  youtube_url: z.string(),
  podcast_url: z.string(),
  /** Shown beside the contact form when set (D-31). */
  contact_email: z.string().nullable(),
  /** Ids at the video provider; without one a poster with a note is shown (D-27). */
  vibes_video_id: z.string().nullable(),
  pledge_video_id: z.string().nullable(),
  /** Where usage events go and the key they carry; null when usage is not recorded (D-149). */
  analytics: z.strictObject({ endpoint: z.string(), write_key: z.string() }).nullable(),
  /** Whether the companion keeps conversations; without them its chat is the basic mode (D-108). */
  assistant: z.boolean().default(true),
  /** Minutes of play after which the companion proposes a break; 0 never. */
  break_minutes: z.int().default(45),
  /** What the privacy notice says of this school: whom to ask, and for how long things are kept. */
  privacy_contact: z.string().default('your school'),
  chat_kept: z.string().default('for 90 days after the last message'),
  account_kept: z.string().default('until nobody has used the account for 24 months'),
  /** Mixed into the digest that stands for an account in the browser, so that it says nothing on another site. */
  account_salt: z.string(),
});

export type SiteSettings = z.infer<typeof siteSettings>;
