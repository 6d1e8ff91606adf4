import { sha256 } from '../db/hash.ts';

/** An email in a frame of the staff area. */
export function sandboxedHtml(html: string): Response {
  return emailHtml(html, ["frame-ancestors 'self'", 'sandbox allow-popups allow-popups-to-escape-sandbox']);
}

/**
 * A text that staff are writing. Its frame is one stop for Tab, scrolled by the arrow keys: links would keep the keyboard
 * from the controls behind it.
 */
export function previewHtml(html: string): Response {
  const preview = html
    .replace(/(<\w[^<>]* tabindex=")0/g, '$1-1')
    .replace(/<(?:a|area|button|input|select|summary|textarea)(?=[\s>])/g, '$& tabindex="-1"')
    .replace('<body', '$& tabindex="0"')
    .replace('</head>', '<style>body{outline-offset:-3px}</style>$&');
  return sandboxedHtml(preview);
}

/** The email looks as on a device with that setting, whichever the device of the staff member has. */
export function inScheme(html: string, scheme: string | undefined): string {
  if (scheme !== 'light' && scheme !== 'dark') return html;
  return html
    .replace(/@media ?\(prefers-color-scheme: ?dark\)/g, scheme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('color-scheme: light dark', `color-scheme: ${scheme}`);
}

/** The policy allows no script, no other host, and only the email's own styles, each by its hash. */
export function emailHtml(html: string, directives: string[]): Response {
  const hashes = [...new Set(stylesOf(html))].map((style) => sha256(style, 'base64'));
  const policy = [
    "default-src 'none'",
    `style-src 'unsafe-hashes' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    ...directives,
  ];
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy.join('; ') },
  });
}

function stylesOf(html: string): string[] {
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = '']) => unescapeHtml(style));
  // A stylesheet may have `<` itself, as in `(width < 40rem)`.
  const elements = html
    .split(/<style(?=[\s>])/)
    .slice(1)
    .map((rest) => rest.slice(rest.indexOf('>') + 1).split('</style>', 1)[0]!);
  return [...attributes, ...elements];
}

function unescapeHtml(text: string): string {
  const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}
