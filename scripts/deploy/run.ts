import { parseArgs } from 'node:util';
import { terminal } from '../lib/terminal.ts';
import { fail } from '../lib/tooling.mjs';
import { deploy } from './deploy.ts';
import { preview } from './preview.ts';

const usage = `npm run deploy [-- options]

  --env NAME       deploys [env.NAME] of wrangler.toml, such as staging, and nothing else
  --dry-run        checks and builds; calls no one
  --preview NAME   shows this working tree at an address of its own, on the data of staging
  --deploy-first   deploys before it migrates, for a migration that the running Worker breaks with
  --help           this text`;

try {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'deploy-first': { type: 'boolean' },
      preview: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) console.log(usage);
  else if (values.preview) await preview(values.preview, terminal);
  else
    await deploy({ environment: values.env, dryRun: values['dry-run'], deployFirst: values['deploy-first'] }, terminal);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  fail(/ERR_PARSE_ARGS/.test((error as { code?: string }).code ?? '') ? `${message}\n\n${usage}` : message);
}
