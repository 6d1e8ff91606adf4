import { expect, it } from 'vitest';
import { topicAnswers as arabic } from '#shared/content/ar/topic-answers.ts';
import chat from '#shared/content/en/chat.ts';
import { topicAnswers as english } from '#shared/content/en/topic-answers.ts';
import { isolated } from '#shared/content/isolated.ts';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import { locales } from '#shared/locales.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { chatContents } from '#worker/chat/answer/canned-reply.ts';
import { replyWithoutModel } from '#worker/chat/answer/reply-without-model.ts';
import { newTurn } from '#worker/chat/answer/turn.ts';
import { findSections } from '#worker/chat/knowledge/find-sections.ts';
import { topics } from '#worker/chat/topics/topics.ts';
import { sections } from '../../support/knowledge.ts';

const env = { ASSETS: { fetch: async () => Response.json(sections) } as unknown as Fetcher };

interface Options {
  before?: string[];
  site?: readonly KnowledgeSection[];
  written?: KnowledgeSection;
}

async function replyTo(text: string, { before = [], site = sections, written }: Options = {}) {
  const { question } = newTurn({ sessionId: 's', text, locale: 'en', requestId: 'r' });
  const history = before.map((content) => ({ role: 'user' as const, content }));
  const added = written && { version: 'with an answer', sections: [written] };
  const found = await findSections(env, question, history, added);
  return replyWithoutModel({ question, found, site, closed: [] });
}

const sectionOf = (id: string, locale: Locale = 'en') =>
  sections.find((section) => section.id === id && section.locale === locale)!;

/** A quote names the section that it is from. */
const quoteOf = (id: string, locale: Locale = 'en') =>
  `${{ en: english, ar: arabic }[locale].quote(sectionOf(id, locale).source ?? sectionOf(id, locale).title)}\n\n`;

const ar = 'ar';

