import { z } from 'zod';

/** What the server tells the browser in the served page, as JSON in `<script type="application/json" id="site-settings">`. */
export const siteSettings = z.strictObject({
  product_name: z.string(),
  allowed_email_domain: z.string().nullable(),
  guest_access: z.boolean(),
  /** Shortest password at sign-up; never below 6. */
  password_min: z.int().min(6).default(6),
  /** Where calls go when not to the page's own origin. */
  api_origin: z.string().nullable().default(null),
  /** Where pictures and other shipped files are served from. */
  asset_base: z.string().default('/assets'),
});

export type SiteSettings = z.infer<typeof siteSettings>;
