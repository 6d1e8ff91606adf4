import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/tooling.mjs';
import { readPassphrase } from './keys.ts';
import type { Target } from './site.ts';

const where = '[--env NAME], or --local [--persist-to STATE]';
const usage = {
  backup: `npm run backup -- --out DIR [--passphrase-file FILE | --plain-keys] ${where}`,
  restore: `npm run restore -- --from DIR [--passphrase-file FILE | --without-keys] ${where}`,
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
      options: { ...shared, out: { type: 'string' }, 'plain-keys': { type: 'boolean' } },
    });
    if (!values.out) throw new Error('--out is missing');
    if (values['passphrase-file'] && values['plain-keys'])
      throw new Error('--passphrase-file or --plain-keys, not both');
    const keys: { passphrase: string } | 'plain' | 'none' = values['passphrase-file']
      ? { passphrase: readPassphrase(values['passphrase-file']) }
      : values['plain-keys']
        ? 'plain'
        : 'none';
    return { folder: resolve(values.out), target: targetOf(values), keys };
  });
}

export function restoreOptions(args: string[]) {
  return explained('restore', () => {
    const { values } = parseArgs({
      args,
      options: { ...shared, from: { type: 'string' }, 'without-keys': { type: 'boolean' } },
    });
    if (!values.from) throw new Error('--from is missing');
    const file = values['passphrase-file'];
    if (file && values['without-keys']) throw new Error('--passphrase-file or --without-keys, not both');
    return {
      folder: resolve(values.from),
      target: targetOf(values),
      passphrase: file && readPassphrase(file),
      withoutKeys: values['without-keys'],
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
