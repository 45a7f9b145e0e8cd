/** A text of ours that `content-modules.ts` has turned into safe HTML while the site was built. */
export function BuiltHtml({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: content-modules.ts cleaned it when the site was built
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