/** A first question, what its answer says, and the page that it leads to. */
it.each<[question: string, says: string, leadsTo?: string]>([
  ['do you store my data in the UAE?', quoteOf('trust/data'), '/trust#data'],
  ['are you ISO 27001 certified', quoteOf('trust/certificates'), '/trust#certificates'],
  ['I want to book a demo tomorrow at 10', english.booking, '/schedule-demo'],
  ['how do I cancel my demo', english.moving, '/schedule-demo#next'],
  ['difference between growth and scale', '• **Growth**: $49 per month (about AED 180) · 100,000 AI', '/pricing#plans'],
  ['what does it cost?', '**Growth**: $49 per month (about AED 180)', '/pricing#plans'],
  ['price of scale', '• **Scale**: $199 per month (about AED 731) · 1M AI operations', '/pricing#plans'],
  ['enterprise price', 'Enterprise has no published price: it is by quote', '/pricing#plans'],
  ['can growth export audit logs', '**Growth**, Audit log export: No.', '/pricing#comparison'],
  ['how much is the ai auditor', 'AI Auditor has no published price: it is by quote', '/products/ai-auditor'],
  ['What services do you provide?', '• **AI agents**: ', '/company#solutions'],
  ['do you offer on-premise', english.onPremise, '/solutions/enterprise#cards'],
  ['can I pay yearly', '**Growth**: $49 per month', '/pricing#plans'],
  ['هل ندفع سنويا', arabic.prices, '/ar/pricing#plans'],
  ['do you sell my data', quoteOf('privacy/in-short'), '/privacy#in-short'],
  ['where is your office', chat.canned.contact, sectionOf('contact').path],
  ['are you open on Friday', english.hours, sectionOf('hours').path],
  ['can I talk to a human', english.person, sectionOf('contact').path],
  ['are you hiring?', chat.canned.careers, '/careers#positions'],
  ['what do you do', english.about, '/company'],
  ['which products do you have', chat.canned.products, '/products'],
  ['are you a bot', quoteOf('terms/joe'), '/terms#joe'],
  ['how much per month?', '**Starter**: Free', '/pricing#plans'],
  ['I uploaded the wrong CV, can I replace it?', english.application, '/my-data'],
  ['how do I withdraw my job application', english.application, '/my-data'],
  ['do you issue VAT invoices', quoteOf('pricing/terms/3'), '/pricing#terms'],
  ['what happens if I go over 100,000 operations', quoteOf('pricing/terms/2'), '/pricing#terms'],
  ['can I cancel my subscription any time', english.endingPlan, '/pricing#terms'],
  ['what can you do for a small shop in Riyadh', english.smallBusiness, sectionOf('lagentry/cards-2').path],
  ['do you have a DPA', quoteOf('product-security/data-protection/1'), '/product-security#data-protection'],
  ['Do you have a DPA I can download?', 'Yes. On request, with the contract.', '/product-security#data-protection'],
  ['who owns the conversations', 'Your data stays yours”:', '/#cards'],
  ['is our data encrypted?', quoteOf('product-security/security/10'), '/product-security#security'],
  ['can you sign an NDA', english.notOnSite],
  [
    'are you GDPR compliant',
    'designed for the rights of access, correction, erasure and portability',
    '/privacy#rights',
  ],
  ['do you follow the data protection law of the UAE', english.dataLaws, '/privacy#rights'],
  ['what do you do with data about me', 'We store what you send us, so that we can reply to you.', '/privacy#in-short'],
  ['how do you use my personal data?', english.personalData, '/privacy#in-short'],
  ['which customers use you', 'Our site names no customer, because that needs their consent.', '/trust#figures'],
  ['who are your biggest clients', english.customers, '/trust#figures'],
  ['hi', english.greeting],
  ['thanks', english.thanks],
  ['ok', english.acknowledgement],

  ['وين تحفظون بياناتنا', quoteOf('trust/data', ar), '/ar/trust#data'],
  ['هل عندكم شهادة ايزو', quoteOf('trust/certificates', ar), '/ar/trust#certificates'],
  ['ابي احجز ديمو باجر الساعة 10', arabic.booking, '/ar/schedule-demo'],
  ['كيف الغي الموعد', arabic.moving, '/ar/schedule-demo#next'],
  [
    'شو الفرق بين باقة النمو والتوسع',
    `• **النمو**: ${isolated('$49')} شهريًا (نحو 180 درهمًا) · 100,000 عملية`,
    '/ar/pricing#plans',
  ],
  ['بكم', arabic.prices, '/ar/pricing#plans'],
  ['سعر النمو', `• **النمو**: ${isolated('$49')} شهريًا`, '/ar/pricing#plans'],
  ['كم سعر باقة النمو؟', `• **النمو**: ${isolated('$49')} شهريًا`, '/ar/pricing#plans'],
  ['كم يكلف التوسع', `• **التوسّع**: ${isolated('$199')} شهريًا`, '/ar/pricing#plans'],
  ['نبي نشغله على سيرفراتنا', arabic.onPremise, '/ar/solutions/enterprise#cards'],
  ['تبيعون بياناتي', quoteOf('privacy/in-short', ar), '/ar/privacy#in-short'],
  ['ارسلوا لنا نسخة من الـDPA', 'نعم. عند الطلب، مع العقد.', '/ar/product-security#data-protection'],
  ['لمن ملكية بيانات المحادثات؟', 'بياناتكم لكم»:', '/ar#cards'],
  ['وين مكتبكم', arabic.contact, sectionOf('contact', ar).path],
  ['تداومون الجمعة', arabic.hours, sectionOf('hours', ar).path],
  ['خلوا احد يدق علي', arabic.person, sectionOf('contact', ar).path],
  ['عندكم وظايف', chatContents.ar.canned.careers, '/ar/careers#positions'],
  ['شو تسوون', arabic.about, '/ar/company'],
  ['شنو منتجاتكم', arabic.products, '/ar/products'],
  ['انت روبوت ولا انسان', quoteOf('terms/joe', ar), '/ar/terms#joe'],
  ['كم يكلف علي بالشهر بالريال؟', arabic.currencies, '/ar/pricing#plans'],
  ['ابي اسحب طلبي', arabic.application, '/ar/my-data'],
  ['عندي محل صغير بالرياض وش تقدرون تسوون لي', arabic.smallBusiness, sectionOf('lagentry/cards-2', ar).path],
  ['تقسطون تابي ولا تمارا', arabic.notOnSite],
  ['قانون حماية البيانات الاماراتي PDPL', arabic.dataLaws, '/ar/privacy#rights'],
  ['هل أنتم متوافقون مع GDPR؟', 'صُمم الموقع ليتيح حقوق الحصول على المعلومات', '/ar/privacy#rights'],
  ['ماذا تفعلون ببياناتي؟', 'نحفظ ما ترسلونه إلينا كي نرد عليكم.', '/ar/privacy#in-short'],
  ['وش تسوون ببياناتي', arabic.personalData, '/ar/privacy#in-short'],
  ['من هم عملاؤكم؟', 'لا يذكر موقعنا اسم أي عميل', '/ar/trust#figures'],
  ['منو زبائنكم', arabic.customers, '/ar/trust#figures'],
  ['السلام عليكم', arabic.salam],
  ['هلا والله', arabic.greeting],
  ['يعطيكم العافية', arabic.thanks],

  ['ayn bayanati', quoteOf('trust/data', ar), '/ar/trust#data'],
  ['abi a7jez demo bokra', arabic.booking, '/ar/schedule-demo'],
  ['kif alghi el maw3id', arabic.moving, '/ar/schedule-demo#next'],
  ['wayed ghali', arabic.prices, '/ar/pricing#plans'],
  ['wain maktabkom', arabic.contact, sectionOf('contact', ar).path],
  ['tdwmon el jum3a', arabic.hours, sectionOf('hours', ar).path],
  ['abi a7ad yt9el feni', arabic.person, sectionOf('contact', ar).path],
  ['3endkom wazayef', chatContents.ar.canned.careers, '/ar/careers#positions'],
  ['shu tsawwon', arabic.about, '/ar/company'],
  ['enta robot wla ensan', quoteOf('terms/joe', ar), '/ar/terms#joe'],
  ['kam el e8sa6, fe ta2seet?', arabic.notOnSite],
  ['shukran', arabic.thanks],
])('answers %j without a model', async (question, says, leadsTo) => {
  const { message, sources } = await replyTo(question);
  expect(message).toContain(says);
  expect(sources[0]?.path).toBe(leadsTo);
});

