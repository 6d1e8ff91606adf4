import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Person } from '#shared/contracts/contact.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { PersonalData } from '#shared/contracts/privacy.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { as, json, nameRoles } from '../support/colleagues.ts';
import { mailbox } from '../support/mail.ts';
import { addSubmission } from '../support/records.ts';
import { expectRefusal } from '../support/refusal.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  mailbox();
  await emptyTables('form_submissions', 'submission_events', 'emails', 'suppressions');
  await nameRoles();
});

const at = (name: string) => `${name}@${name}.example`;
const add = (name: string) => addSubmission({ email: at(name) });
const mark = (id: string, other: string) => as('sales', `submissions/${id}/same`, { as: other }, 'PUT');
const unmark = (id: string) => as('sales', `submissions/${id}/same`, undefined, 'DELETE');
const personOf = (name: string) => json<Person>('sales', `person?email=${encodeURIComponent(at(name))}`);
const addressesOf = async (name: string) => (await personOf(name)).emails.toSorted();
const detailOf = (id: string) => json<SubmissionDetail>('sales', `submissions/${id}`);

it('reads two marked records as one person, and as two after it is undone', async () => {
  const [work, home] = [await add('work'), await add('home')];
  const again = await add('work');
  expect((await mark(work, home)).status).toBe(204);
  const person = await personOf('home');
  expect(person.emails.toSorted()).toEqual([at('home'), at('work')]);
  expect(person.submissions.map(({ id }) => id).toSorted()).toEqual([work, home, again].toSorted());
  expect((await detailOf(work)).same.map(({ id }) => id)).toEqual([home]);

  expect((await unmark(home)).status).toBe(204);
  expect(await addressesOf('home')).toEqual([at('home')]);
  expect(await addressesOf('work')).toEqual([at('work')]);
  expect((await detailOf(work)).same).toEqual([]);
});

it('shows ten other records of the person', async () => {
  const ids = [];
  for (let i = 0; i < 12; i++) ids.push(await addSubmission({ email: at('work'), samePerson: 'one' }));
  expect((await detailOf(ids[0]!)).same.map(({ id }) => id)).toEqual(ids.slice(2).toReversed());
});

it('writes the mark and its end into both timelines', async () => {
  const [work, home] = [await add('work'), await add('home')];
  await mark(work, home);
  await mark(home, work);
  await unmark(work);
  const events = async (id: string) => (await detailOf(id)).events.map(({ field, from, to }) => [field, from, to]);
  expect(await events(work)).toEqual([
    ['same_person', null, home],
    ['same_person', work, null],
  ]);
  expect(await events(home)).toEqual([
    ['same_person', null, work],
    ['same_person', work, null],
  ]);
});

it('joins whoever is joined by any marks, and parts an address from all', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const pair = fc.tuple(fc.nat(3), fc.nat(3)).filter(([one, other]) => one !== other);
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { maxLength: 5 }), fc.nat(3), async (pairs, parted) => {
      await emptyTables('form_submissions');
      const ids: string[] = [];
      for (const name of names) ids.push(await add(name));
      const groups = names.map((_, index) => new Set([index]));
      for (const [one, other] of pairs) {
        expect((await mark(ids[one]!, ids[other]!)).status).toBe(204);
        const joined = new Set([...groups[one]!, ...groups[other]!]);
        for (const index of joined) groups[index] = joined;
      }
      const expected = (index: number) => [...groups[index]!].map((member) => at(names[member]!)).toSorted();
      for (const [index, name] of names.entries()) expect(await addressesOf(name)).toEqual(expected(index));
      await unmark(ids[parted]!);
      expect(await addressesOf(names[parted]!)).toEqual([at(names[parted]!)]);
      const rest = names.findIndex((_, index) => index !== parted && groups[parted]!.has(index));
      if (rest >= 0) {
        expect(await addressesOf(names[rest]!)).toEqual(expected(rest).filter((one) => one !== at(names[parted]!)));
      }
    }),
    { numRuns: propertyRuns },
  );
});

it('erases only the records of the address and the mark', async () => {
  const [work, home] = [await add('work'), await add('home')];
  await mark(work, home);
  const exported = await json<PersonalData>('admin', `people?email=${encodeURIComponent(at('work'))}`);
  expect(exported.same_person).toEqual([{ submission_id: work, same_as: home }]);
  expect(JSON.stringify(exported)).not.toContain(at('home'));
  await as('admin', 'people', { email: at('work') }, 'DELETE');
  const { results } = await env.DB.prepare('SELECT id, same_person FROM form_submissions').all();
  expect(results).toEqual([{ id: home, same_person: null }]);
});

it('marks only records that the roles of the author include', async () => {
  const [demo, application] = [await add('work'), await addSubmission({ formType: 'career', email: at('home') })];
  await expectRefusal(mark(demo, application), [403, 'role_required', /Recruiting/]);
  await as('admin', `submissions/${demo}/same`, { as: application }, 'PUT');
  expect(await addressesOf('work')).toEqual([at('work')]);
  expect((await detailOf(demo)).same).toEqual([]);
  const all = await json<Person>('admin', `person?email=${encodeURIComponent(at('work'))}`);
  expect(all.emails.toSorted()).toEqual([at('home'), at('work')]);
});

it('refuses a record as itself, and an unknown one', async () => {
  const id = await add('work');
  await expectRefusal(mark(id, id), [422, 'validation_failed', 'as: Choose another record.']);
  await expectRefusal(mark(id, crypto.randomUUID()), [404, 'not_found', 'This submission no longer exists.']);
  const { results } = await env.DB.prepare('SELECT same_person FROM form_submissions').all();
  expect(results).toEqual([{ same_person: null }]);
});
