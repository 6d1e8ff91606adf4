import { beforeAll, expect, it } from 'vitest';
import type { Page } from '#shared/contracts/admin.ts';
import type { Person } from '#shared/contracts/contact.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { nationalNumber, searchedNumbers } from '#worker/db/phone-numbers.ts';
import { store } from '../support/conversation.ts';
import { demoRequest } from '../support/forms.ts';
import { getAsStaff } from '../support/staff.ts';

const stored = {
  qatar: '+974 7630 2611',
  bahrain: '00973 7630 2611',
  mobile: '0555291878',
  landline: '+971 (0)4 390 1122',
  saudi: '٠٥٠ ٨٨٨ ٧٧٦٦',
  kuwait: '2244-6688',
  london: '+44 20 7946 0958',
};
const ids = new Map<string, string>();

beforeAll(async () => {
  for (const [name, phone] of Object.entries(stored)) {
    const form = demoRequest({ phone, email: `${name}@phones.example`, id: crypto.randomUUID() });
    ids.set((await store(form)).id, name);
  }
});

async function found(q: string): Promise<string[]> {
  const { items } = await (await getAsStaff(`/api/admin/submissions?${new URLSearchParams({ q, limit: '100' })}`)).json<
    Page<StaffSubmission>
  >();
  return items.map(({ id }) => ids.get(id)!).sort();
}

it.each([
  ['7630 2611', ['bahrain', 'qatar']],
  ['76302611', ['bahrain', 'qatar']],
  ['2611', ['bahrain', 'qatar']],
  ['+974 7630 2611', ['qatar']],
  ['00974-76302611', ['qatar']],
  ['+971 55 529 1878', ['mobile']],
  ['+971 (0)55 529 1878', ['mobile']],
  ['+966 55 529 1878', ['mobile']],
  ['055 529 1878', ['mobile']],
  ['529 1878', ['mobile']],
  ['18 78', ['mobile']],
  ['04 390 1122', ['landline']],
  ['3901122', ['landline']],
  ['+966508887766', ['saudi']],
  ['888 7766', ['saudi']],
  ['+965 2244 6688', ['kuwait']],
  ['22 44 66 88', ['kuwait']],
  ['020 7946 0958', ['london']],
  ['442079460958', ['london']],
  ['79460958', ['london']],
  ['763', ['bahrain', 'qatar']],
  ['+974 5529 1878', []],
])('finds a caller by %s', async (q, names) => {
  expect(await found(q)).toEqual(names);
});

it('keeps callers apart whose numbers differ in the code of their country', async () => {
  const emailsOf = async (phone: string) =>
    (await (await getAsStaff(`/api/admin/person?${new URLSearchParams({ phone })}`)).json<Person>()).emails.sort();
  expect(await emailsOf(stored.qatar)).toEqual(['qatar@phones.example']);
  expect(await emailsOf('7630 2611')).toEqual(['bahrain@phones.example', 'qatar@phones.example']);
  expect(await emailsOf('+971555291878')).toEqual(['mobile@phones.example']);
});

it.each([
  ['123456', null],
  ['1234567', '1234567'],
  ['123456789', '123456789'],
  ['+44 20 7946 0958', '079460958'],
])('takes of the number %s the digits %s', (phone, national) => {
  expect(nationalNumber(phone)).toBe(national);
});

it('searches numbers for four digits, but not for three', () => {
  expect([searchedNumbers('123'), searchedNumbers('1234')]).toEqual([[], ['1234']]);
});