it.each([
  ['ارسلوا لي بروفايل الشركة', 'company/intro'],
  ['سابقة اعمالكم ومشاريعكم', 'company/stats'],
  ['ادفع بالدرهم ولا بالريال', 'pricing/terms/4'],
  ['السعر عليه 5 بالمية', 'pricing/terms/3'],
  ['مكافحة غسل الاموال AML', 'id-verification/cards/5'],
  ['البطاقة المدنية الكويتية', 'id-verification/documents'],
  ['استمارة السيارة', 'id-verification/documents'],
  ['يشتغل مع يو اي باس', 'enterprise/chips'],
  ['ايجنت AI يشتغل بدالنا', 'lagentry/intro'],
  ['منصة اعتماد ومنافسات', 'lagentry/cards-2/3'],
  ['ابي داشبورد للمبيعات', 'ai-data-analyst/dashboard'],
  ['الديمو بالعربي ولا انجليزي', 'schedule-demo/next/3'],
])('answers %j with a quote of %s', async (question, id) => {
  expect((await replyTo(question)).message).toContain(quoteOf(id, ar));
});

const pages = [[paths.home, paths.company], [paths.lagentry], [paths.careers], [paths.company], [paths.contact]];

const quickQuestions = locales.flatMap((locale) =>
  chatContents[locale].quickQuestions.map((question, index) => ({ locale, question, fitting: pages[index]! })),
);

it.each(quickQuestions)('answers $question from the site, the fitting source first', async (quick) => {
  const { locale, question, fitting } = quick;
  const { message, sources, unanswered } = await replyTo(question);
  expect(message).not.toBe(chatContents[locale].canned.fallback);
  expect(unanswered).toBeUndefined();
  expect(fitting.map((path) => localizedPath(path, locale))).toContain(sources[0]?.path.split('#')[0]);
});

it.each([
  ['how much is it', 'Tell me about MarketEye', 'MarketEye has no published price', '/products/marketeye'],
  ['بكم', 'عطوني نبذة عن عين السوق', 'لا سعر معلنًا لـ«عين السوق»', '/ar/products/marketeye'],
  ['does it speak arabic', 'Tell me about Lagentry', quoteOf('lagentry/cards/5'), '/products/lagentry#cards'],
])('takes %j for a question about the product named before', async (question, named, says, leadsTo) => {
  const { message, sources } = await replyTo(question, { before: [named, 'Which languages are there?'] });
  expect(message).toContain(says);
  expect(sources[0]?.path).toBe(leadsTo);
});

it('takes a long question for one of its own, whatever product was named before', async () => {
  const { sources } = await replyTo('which documents can be read and checked', { before: ['Tell me about Lagentry'] });
  expect(sources[0]?.path).toContain('/products/id-verification');
});

it.each([
  ['we are a logistics company', english.nearest],
  ['نحن شركة لوجستية', arabic.nearest],
])('offers a person, and one sentence of each of three pages, for %j', async (statement, says) => {
  const { message, sources, unanswered, suggestedActions } = await replyTo(statement);
  expect(message.split('\n\n')[0]).toBe(says);
  expect(message.match(/^• \*\*/gm)).toHaveLength(3);
  expect(sources).toHaveLength(3);
  expect({ unanswered, suggestedActions }).toEqual({
    unanswered: true,
    suggestedActions: ['contact_team'],
  });
});

it('puts no colon after a heading that is a question', async () => {
  const { message } = await replyTo('عندكم مكافآت للثغرات');
  expect(message).toContain('• **هل يمكن الإبلاغ عن ثغرة؟** نعم.');
});

