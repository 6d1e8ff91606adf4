import { env } from 'cloudflare:workers';
import { signedToken } from '#worker/db/keys.ts';
import { demoRequest } from './forms.ts';
import { post, subscribe } from './newsletter.ts';

/** An address with a submission, a subscription and their emails. */
export async function knownAddress(overrides: Record<string, unknown> = {}): Promise<string> {
  const email = `${crypto.randomUUID()}@owner.example`;
  const response = await post('/api/submissions', demoRequest({ email, ...overrides }));
  if (response.status !== 201) throw new Error(`The submission was answered with ${response.status}`);
  await subscribe(email, {}, 'footer');
  return email;
}

/** The token of a new link; `age` is in milliseconds. */
export async function linkFor(email: string, age = 0): Promise<string> {
  const id = crypto.randomUUID();
  await env.DB.prepare('INSERT INTO data_links (id, email, created_at) VALUES (?, ?, ?)')
    .bind(id, email, new Date(Date.now() - age).toISOString())
    .run();
  return signedToken(env, 'data_links', id);
}

async function tableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Every row of a table, as text that also contains the bytes of blobs. */
export async function contentOf(table: string): Promise<string> {
  return asText((await env.DB.prepare(`SELECT * FROM "${table}"`).all()).results);
}

export async function wholeDatabase(): Promise<Record<string, string>> {
  const names = await tableNames();
  const tables = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return Object.fromEntries(names.map((name, i) => [name, asText(tables[i]!.results)]));
}

function asText(rows: unknown[]): string {
  return JSON.stringify(rows, (_key, value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.every((byte) => typeof byte === 'number')
      ? String.fromCharCode(...value)
      : value,
  );
}
