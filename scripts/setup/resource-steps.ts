import type { CloudflareError } from '../lib/cloudflare.ts';
import { hasDatabase } from '../lib/settings.ts';
import type { Setup } from './context.ts';
import { setDatabaseId, setPlacement, switchTables } from './edit-toml.ts';

const locations = ['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam'];
/** D1 has no location in the Middle East; Eastern Europe is the nearest. */
const defaultLocation = 'eeur';

export async function database(setup: Setup): Promise<string> {
  const { api, accountId, terminal, environment, settings, edit } = setup;
  const { name, id } = settings().database;
  if (hasDatabase(settings())) return `${name} has the id ${id}`;
  const path = `/accounts/${accountId}/d1/database`;
  const existing = await api.get<{ uuid: string; name: string }[]>(`${path}?name=${name}`);
  let found = existing.find((one) => one.name === name);
  const made = found ? 'found' : 'created';
  if (!found) {
    const asked = terminal.interactive
      ? await terminal.ask(`Where should the database be (${locations.join(', ')})?`, defaultLocation)
      : defaultLocation;
    const location = locations.includes(asked) ? asked : defaultLocation;
    found = await api.post(path, { name, primary_location_hint: location });
  }
  edit((toml) => setDatabaseId(toml, found!.uuid, environment));
  return `${made} ${name}, ${found!.uuid}`;
}

/** Both cost nothing. Without a terminal, only the copies are turned on. */
export async function distance({ api, accountId, terminal, environment, settings, edit }: Setup): Promise<string> {
  const wants = async (question: string, otherwise: string) =>
    /^y/i.test(terminal.interactive ? await terminal.ask(question, otherwise) : otherwise);
  const path = `/accounts/${accountId}/d1/database/${settings().database.id}`;
  const { read_replication: replication } = await api.get<{ read_replication?: { mode: string } }>(path);
  const steps: string[] = [];
  if (replication?.mode === 'auto') steps.push('copies of the database are on');
  else if (await wants('Copies of the database near visitors? Free times and news appear sooner (y, n)', 'y')) {
    await api.patch(path, { read_replication: { mode: 'auto' } });
    steps.push('turned copies of the database on');
  }
  // `[env.NAME]` inherits it.
  if (settings().isNearDatabase) steps.push('the Worker runs near the database');
  else if (
    environment === undefined &&
    (await wants(
      'Run the Worker near the database? Forms and staff answer sooner, first pages far away later (y, n)',
      'n',
    ))
  ) {
    edit(setPlacement);
    steps.push('the Worker will run near the database');
  }
  return steps.join('; ') || 'nothing';
}

/** `#off` lines are switched on first, so that a later run enables a service that the account has by then. */
export async function bucket(setup: Setup): Promise<string> {
  const { api, accountId, environment, settings, edit } = setup;
  edit((toml) => switchTables(toml, 'r2_buckets', true, environment));
  const name = settings().bucket!;
  const path = `/accounts/${accountId}/r2/buckets`;
  const { buckets } = await api.get<{ buckets: { name: string }[] }>(path);
  if (buckets.some((one) => one.name === name)) return `found ${name}`;
  await api.post(path, { name });
  return `created ${name}`;
}

const r2NotActivated = 10042;

export async function withoutBucket(setup: Setup, error: CloudflareError): Promise<string> {
  setup.edit((toml) => switchTables(toml, 'r2_buckets', false, setup.environment));
  const activate = error.codes.includes(r2NotActivated);
  if (activate)
    setup.byHand.push('Activate R2 once: https://dash.cloudflare.com → R2. Then run `npm run setup` again.');
  const reason = activate ? 'R2 is not activated on this account' : error.message;
  return `off, so applications carry no file: ${reason}`;
}

export async function queues(setup: Setup): Promise<string> {
  const { api, accountId, environment, settings, edit } = setup;
  edit((toml) => switchTables(toml, 'queues', true, environment));
  const path = `/accounts/${accountId}/queues`;
  const existing = await api.get<{ queue_name: string }[]>(`${path}?per_page=100`);
  const missing = settings().queues.filter((name) => !existing.some(({ queue_name }) => queue_name === name));
  for (const queue_name of missing) await api.post(path, { queue_name });
  return missing.length > 0 ? `created ${missing.join(', ')}` : `found ${settings().queues.join(', ')}`;
}

export async function withoutQueues(setup: Setup, error: CloudflareError): Promise<string> {
  setup.edit((toml) => switchTables(toml, 'queues', false, setup.environment));
  return `off, so the Cron Trigger sends newsletters: ${error.message}`;
}
