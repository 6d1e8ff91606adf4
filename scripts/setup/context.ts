import { readFileSync, writeFileSync } from 'node:fs';
import type { Cloudflare } from '../lib/cloudflare.ts';
import type { ResolveTxt } from '../lib/mail-records.ts';
import { readSettings, type Settings } from '../lib/settings.ts';
import type { Terminal } from '../lib/terminal.ts';

export interface Setup {
  api: Cloudflare;
  accountId: string;
  terminal: Terminal;
  environment: string | undefined;
  resolveTxt?: ResolveTxt | undefined;
  settings: () => Settings;
  toml: () => string;
  edit: (change: (toml: string) => string) => void;
  /** Steps that no API can do. */
  byHand: string[];
}

export function setupOf(
  file: string,
  environment: string | undefined,
  account: Pick<Setup, 'api' | 'accountId' | 'terminal' | 'resolveTxt'>,
): Setup {
  return {
    ...account,
    environment,
    settings: () => readSettings(environment, file),
    toml: () => readFileSync(file, 'utf8'),
    edit(change) {
      const toml = readFileSync(file, 'utf8');
      const changed = change(toml);
      if (changed !== toml) writeFileSync(file, changed);
    },
    byHand: [],
  };
}
