/**
 * A mail's HTML as a document for a sandboxed frame: no script, nothing from another host, and only the styles that the
 * mail itself carries, each allowed by its hash.
 */
export async function framedMail(html: string): Promise<Response> {
  const hashes = await Promise.all([...new Set(stylesOf(html))].map(sha256));
  const policy = [
    "default-src 'none'",
    `style-src 'unsafe-hashes' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ];
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy.join('; ') },
  });
}

/** Every style attribute and style element of a document that react-email wrote (double quotes, escaped). */
function stylesOf(html: string): string[] {
  const attributes = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = '']) => withoutEscapes(style));
  const elements = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  return [...attributes, ...elements];
}

function withoutEscapes(text: string): string {
  const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