it('quotes a section without the heading that names it', async () => {
  const { title, text } = sectionOf('trust/certificates');
  const [heading] = title.split(': ').slice(-1);
  expect(text).toContain(`${heading}. `);
  const { message } = await replyTo('are you ISO 27001 certified');
  expect(message).toBe(`${quoteOf('trust/certificates')}${text.replace(`${heading}. `, '')}`);
});

it.each(['asdkjh qwe', 'best pizza near me'])('shows no pages for %j, which shares no word with them', async (text) => {
  expect(await replyTo(text)).toMatchObject({
    message:
      'Thank you for your message. You will find more on our website, and our team is happy to help at hello@rihla.example.',
    sources: [],
    unanswered: true,
  });
});

it.each([
  ['how much is it', ['tell me about the scale plan'], '• **Scale**: $199'],
  ['which ones', ['do you have internships?'], 'Frontend Developer Intern'],
])('takes %j for a question about %j', async (question, before, says) => {
  expect((await replyTo(question, { before })).message).toContain(says);
});

it('answers two questions of one message', async () => {
  const { message } = await replyTo('Where is your office? And how much does scale cost?');
  expect(message).toContain(chat.canned.contact);
  expect(message).toContain('• **Scale**: $199');
});

it('takes a statement beside a question for no second question', async () => {
  const { message } = await replyTo('Are you open this Friday afternoon? I want to drop by');
  expect(message).toBe(english.hours);
});

it('reads the second question of a message after the first', async () => {
  const { message } = await replyTo('كم تكلف باقة النمو وكم عملية فيها؟');
  expect(message).toContain(`• **النمو**: ${isolated('$49')}`);
  expect(message).toContain('100,000');
});

it.each([
  ['real person', english.person],
  ['can I talk to someone from sales on Sunday', english.person],
  ['this bot is useless', english.anger],
  ['how do I speak to a manager about my invoice', ''],
])('offers a person for %j', async (question, says) => {
  const { message, suggestedActions } = await replyTo(question);
  expect(message).toContain(says);
  expect(suggestedActions).toContain('contact_team');
});

it('never quotes a list of names', async () => {
  for (const { title, namesOnly, text } of sections.filter((section) => section.namesOnly && section.locale === 'en')) {
    expect(namesOnly).toBe(true);
    expect((await replyTo(title)).message).not.toContain(text);
  }
});

it('offers a person where no page answers', async () => {
  expect(await replyTo('what is the salary')).toMatchObject({
    message: 'I couldn’t find that on our site, but our team can tell you.',
    unanswered: true,
  });
});

it.each(['hi', '??', 'where is your office'])('lists %j for no one', async (text) => {
  expect(await replyTo(text)).not.toHaveProperty('unanswered');
});

it.each([
  [`${'A sentence with 99.9% in it. '.repeat(20)}`, /^A sentence with 99\.9% in it\.$/],
  [`${'one item · '.repeat(60)}`, /^(?:one item · )+one item …$/],
])('quotes one sentence of a long text, up to a whole item', async (text, end) => {
  const long = { ...sectionOf('lagentry/intro'), text };
  const asked = { question: 'what is lagentry', before: undefined, product: undefined, plans: [], parts: [] };
  const found = { ...asked, sections: [long], sure: [long], nearest: [], confident: true };
  const question = { text: 'what is lagentry', language: 'en' as const };
  const { message } = replyWithoutModel({ question, found, site: [], closed: [] });
  const quote = message.slice(english.quote(long.title).length + 2);
  expect(quote).toMatch(end);
  expect(quote.length).toBeLessThanOrEqual(302);
});

it('prefers the answer that staff have written to a topic, and gives it in full', async () => {
  const written = {
    ...sectionOf('prices'),
    id: 'written/1',
    title: 'Is there a discount for students?',
    text: 'Students pay half.',
    searchPhrases: 'student discount',
  };
  expect((await replyTo('is there a student discount', { written })).message).toBe('Students pay half.');
  expect((await replyTo('is there a student discount')).message).toBe(
    'I couldn’t find that on our site, but our team can tell you.',
  );
});

it('leads to sections that exist', () => {
  for (const { id, sections: ids = [] } of topics) {
    for (const section of ids)
      expect(
        locales.map((locale) => sectionOf(section, locale)),
        id,
      ).not.toContain(undefined);
  }
});

it('gives the general reply to a topic whose section is missing', async () => {
  expect(await replyTo('where is my data', { site: [] })).toMatchObject({
    message:
      'Thank you for your message. You will find more on our website, and our team is happy to help at hello@rihla.example.',
    sources: [],
  });
});
