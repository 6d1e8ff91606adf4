import { expect, test } from 'vitest';
import { emptyDraft } from '#web/admin/newsletter/draft.ts';
import { publishDraft } from '#web/admin/newsletter/publishing.ts';
import { problem } from '../../mock-api.ts';
import { mockAdminApi } from '../support.tsx';

const draft = { ...emptyDraft(), id: 'd1', subject: 'We have moved', content: 'To Marina Plaza.' };

function mockPosts(code: 'id_already_used' | 'unavailable') {
  return mockAdminApi({
    'POST /api/admin/posts': () => problem(409, code),
    'PATCH /api/admin/posts/d1': { post: { id: 'd1' } },
  }).changes;
}

test('a text whose first try has published it is changed by the second', async () => {
  const changes = mockPosts('id_already_used');
  expect(await publishDraft(draft)).toEqual({ id: 'd1' });
  expect(changes.at(-1)).toMatchObject({
    endpoint: 'PATCH /api/admin/posts/d1',
    body: { en: { title: 'We have moved', content: 'To Marina Plaza.' } },
  });
});

test('a text that is refused for another reason is not published', async () => {
  const changes = mockPosts('unavailable');
  await expect(publishDraft(draft)).rejects.toThrow('detail of unavailable');
  expect(changes).toHaveLength(1);
});
