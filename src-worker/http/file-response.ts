/** A download is never shown on the site's origin. */
export const asDownload = { disposition: 'attachment', policy: "sandbox; default-src 'none'" } as const;

interface FileHeaders {
  name: string;
  type: string;
  disposition: 'attachment' | 'inline';
  policy: string;
}

export function fileResponse(object: R2ObjectBody, { name, type, disposition, policy }: FileHeaders): Response {
  return new Response(object.body, {
    headers: {
      'content-type': type,
      'content-length': String(object.size),
      'content-disposition': contentDisposition(disposition, name),
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

function contentDisposition(disposition: 'attachment' | 'inline', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
