import { Cloudflare, CloudflareError } from './cloudflare.ts';
import type { Terminal } from './terminal.ts';

export interface SignedIn {
  api: Cloudflare;
  accountId: string;
}

interface Account {
  id: string;
  name: string;
}

/**
 * Uses CLOUDFLARE_API_TOKEN, or wrangler's login, which it starts in a terminal; the scopes of a login are fixed.
 * @throws Error whose sentence names the missing variable, when there is no terminal to ask
 */
export async function signIn(
  terminal: Terminal,
  configured: string | undefined,
): Promise<SignedIn & { isLogin: boolean }> {
  const token = process.env.CLOUDFLARE_API_TOKEN;
  const api = new Cloudflare(token || (await login(terminal)));
  return { api, accountId: await account(api, terminal, configured), isLogin: !token };
}

async function login(terminal: Terminal): Promise<string> {
  const stored = await loginToken(terminal);
  if (stored) return stored;
  if (!terminal.interactive) {
    throw new Error('CLOUDFLARE_API_TOKEN is not set, and no one can log in here: set it (docs/deploy.md).');
  }
  await terminal.wrangler(['login']);
  const fresh = await loginToken(terminal);
  if (!fresh) throw new Error('You are not logged in to Cloudflare: run `npx wrangler login`.');
  return fresh;
}

async function loginToken(terminal: Terminal): Promise<string | undefined> {
  const output = await terminal.wranglerOutput(['auth', 'token', '--json']);
  const json = /\{[\s\S]*\}/.exec(output ?? '')?.[0];
  return json ? (JSON.parse(json) as { token?: string }).token : undefined;
}

async function account(api: Cloudflare, terminal: Terminal, configured: string | undefined): Promise<string> {
  const accountId = process.env.CLOUDFLARE_ACCOUNT_ID || configured;
  if (accountId) return accountId;
  const accounts = await accountsOf(api);
  if (accounts.length === 1) return accounts[0]!.id;
  const list = accounts.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
  if (accounts.length === 0) {
    throw new Error('The token shows no account: set CLOUDFLARE_ACCOUNT_ID, or give it "Account Settings: Read".');
  }
  if (!terminal.interactive) {
    throw new Error(`The token is for several accounts: set CLOUDFLARE_ACCOUNT_ID to one of\n${list}`);
  }
  const chosen = await terminal.ask(`Which account? Its id:\n${list}\n`, accounts[0]!.id);
  if (!accounts.some(({ id }) => id === chosen)) throw new Error(`There is no account ${chosen}.`);
  return chosen;
}

async function accountsOf(api: Cloudflare): Promise<Account[]> {
  try {
    return await api.get<Account[]>('/accounts?per_page=50');
  } catch (error) {
    if (error instanceof CloudflareError && [401, 403].includes(error.status)) {
      throw new Error('Cloudflare refuses the login: set CLOUDFLARE_API_TOKEN anew, or run `npx wrangler login`.');
    }
    throw error;
  }
}
