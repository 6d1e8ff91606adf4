import type { APIRequestContext } from '@playwright/test';
import { hmac } from '#worker/db/hash.ts';

/** The path at which `wrangler dev` takes emails in place of Email Routing. */
const endpoint = '/cdn-cgi/local/email';
const databases = '/cdn-cgi/explorer/api/d1/database';

export async function deliver(request: APIRequestContext, from: string, to: string, text: string): Promise<string> {
  const id = `<${crypto.randomUUID()}@visitor.example>`;
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Message-ID: ${id}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ];
  const response = await request.post(`${endpoint}?${new URLSearchParams({ from, to })}`, { data: lines.join('\r\n') });
  return response.text();
}

/** The secret address of a submission's conversation, which is otherwise only in sent emails. */
export async function replyAddress(request: APIRequestContext, submissionId: string): Promise<string> {
  const signature = hmac(await signingKey(request, 'replies'), submissionId);
  return `reply+${submissionId.replaceAll('-', '')}${signature.slice(0, 24)}@rihla.example`;
}

/** The key of links and addresses that are only in emails. */
export async function signingKey(request: APIRequestContext, name: string): Promise<string> {
  const [[key]] = await runSql(request, `SELECT key FROM hmac_keys WHERE name = '${name}'`);
  return key;
}

export async function runSql(request: APIRequestContext, sql: string) {
  const [database] = (await (await request.get(databases)).json()).result;
  const answer = await request.post(`${databases}/${database.uuid}/raw`, { data: { sql } });
  return (await answer.json()).result[0].results.rows;
}
