const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as it may stand in a page. */
export function inHtml(plain: string): string {
  return plain.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
