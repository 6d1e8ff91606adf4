import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteSections } from '../build/knowledge/site-sections.ts';
import { openLocalDatabase } from '../lib/local-database.ts';
import { readConfig } from '../lib/settings.ts';
import { fail, root } from '../lib/tooling.mjs';
import { clock, createRandom, uuidFrom } from './clock.ts';
import { planMonth, seedNumber } from './month.ts';
import { openSite } from './site.ts';
import { d1File, type LocalD1, openD1 } from './sqlite-d1.ts';
import { startOf } from './story.ts';
import { loadWorker } from './worker.ts';

const { values } = parseArgs({ options: { 'persist-to': { type: 'string' }, 'if-empty': { type: 'boolean' } } });
const state = values['persist-to'] ?? join(root, '.wrangler', 'state');

const now = Date.now();
const random = createRandom(seedNumber);
const database = openD1(d1File(state, readConfig(undefined).d1_databases[0]!.database_id!), random);

const counted = {
  submissions: 'form_submissions',
  bookings: 'bookings',
  subscribers: 'newsletter_subscribers',
  emails: 'emails',
  chats: 'chat_sessions',
};
if ((await count(database)).some(([, rows]) => rows > 0)) {
  if (values['if-empty']) process.exit(0);
  fail('The local database has records. `npm run seed -- --reset` deletes them and begins anew.');
}

console.log('• Inventing a month of work (half a minute)');
await play();
const contents = (await count(database)).map(([name, rows]) => `${rows.toLocaleString('en')} ${name}`);
console.log(`  ${contents.join(', ')}`);
database.close();

async function play(): Promise<void> {
  const [{ FILES, close }, loaded, sections] = await Promise.all([
    openLocalDatabase(state),
    loadWorker(),
    siteSections(),
  ]);
  const problems: string[] = [];
  const { info, warn, error } = console;
  // The Worker's warnings and errors are problems of the seed; those of the bundler, such as slow plugins, are none.
  const note = (line: string) => problems.push(line);
  Object.assign(console, { info: () => {}, warn: note, error: note });
  crypto.randomUUID = () => uuidFrom(random);
  clock.start(startOf(now));
  await planMonth(openSite({ ...loaded, database, files: FILES, random, sections }), now).play();
  clock.stop();
  Object.assign(console, { info, warn, error });
  if (problems.length > 0) fail(`The month was not stored:\n${problems.slice(0, 10).join('\n')}`);
  database.commit();
  await Promise.all([close(), loaded.close()]);
}

async function count(db: LocalD1): Promise<[string, number][]> {
  const entries = Object.entries(counted).map(async ([name, table]): Promise<[string, number]> => {
    return [name, (await db.prepare(`SELECT count(*) AS rows FROM ${table}`).first('rows')) as number];
  });
  return Promise.all(entries);
}
