import { asc, eq, sql } from 'drizzle-orm';
import type { Campaign } from '#shared/contracts/analytics.ts';
import { maxCampaigns } from '#shared/limits.ts';
import { type Database, database } from '../db/client.ts';
import { insertIf } from '../db/insert-if.ts';
import { campaigns } from '../db/schema.ts';
import type { Bindings } from '../env.ts';

/** Other isolates count a new campaign a minute later at most. */
const freshForMs = 60_000;
const kept = new WeakMap<D1Database, { names: Set<string>; until: number }>();

/** The campaign's name if staff have defined it: no other value from a visitor's link is stored. */
export async function knownCampaign(env: Pick<Bindings, 'DB'>, campaign: string): Promise<string | undefined> {
  const name = campaign.toLowerCase();
  if (name === '') return undefined;
  const cached = kept.get(env.DB);
  const names = cached && cached.until > Date.now() ? cached.names : await readNames(env);
  return names.has(name) ? name : undefined;
}

async function readNames(env: Pick<Bindings, 'DB'>): Promise<Set<string>> {
  const names = new Set((await selectCampaigns(database(env))).map(({ name }) => name));
  kept.set(env.DB, { names, until: Date.now() + freshForMs });
  return names;
}

export function forgetCampaigns(env: Pick<Bindings, 'DB'>): void {
  kept.delete(env.DB);
}

export function selectCampaigns(db: Database) {
  return db.select().from(campaigns).orderBy(asc(campaigns.name));
}

export function saveCampaign(db: Database, campaign: typeof campaigns.$inferInsert) {
  const { name, title, by, at } = campaign;
  const isRoom = sql`(SELECT count(*) FROM campaigns WHERE name <> ${name}) < ${maxCampaigns}`;
  return insertIf(db, campaigns, campaign, isRoom)
    .onConflictDoUpdate({ target: campaigns.name, set: { title, by, at } })
    .returning();
}

export function deleteCampaign(db: Database, name: string) {
  return db.delete(campaigns).where(eq(campaigns.name, name));
}

export function campaignOf({ name, title, by, at }: typeof campaigns.$inferSelect): Campaign {
  return { name, title, named_by: by, named_at: at };
}
