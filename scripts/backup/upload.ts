import { openAsBlob, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { manifestFile } from './manifest.ts';
import { inParallel } from './objects.ts';

type Store = ReturnType<typeof storeOf>;

export function storeOf(environment: NodeJS.ProcessEnv) {
  const { BACKUP_BUCKET_URL, BACKUP_ACCESS_KEY_ID, BACKUP_SECRET_ACCESS_KEY, BACKUP_REGION } = environment;
  if (!BACKUP_BUCKET_URL || !BACKUP_ACCESS_KEY_ID || !BACKUP_SECRET_ACCESS_KEY) {
    throw new Error('--upload needs BACKUP_BUCKET_URL, BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY.');
  }
  return {
    bucket: BACKUP_BUCKET_URL.replace(/\/+$/, ''),
    client: new AwsClient({
      accessKeyId: BACKUP_ACCESS_KEY_ID,
      secretAccessKey: BACKUP_SECRET_ACCESS_KEY,
      service: 's3',
      retries: 3,
      ...(BACKUP_REGION && { region: BACKUP_REGION }),
    }),
  };
}

/** Puts the folder into a store with the API of S3. The manifest is last: without it, a folder is no backup. */
export async function upload(folder: string, { bucket, client }: Store): Promise<string> {
  const target = `${bucket}/${basename(folder)}`;
  const put = async (file: string) => {
    const path = relative(folder, file).split(sep).map(encodeURIComponent).join('/');
    const response = await client.fetch(`${target}/${path}`, { method: 'PUT', body: await openAsBlob(file) });
    if (!response.ok) {
      throw new Error(`The store refuses the upload (${response.status}): ${(await response.text()).slice(0, 300)}`);
    }
  };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  await inParallel(
    files.filter((file) => file !== manifestFile(folder)),
    put,
  );
  await put(manifestFile(folder));
  return target;
}
