import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReplyDraft, ReplyDraftChange } from '#shared/contracts/conversation.ts';
import { conversation as conversationTexts } from '#shared/staff-texts/conversation.ts';
import { Conversation } from '#web/admin/inbox/conversation/submission-view.tsx';
import { problem } from '../../../mock-api.ts';
import { mockAdminApi, renderAdmin } from '../../support.tsx';
import { detailOf, entryOf, submission } from '../submission-detail.ts';

const { composer } = conversationTexts;
const path = '/api/admin/submissions/s1';
const me = 'amal@rihla.example';
let signedIn = me;

/** The drafts on the server, and whether it answers. */
let drafts: ReplyDraft[];
let failure: ReturnType<typeof problem> | undefined;
let versions = 0;

beforeEach(() => {
  drafts = [];
  signedIn = me;
  failure = undefined;
});

function draft(text: string, by = me): ReplyDraft {
  versions += 1;
  return { by, at: `2026-03-02T08:00:00.${100 + versions}Z`, subject: null, cc: null, text, locale: 'en' };
}

async function open() {
  const sent = mockAdminApi({
    [`GET ${path}`]: () => ({ status: 200, body: detailOf({ drafts }) }),
    'GET /api/admin/me': () => ({ status: 200, body: { email: signedIn } }),
    'GET /api/admin/staff': { items: [{ email: me, name: '', roles: [] }] },
    [`PUT ${path}/draft`]: () => {
      if (failure) return failure;
      const { version, ...texts } = sent.changes.at(-1)!.body as ReplyDraftChange;
      const stored = drafts.find(({ by }) => by === me);
      if (version !== (stored?.at ?? null)) return problem(409, 'status_changed');
      const saved = { ...draft(''), ...texts };
      drafts = [...drafts.filter((one) => one !== stored), saved];
      return { status: 200, body: { draft: saved } };
    },
    [`DELETE ${path}/draft`]: () => {
      drafts = drafts.filter(({ by }) => by !== me);
      return { status: 204 };
    },
    [`POST ${path}/replies`]: () => {
      drafts = drafts.filter(({ by }) => by !== me);
      const entry = entryOf('e1', { kind: 'sent', by: me, emailStatus: 'queued' });
      return { status: 202, body: { entry, submission, dueAt: entry.at } };
    },
  });
  const user = renderAdmin(<Conversation id="s1" />);
  await screen.findByLabelText(composer.text);
  return user;
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>(composer.text);
const type = (value: string) => fireEvent.change(text(), { target: { value } });
const storedText = () => drafts.find(({ by }) => by === me)?.text;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.findByRole('button', { name });

test('the composer takes the draft of another browser, and stores what is added', async () => {
  drafts = [draft('Dear')];
  await open();
  await waitFor(() => expect(text().value).toBe('Dear'));
  type('Dear Layla');
  await waitFor(() => expect(storedText()).toBe('Dear Layla'));
  expect(await screen.findByText(composer.drafts.saved)).toBeTruthy();
});

test('a draft is stored a second after the last key', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('Dear Layla');
  await pass(999);
  expect(storedText()).toBeUndefined();
  await pass(1);
  expect(storedText()).toBe('Dear Layla');
});

test('a draft that could not be stored is stored 20 seconds later', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  failure = problem(503, 'unavailable');
  type('Dear Layla');
  await pass(1000);
  failure = undefined;
  await pass(19_990);
  expect(storedText()).toBeUndefined();
  // TanStack Query reports the failure in a timer of its own.
  await pass(20);
  expect(storedText()).toBe('Dear Layla');
});

test('the composer empties when the reply was sent from another browser', async () => {
  drafts = [draft('Dear')];
  await open();
  await waitFor(() => expect(text().value).toBe('Dear'));
  cleanup();
  drafts = [];
  await open();
  await waitFor(() => expect(text().value).toBe(''));
});

test('two versions of a draft are shown, and the author chooses one', async () => {
  drafts = [draft('Dear')];
  const user = await open();
  await waitFor(() => expect(text().value).toBe('Dear'));
  type('Dear Layla');
  drafts = [draft('Good morning')];
  expect(await screen.findByText('Good morning')).toBeTruthy();
  expect(text().value).toBe('Dear Layla');
  await user.click(await button(composer.drafts.keep));
  await waitFor(() => expect(storedText()).toBe('Dear Layla'));
  type('Dear Layla,');
  drafts = [draft('Good evening')];
  await user.click(await button(composer.drafts.take));
  expect(text().value).toBe('Good evening');
});

test('a draft survives the end of the session, and is stored after the next sign-in', async () => {
  await open();
  failure = problem(401, 'sign_in_required');
  type('Dear Layla');
  await waitFor(() => expect(localStorage.getItem(`conversation-draft-${me}-s1`)).toContain('Dear Layla'));
  cleanup();
  expect(drafts).toEqual([]);
  failure = undefined;
  await open();
  expect(text().value).toBe('Dear Layla');
  await waitFor(() => expect(storedText()).toBe('Dear Layla'));
});

test('a discarded draft is deleted, and one that was sent does not come back', async () => {
  drafts = [draft('Dear')];
  const user = await open();
  await waitFor(() => expect(text().value).toBe('Dear'));
  await user.click(await button(composer.discard));
  await user.click(await button(composer.confirmDiscard.confirm));
  await waitFor(() => expect(drafts).toEqual([]));
  type('Dear Layla');
  await waitFor(() => expect(storedText()).toBe('Dear Layla'));
  await user.click(await button(composer.send));
  await waitFor(() => expect(text().value).toBe(''));
  expect(storedText()).toBeUndefined();
});

test('a colleague’s draft can be read and added to one’s own', async () => {
  drafts = [draft('We can meet on Tuesday.', 'noura@rihla.example')];
  const user = await open();
  type('Dear Layla');
  await user.click(await screen.findByText(/Draft by noura@rihla.example/));
  await user.click(await button(composer.drafts.use));
  expect(text().value).toBe('Dear Layla\n\nWe can meet on Tuesday.');
});

test('a colleague in the same browser does not see a draft that is only there', async () => {
  await open();
  failure = problem(503, 'unavailable');
  type('Dear Layla');
  cleanup();
  signedIn = 'omar@rihla.example';
  await open();
  expect(text().value).toBe('');
  cleanup();
  signedIn = me;
  await open();
  expect(text().value).toBe('Dear Layla');
});
