import { expect, it } from 'vitest';
import { requestWith } from '../support/faults.ts';
import { localStaff } from '../support/staff.ts';

it.each([
  ['/api/submissions', 32],
  ['/api/admin/newsletters', 192],
])('says how much %s takes: %i KiB', async (path, kibibytes) => {
  const post = (bytes: number) =>
    requestWith(
      localStaff,
      path,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(bytes) },
      'http://localhost',
    );
  expect((await post(kibibytes * 1024)).status).toBe(400);
  const refused = await post(kibibytes * 1024 + 1);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ detail: `The request body is larger than ${kibibytes} KiB.` });
});
