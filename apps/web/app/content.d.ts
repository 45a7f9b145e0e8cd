// The site's editable texts, as apps/web/scripts/content-modules.ts hands them over: one block a file.
