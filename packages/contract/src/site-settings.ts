import { z } from 'zod';

/** What the server tells the browser in the served page, as JSON in `<script type="application/json" id="site-settings">`. */
export const siteSettings = z.strictObject({
  product_name: z.string(),
  allowed_email_domain: z.string().nullable(),
  guest_access: z.boolean(),
});

export type SiteSettings = z.infer<typeof siteSettings>;
