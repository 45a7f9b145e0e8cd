const named: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 forbids even when escaped: most controls, lone surrogates, U+FFFE and U+FFFF. */
const allowed = /[\t\n\r\u0020-\ud7ff\ue000-\ufffd]|[\u{10000}-\u{10ffff}]/u;

/** Text that may stand in XML content or in a quoted attribute; forbidden characters become U+FFFD. */
export function escapeXml(text: string): string {
  let escaped = '';
  for (const character of text) {
    escaped += named[character] ?? (allowed.test(character) ? character : '\ufffd');
  }
  return escaped;
}
