import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A store with the API of S3, which keeps what is put, and refuses any other key than `key-id`. */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-id/');
    if (request.method !== 'PUT' || !isSigned || !request.headers['content-length']) {
      response.writeHead(403).end('<Code>AccessDenied</Code>');
      return;
    }
    objects.set(decodeURIComponent(request.url!), Buffer.concat(chunks));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    objects,
    env: (keyId = 'key-id') => ({
      BACKUP_BUCKET_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/backups/`,
      BACKUP_ACCESS_KEY_ID: keyId,
      BACKUP_SECRET_ACCESS_KEY: 'secret',
    }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
