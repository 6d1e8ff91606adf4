import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../scripts/backup/site.ts';
import { permissionFor } from './cloudflare-permissions.ts';

export interface Call {
  method: string;
  path: string;
  body: string;
}

export const accountId = 'a'.repeat(32);
const zoneId = 'b'.repeat(32);

/** The id of every uploaded version. */
export const newVersion = '12345678-0000-4000-8000-000000000000';

const versionOf = (id: string, tag: string | undefined) => ({
  id,
  annotations: tag ? { 'workers/tag': tag } : {},
  number: 1,
  metadata: { created_on: '2026-01-01T00:00:00Z', modified_on: '2026-01-01T00:00:00Z', source: 'wrangler' },
  resources: { bindings: [], script: {}, script_runtime: {} },
});

type Answer = (call: Call, path: string[]) => unknown;

/** An error of the API: its status and its code. */
export class Refusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;

  constructor(status: number, code: number, message: string) {
    this.status = status;
    this.code = code;
    this.message = message;
  }
}

/** A mock of Cloudflare's API. It keeps created resources, and records each call. */
export async function startCloudflare() {
  const calls: Call[] = [];
  const state = {
    accounts: [{ id: accountId, name: 'Test' }],
    zones: [{ id: zoneId, name: 'rihla.ae' }],
    databases: [] as { uuid: string; name: string }[],
    /** The key is the id. A database without one of these answers only what migrations need. */
    contents: new Map<string, Database>(),
    applied: [] as string[],
    buckets: [] as { name: string }[],
    queues: [] as { queue_id: string; queue_name: string; consumers: [] }[],
    secrets: [] as { name: string }[],
    routing: { enabled: false, support_subaddress: false },
    rules: [] as Record<string, unknown>[],
    sending: [] as { name: string }[],
    subscriptions: [] as { name: string }[],
    widgets: [] as { name: string; sitekey: string; secret: string }[],
    applications: [] as { id: string; aud: string; domain: string }[],
    policies: [] as Record<string, unknown>[],
    zoneSettings: { always_use_https: 'off', email_obfuscation: 'on', rocket_loader: 'on' } as Record<string, string>,
    /** Undefined: the token may do everything. */
    permissions: undefined as string[] | undefined,
    worker: undefined as string | undefined,
    migrationTag: 'v1',
    /** Every database has this mode. */
    replication: 'disabled',
    /** Every version has this tag. */
    tag: undefined as string | undefined,
    domains: [] as { hostname: string; service: string }[],
    /** The shares of the versions, the newest deployment first. */
    deployments: [] as { id: string; versions: { version_id: string; percentage: number }[] }[],
    /** Refuses the calls whose "METHOD /path" matches. */
    refusals: [] as [RegExp, Refusal | 'close' | (() => Refusal | undefined)][],
  };

  const versionIds = () => [
    newVersion,
    ...state.deployments.flatMap(({ versions }) => versions.map((one) => one.version_id)),
  ];
  const created = <Item extends object>(list: Item[], item: Item) => {
    list.push(item);
    return item;
  };
  const parsed = (call: Call) => (call.body ? JSON.parse(call.body) : {});
  const routes: [RegExp, Answer][] = [
    [/^GET \/accounts$/, () => state.accounts],
    [/^GET \/accounts\/(\w+)\/access\/organizations$/, () => ({ auth_domain: 'team.cloudflareaccess.com' })],
    [/^GET \/accounts\/\w+\/access\/apps$/, () => state.applications],
    [
      /^POST \/accounts\/\w+\/access\/apps$/,
      (call) => created(state.applications, { ...parsed(call), id: 'app', aud: 'c'.repeat(64) }),
    ],
    [/^GET \/accounts\/\w+\/access\/apps\/\w+\/policies$/, () => state.policies],
    [/^POST \/accounts\/\w+\/access\/apps\/\w+\/policies$/, (call) => created(state.policies, parsed(call))],
    [/^GET \/zones\/\w+\/settings\/(\w+)$/, (_call, [name]) => ({ value: state.zoneSettings[name!] })],
    [
      /^PATCH \/zones\/\w+\/settings\/(\w+)$/,
      (call, [name]) => {
        state.zoneSettings[name!] = parsed(call).value;
      },
    ],
    [/^GET \/accounts\/\w+\/d1\/database$/, () => state.databases],
    [
      /^POST \/accounts\/\w+\/d1\/database$/,
      (call) => created(state.databases, { ...parsed(call), uuid: `${state.databases.length + 1}`.padStart(8, 'd') }),
    ],
    [/^GET \/accounts\/\w+\/d1\/database\/[\w-]+$/, () => ({ read_replication: { mode: state.replication } })],
    [
      /^PATCH \/accounts\/\w+\/d1\/database\/[\w-]+$/,
      (call) => {
        state.replication = parsed(call).read_replication.mode;
      },
    ],
    [
      /^POST \/accounts\/\w+\/d1\/database\/([\w-]+)\/query$/,
      ({ body }, [id]) => {
        const content = state.contents.get(id!);
        if (content) return runBatch(content, JSON.parse(body));
        const applied = /VALUES\s*\('(\d{4}_\w+\.sql)'\)/i.exec(body.replaceAll('\\n', ' '))?.[1];
        if (applied) state.applied.push(applied);
        if (/SELECT/.test(body) && state.applied.length === 0 && !/\*/.test(body)) {
          return new Refusal(400, 7500, 'no such table: d1_migrations: SQLITE_ERROR');
        }
        return [{ results: state.applied.map((name, id) => ({ id, name })), success: true, meta: { duration: 1 } }];
      },
    ],
    [/^GET \/accounts\/\w+\/r2\/buckets$/, () => ({ buckets: state.buckets })],
    [/^GET \/accounts\/\w+\/r2\/buckets\//, () => ({})],
    [/^POST \/accounts\/\w+\/r2\/buckets$/, (call) => created(state.buckets, parsed(call))],
    [/^GET \/accounts\/\w+\/queues$/, () => state.queues],
    [
      /^POST \/accounts\/\w+\/queues$/,
      (call) => created(state.queues, { ...parsed(call), queue_id: `q${state.queues.length}`, consumers: [] }),
    ],
    [/^GET \/accounts\/\w+\/queues\/\w+\/consumers/, () => []],
    [/^POST \/accounts\/\w+\/queues\/\w+\/consumers/, () => ({})],
    [/^GET \/zones$/, ({ path }) => state.zones.filter(({ name }) => path.endsWith(`name=${name}`))],
    [/^GET \/zones\/\w+\/email\/routing$/, () => state.routing],
    [/^PATCH \/zones\/\w+\/email\/routing$/, (call) => Object.assign(state.routing, parsed(call))],
    [/^POST \/zones\/\w+\/email\/routing\/dns$/, () => Object.assign(state.routing, { enabled: true })],
    [/^GET \/zones\/\w+\/email\/routing\/rules$/, () => state.rules],
    [/^POST \/zones\/\w+\/email\/routing\/rules$/, (call) => created(state.rules, parsed(call))],
    [/^GET \/zones\/\w+\/email\/sending\/subdomains$/, () => state.sending],
    [/^POST \/zones\/\w+\/email\/sending\/subdomains$/, (call) => created(state.sending, parsed(call))],
    [/^GET \/accounts\/\w+\/event_subscriptions\/subscriptions$/, () => state.subscriptions],
    [
      /^POST \/accounts\/\w+\/event_subscriptions\/subscriptions$/,
      (call) => created(state.subscriptions, parsed(call)),
    ],
    [/^GET \/accounts\/\w+\/challenges\/widgets$/, () => state.widgets],
    [
      /^POST \/accounts\/\w+\/challenges\/widgets$/,
      (call) => created(state.widgets, { ...parsed(call), sitekey: '0x4AAA', secret: '0x4SECRET' }),
    ],
    [
      /^GET \/accounts\/\w+\/workers\/services\//,
      () =>
        state.worker
          ? {
              default_environment: {
                environment: 'production',
                script: { last_deployed_from: 'wrangler', migration_tag: state.migrationTag },
              },
            }
          : new Refusal(404, 10090, 'workers.api.error.service_not_found'),
    ],
    [
      /^GET \/accounts\/\w+\/workers\/scripts\/[\w-]+\/secrets$/,
      () => (state.worker ? state.secrets : new Refusal(404, 10007, 'This Worker does not exist on your account.')),
    ],
    [
      /^PATCH \/accounts\/\w+\/workers\/scripts\/([\w-]+)\/secrets-bulk$/,
      (call, [name]) => {
        if (!state.worker) return new Refusal(404, 10007, 'This Worker does not exist on your account.');
        state.worker = name;
        for (const secret of Object.keys(parsed(call).secrets)) state.secrets.push({ name: secret });
        return {};
      },
    ],
    [/^GET \/accounts\/\w+\/workers\/scripts\/[\w-]+\/settings$/, () => ({ bindings: [], migration_tag: 'v1' })],
    [
      /^GET \/accounts\/\w+\/workers\/scripts$/,
      () => (state.worker ? [{ id: state.worker, migration_tag: state.migrationTag }] : []),
    ],
    [/^GET \/accounts\/\w+\/workers\/domains$/, () => state.domains],
    [
      /^GET \/accounts\/\w+\/workers\/scripts\/[\w-]+\/deployments$/,
      () => ({ deployments: state.deployments.map((one) => ({ ...one, annotations: {}, created_on: '2026-01-01' })) }),
    ],
    [
      /^POST \/accounts\/\w+\/workers\/scripts\/[\w-]+\/deployments$/,
      (call) => {
        const deployment = { id: `${state.deployments.length}`, versions: parsed(call).versions };
        state.deployments.unshift(deployment);
        return deployment;
      },
    ],
    [
      /^GET \/accounts\/\w+\/workers\/scripts\/[\w-]+\/versions$/,
      () => ({ items: versionIds().map((id) => versionOf(id, state.tag)) }),
    ],
    [/^GET \/accounts\/\w+\/workers\/scripts\/[\w-]+\/versions\/([\w-]+)$/, (_call, [id]) => versionOf(id!, state.tag)],
    [/^POST \/accounts\/\w+\/workers\/scripts\/[\w-]+\/assets-upload-session$/, () => ({ jwt: 'jwt', buckets: [] })],
    [
      /^PUT \/accounts\/\w+\/workers\/scripts\/([\w-]+)$/,
      (_call, [name]) => {
        state.worker = name;
        return { id: name, startup_time_ms: 1, deployment_id: 'v'.repeat(32), has_preview: false };
      },
    ],
    [
      /^POST \/accounts\/\w+\/workers\/scripts\/[\w-]+\/versions/,
      () => ({ id: newVersion, startup_time_ms: 1, metadata: { has_preview: false } }),
    ],
    [
      /^(?:GET|PATCH) \/accounts\/\w+\/workers\/workers\//,
      () => ({ subdomain: { enabled: false, previews_enabled: false } }),
    ],
    [/^GET .*\/workers\/domains\/records/, () => []],
    [/\/domains\/changeset/, () => ({ added: [], removed: [], updated: [], conflicting: [] })],
    [/^(?:GET|PUT) .*\/schedules$/, () => ({ schedules: [] })],
    [/\/subdomain$/, () => ({ enabled: false, previews_enabled: false })],
  ];

  function answer(call: Call): unknown {
    const line = `${call.method} ${call.path.split('?')[0]}`;
    const refusal = state.refusals.find(([pattern]) => pattern.test(line));
    const refused = typeof refusal?.[1] === 'function' ? refusal[1]() : refusal?.[1];
    if (refused) return refused;
    const permission = permissionFor(line);
    if (permission && state.permissions && !state.permissions.includes(permission)) {
      return new Refusal(403, 10000, 'Authentication error');
    }
    for (const [pattern, handle] of routes) {
      const match = pattern.exec(line);
      if (match) return handle(call, match.slice(1));
    }
    return {};
  }

  const server = createServer(async (request, response) => {
    const call = { method: request.method ?? '', path: request.url ?? '', body: await bodyOf(request) };
    calls.push(call);
    const result = await answer(call);
    if (result === 'close') return void request.socket.destroy();
    const refused = result instanceof Refusal ? result : undefined;
    response.writeHead(refused?.status ?? 200, { 'content-type': 'application/json', 'retry-after': '0' });
    response.end(
      JSON.stringify({
        success: !refused,
        errors: refused ? [{ code: refused.code, message: refused.message }] : [],
        messages: [],
        result: refused ? null : result,
        result_info: { page: 1, per_page: 100, count: 1, total_count: 1, total_pages: 1 },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    state,
    env: { CLOUDFLARE_API_BASE_URL: url, CLOUDFLARE_API_TOKEN: 'test-token', CLOUDFLARE_ACCOUNT_ID: accountId },
    /** Calls that changed something, without reads by GET and queries that only select. */
    writes: () => calls.filter(({ method, body }) => method !== 'GET' && !/^\{"sql":"\s*SELECT/.test(body)),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Batch {
  batch: { sql: string; params?: (string | number | null)[] }[];
}

/** The API takes one statement as well. */
async function runBatch(database: Database, query: Batch | Batch['batch'][number]) {
  const batch = 'batch' in query ? query.batch : [query];
  try {
    return await database.batch(batch.map(({ sql, params = [] }) => database.prepare(sql).bind(...params)));
  } catch (error) {
    return new Refusal(400, 7500, String(error));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  // The first part of an uploaded Worker describes it.
  return body.startsWith('------') ? body.slice(0, body.indexOf('\r\n------', 10)) : body;
}
