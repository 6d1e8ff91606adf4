import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/tooling.mjs';
import { readPassphrase, readPassphrases } from './keys.ts';
import type { Target } from './site.ts';

const where = '[--env NAME], or --local [--persist-to STATE]';
const usage = {
  backup: `npm run backup -- --out DIR [--passphrase-file FILE [--upload] | --plain-keys] ${where}
npm run backup -- --verify DIR [--passphrase-file FILE]`,
  restore: `npm run restore -- --from DIR [--passphrase-file FILE] [--paused] [--erased-in DATABASE_ID] ${where}`,
};

const shared = {
  local: { type: 'boolean' },
  'persist-to': { type: 'string' },
  env: { type: 'string' },
  'passphrase-file': { type: 'string' },
} as const;

export function backupOptions(args: string[]) {
  return explained('backup', () => {
    const { values } = parseArgs({
      args,
      options: {
        ...shared,
        out: { type: 'string' },
        verify: { type: 'string' },
        'plain-keys': { type: 'boolean' },
        upload: { type: 'boolean' },
      },
    });
    if (!values.out && !values.verify) throw new Error('--out is missing');
    if (values['passphrase-file'] && values['plain-keys'])
      throw new Error('--passphrase-file or --plain-keys, not both');
    const keys: { passphrase: string } | 'plain' | 'none' = values['passphrase-file']
      ? { passphrase: readPassphrase(values['passphrase-file']) }
      : values['plain-keys']
        ? 'plain'
        : 'none';
    if (values.upload && typeof keys === 'string') throw new Error('--upload goes with --passphrase-file');
    const file = values['passphrase-file'];
    return {
      /** A folder that is only read. */
      verified: values.verify && resolve(values.verify),
      folder: resolve(values.out ?? ''),
      target: targetOf(values),
      keys,
      passphrases: () => (file ? readPassphrases(file) : []),
      uploads: values.upload,
    };
  });
}

export function restoreOptions(args: string[]) {
  return explained('restore', () => {
    const { values } = parseArgs({
      args,
      options: { ...shared, from: { type: 'string' }, paused: { type: 'boolean' }, 'erased-in': { type: 'string' } },
    });
    if (!values.from) throw new Error('--from is missing');
    const { local, 'passphrase-file': file, 'erased-in': original } = values;
    if (original && local)
      throw new Error('--erased-in names a database of the account, so it does not go with --local');
    return {
      folder: resolve(values.from),
      target: targetOf(values),
      passphrases: file ? readPassphrases(file) : [],
      paused: values.paused,
      original,
    };
  });
}

function targetOf({
  local,
  'persist-to': state,
  env,
}: {
  local?: boolean;
  'persist-to'?: string;
  env?: string;
}): Target {
  if (state !== undefined && !local) throw new Error('--persist-to goes with --local');
  return { env, state: local ? resolve(state ?? join(root, '.wrangler', 'state')) : undefined };
}

function explained<Options>(command: keyof typeof usage, read: () => Options): Options {
  try {
    return read();
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n  ${usage[command]}`);
  }
}
