import { CloudflareError } from '../lib/cloudflare.ts';
import type { ResolveTxt } from '../lib/mail-records.ts';
import { readSettings, wranglerToml } from '../lib/settings.ts';
import { signIn } from '../lib/sign-in.ts';
import type { Terminal } from '../lib/terminal.ts';
import { setupOf } from './context.ts';
import { setAccountId } from './edit-toml.ts';
import { loginNote, permissionList } from './permissions.ts';
import { steps } from './steps.ts';

interface SetupOptions {
  environment?: string | undefined;
  dryRun?: boolean;
  /** The path of wrangler.toml, which tests replace. */
  file?: string;
  resolveTxt?: ResolveTxt;
}

/** Each step looks first whether it is done, so that a run after an interruption continues. */
export async function setup(
  { environment, dryRun, file = wranglerToml, resolveTxt }: SetupOptions,
  terminal: Terminal,
) {
  const settings = readSettings(environment, file);
  if (dryRun) {
    terminal.say(`It would set up ${settings.worker}:`);
    for (const { title, makes } of steps) terminal.say(`  ${title}: ${makes(settings)}`);
    terminal.say(`\nAn API token needs these permissions (CLOUDFLARE_API_TOKEN):\n${permissionList()}`);
    return;
  }
  const { api, accountId, isLogin } = await signIn(terminal, settings.accountId);
  if (isLogin) terminal.say(`${loginNote}\n`);
  const context = setupOf(file, environment, { api, accountId, terminal, resolveTxt });
  if (!process.env.CLOUDFLARE_ACCOUNT_ID) context.edit((toml) => setAccountId(toml, accountId));
  for (const { title, needs, optional, run } of steps) {
    try {
      terminal.say(`${title}: ${await run(context)}`);
    } catch (error) {
      // The next steps, too, would fail without an answer from Cloudflare.
      if (!(error instanceof CloudflareError) || error.status === 0) throw error;
      const named = error.isForbidden ? `the token needs ${needs.join(' and ')}` : error.message;
      if (!optional) throw new Error(`${title}: ${named}`, { cause: error });
      terminal.say(`${title}: ${await optional(context, new CloudflareError(named, error.status, error.codes))}`);
    }
  }
  if (context.byHand.length > 0) terminal.say(`\nBy hand:\n${context.byHand.map((line) => `  • ${line}`).join('\n')}`);
  terminal.say(`\nThen: npm run deploy${environment ? ` -- --env ${environment}` : ''}`);
}
