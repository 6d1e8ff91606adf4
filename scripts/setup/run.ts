import { parseArgs } from 'node:util';
import { terminal } from '../lib/terminal.ts';
import { fail } from '../lib/tooling.mjs';
import { setup } from './setup.ts';

const usage = `npm run setup [-- options]

  --env NAME   sets up [env.NAME] of wrangler.toml, such as staging
  --dry-run    prints every step; calls no one
  --help       this text

It can be run again and again: it makes only what is missing.`;

try {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) console.log(usage);
  else await setup({ environment: values.env, dryRun: values['dry-run'] }, terminal);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  fail(/ERR_PARSE_ARGS/.test((error as { code?: string }).code ?? '') ? `${message}\n\n${usage}` : message);
}
