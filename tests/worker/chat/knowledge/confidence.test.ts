import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#shared/locales.ts';
import { replyWithoutModel } from '#worker/chat/answer/reply-without-model.ts';
import { languageOf } from '#worker/chat/knowledge/arabizi.ts';
import { findSections } from '#worker/chat/knowledge/find-sections.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { sections } from '../../support/knowledge.ts';

const env = { ASSETS: { fetch: async () => Response.json(sections) } as unknown as Fetcher };

async function replyTo(text: string) {
  const question = { text, language: languageOf(text, 'en') };
  return replyWithoutModel({ question, found: await findSections(env, question), site: sections, closed: [] });
}

const ofSite = fc.constantFrom(
  'agent',
  'ledger',
  'passport',
  'dashboard',
  'webhook',
  'seller',
  'internship',
  'hosting',
);
/** A word of no page. */
const strange = fc.stringMatching(/^[bdgkz][vwxj]{2}[oui][bdgkz]{2}[vwxj]{2}$/);

describe('what Joe is sure of', () => {
  it('is no section that lacks the rarest words of the question', async () => {
    await fc.assert(
      fc.asyncProperty(ofSite, strange, strange, async (known, one, other) => {
        const { unanswered } = await replyTo(`does the ${known} have ${one} ${other}`);
        expect(unanswered).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
  });

  it('is no section when one word of the question is on no page', async () => {
    await fc.assert(
      fc.asyncProperty(ofSite, strange, async (known, other) => {
        for (const question of [`does the ${known} support ${other}`, `which ${known} has ${other}`]) {
          expect((await replyTo(question)).unanswered, question).toBe(true);
        }
      }),
      { numRuns: propertyRuns },
    );
  });

  it('is no section that only a word of a list of search phrases leads to', async () => {
    const searchPhrases = 'alpaca ostrich penguin walrus | mongoose farm';
    const changed = sections.map((section) =>
      section.id === 'lagentry/intro' ? { ...section, searchPhrases } : section,
    );
    const own = { ASSETS: { fetch: async () => Response.json(changed) } as unknown as Fetcher };
    vi.resetModules();
    const { findSections: find } = await import('#worker/chat/knowledge/find-sections.ts');
    const sureOf = async (text: string) => (await find(own, { text, language: 'en' })).sure.length > 0;
    expect(await sureOf('tell me about a penguin')).toBe(false);
    expect(await sureOf('a penguin or a walrus or an ostrich')).toBe(true);
    expect(await sureOf('where is the mongoose farm')).toBe(true);
  });

  it('is no section of another product than the one that the question names', async () => {
    const product = fc.constantFrom('MarketEye', 'the AI Auditor', 'Lagentry', 'the AI Data Analyst');
    const ofOthers = fc.constantFrom('selfies', 'a liveness check', 'emirates id cards');
    await fc.assert(
      fc.asyncProperty(product, ofOthers, async (name, thing) => {
        const { unanswered, message } = await replyTo(`does ${name} check ${thing}`);
        expect(unanswered, message).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
  });

  it('is no section that has none of the words of a question with yes or no', async () => {
    const searchPhrases = 'unicorn stable | حظيرة نعامة';
    const changed = sections.map((section) =>
      section.id === 'lagentry/cards/6' ? { ...section, searchPhrases } : section,
    );
    const own = { ASSETS: { fetch: async () => Response.json(changed) } as unknown as Fetcher };
    vi.resetModules();
    const { findSections: find } = await import('#worker/chat/knowledge/find-sections.ts');
    const sureOf = async (text: string, language: Locale) => (await find(own, { text, language })).sure.length > 0;
    expect(await sureOf('where is the unicorn stable', 'en')).toBe(true);
    expect(await sureOf('do you have a unicorn stable', 'en')).toBe(false);
    expect(await sureOf('وين حظيرة النعامة', 'ar')).toBe(true);
    expect(await sureOf('عندكم حظيرة نعامة', 'ar')).toBe(false);
  });

  it.each(['do you have a bug bounty', 'do you do payroll', 'عندكم مكافآت للثغرات', 'هل تنشرون كود النماذج'])(
    'is nothing for %j, which the site leaves open',
    async (question) => expect((await replyTo(question)).unanswered).toBe(true),
  );

  it('is no legal page for a question about something else', async () => {
    const thing = fc.constantFrom(
      'the agent',
      'Google',
      'a browser',
      'our customers',
      'a chatbot',
      'the price',
      'الوكيل',
      'جوجل',
    );
    const rest = fc.constantFrom(
      'what happens if X is wrong',
      'does the chat remember X',
      'which browsers does X support',
      'how do you price X by conversation',
      'can I try X without a contract',
      'هل X يتذكر العملاء',
      'وش يصير لو X غلط',
    );
    await fc.assert(
      fc.asyncProperty(thing, rest, async (name, question) => {
        const { unanswered, sources } = await replyTo(question.replace('X', name));
        if (!unanswered) expect(sources[0]?.path).not.toMatch(/\/(?:terms|privacy|cookies)(?:#|$)/);
      }),
      { numRuns: propertyRuns },
    );
  });

  it('is nothing for a question about the days on which a product works', async () => {
    const english = fc.tuple(
      fc.constantFrom('do your agents', 'can the AI', 'does the auditor', 'does Lagentry'),
      fc.constantFrom('work', 'run', 'answer'),
      fc.constantFrom('on Sundays', 'on Thursday', 'on Friday', 'on Fridays', 'on weekends', 'tomorrow'),
    );
    const arabic = fc.tuple(
      fc.constantFrom('هل', 'ممكن'),
      fc.constantFrom('الوكيل', 'المدقق', 'الذكاء الاصطناعي'),
      fc.constantFrom('يشتغل', 'يعمل', 'يرد'),
      fc.constantFrom('يوم الأحد', 'بكرة', 'الجمعة', 'يوم الجمعة', 'أيام الجمعة', 'في الويكند'),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(english, arabic), async (words) => {
        const question = words.join(' ');
        expect((await replyTo(question)).unanswered, question).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
  });

  it.each([
    ['White Friday prices', 'hour by hour'],
    ['can you help us with pricing on Black Friday', 'hour by hour'],
    ['تسعير الجمعة البيضاء', 'ساعةً بساعة'],
    ['أسعار البلاك فرايدي', 'ساعةً بساعة'],
  ])('is the section about the sale for %j, which names it', async (question, says) => {
    const { message, unanswered } = await replyTo(question);
    expect(message).toContain(says);
    expect(unanswered).toBeUndefined();
  });

  it('is a section in words of its own title', async () => {
    const titles = sections
      .filter(({ id, locale }) => locale === 'en' && id.startsWith('product-security/') && id.split('/').length === 3)
      .map(({ title }) => title.split(': ').at(-1)!)
      .filter((title) => title.endsWith('?'));
    for (const title of titles) expect((await replyTo(title)).unanswered, title).toBeUndefined();
  });

  it('is a number, when the question asks for one', async () => {
    const counted = fc.constantFrom('lawyers', 'parrots', 'warehouses', 'helicopters', 'cousins');
    const of = fc.constantFrom('does lagentry have', 'use marketeye', 'work on the ai auditor', 'check an id');
    await fc.assert(
      fc.asyncProperty(counted, of, async (noun, rest) => {
        expect((await replyTo(`how many ${noun} ${rest}`)).unanswered).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
    expect((await replyTo('how many stocks does marketeye follow')).message).toContain('10K+ Stocks');
  });

  it('is a number of the things that are counted, and not a time or a part of a word', async () => {
    const english = fc.constantFrom('engineers', 'servers', 'developers', 'investors', 'partners', 'banks');
    const arabic = fc.constantFrom('سيرفر', 'مهندس', 'مطور', 'شريك', 'بنك', 'مورد');
    const rest = fc.constantFrom(' عندكم', ' يستخدم المدقق', ' عندكم في الفريق', ' لديكم؟');
    const question = fc.oneof(
      english.map((thing) => `how many ${thing} do you have`),
      fc.tuple(fc.constantFrom('كم ', 'كام ', 'كم عدد ال'), arabic, rest).map((words) => words.join('')),
    );
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        expect((await replyTo(asked)).unanswered, asked).toBe(true);
      }),
      { numRuns: propertyRuns * 2 },
    );
  });

  it.each([
    ['كم موظف عندكم', '50+ عضوًا في الفريق'],
    ['كم وثيقة فحصتوا', '50+ مليون عملية تحقق'],
    ['كم يوم إجازة بالسنة', 'إجازة 30 يومًا'],
  ])('is the number that %j asks for', async (question, says) => {
    const { message, unanswered } = await replyTo(question);
    expect(message).toContain(says);
    expect(unanswered).toBeUndefined();
  });
});
