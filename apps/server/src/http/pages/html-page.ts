import { createHash } from 'node:crypto';

const style = `
*{box-sizing:border-box}
body{margin:0;background:#f4f2fc;color:#16123f;font:17px/1.5 Lexend,system-ui,sans-serif}
main{max-width:640px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:28px;line-height:1.2;margin:0 0 8px}
label{display:block;margin:20px 0 6px;font-weight:600}
select,input,button{font:inherit;width:100%;min-height:48px;border-radius:14px;padding:8px 14px}
select,input{border:2px solid #8d86b8;background:#fff;color:inherit}
button{margin-top:24px;border:0;background:#5a3df0;color:#fff;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #5a3df0;outline-offset:2px}
`;

/** Scripts these pages may run, each whole and by its hash. */
const pageScripts = {
  send: 'document.forms[0].submit()',
  fill: 'document.forms[0].elements.token.value=location.hash.slice(1)',
  close: "(window.opener||window.parent).postMessage({subject:'org.imsglobal.lti.close'},'*')",
} as const;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const pagePolicy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${Object.values(pageScripts).map(hashOf).join(' ')}; base-uri 'none'; frame-ancestors 'self'`;

export function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

type Page = { title: string; body: string; script?: keyof typeof pageScripts };

/** A small page of its own that also works in a frame without storage and, but for sending itself, without scripts. */
export function writePage({ title, body, script }: Page): string {
  const run = script ? `<script>${pageScripts[script]}</script>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${inHtml(title)}</title><style>${style}</style></head><body><main><h1>${inHtml(title)}</h1>${body}</main>${run}</body></html>`;
}
