import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { careerForm } from '#shared/content/ar/forms/career.ts';
import { demoForm } from '#shared/content/ar/forms/demo.ts';
import { partnershipForm } from '#shared/content/ar/forms/partnership.ts';
import { jobs } from '#shared/content/ar/jobs.ts';
import type { FormContent } from '#shared/content/types/forms.ts';
import { type FormField, formFields } from '#shared/forms/fields.ts';
import { type FormType, formTypes } from '#shared/forms/options.ts';
import { codeSample } from '#shared/site/code-sample.ts';
import { workingPapers } from '#shared/site/working-papers.ts';
import { type Leaf, leavesOf } from '../support/content-leaves.ts';

const content = resolve(import.meta.dirname, '../../src-shared/content');
const arabicOnly = ['plural.ts', 'product-names.ts', 'zone-cities.ts'];

function filesOf(locale: string): string[] {
  const files = readdirSync(join(content, locale), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts')).toSorted();
}
const translated = filesOf('en');

async function leavesOfFile(locale: string, file: string): Promise<Map<string, Leaf>> {
  const leaves = leavesOf({ ...(await import(join(content, locale, file))) });
  // Only Arabic needs a label for each option of a select.
  return new Map(leaves.filter(([place]) => !place.includes('.options.')));
}

it('has the same files in both languages', () => {
  expect(filesOf('ar').filter((file) => !arabicOnly.includes(file))).toEqual(translated);
});

it.each(translated)('has the same structure in both languages: %s', async (file) => {
  const [en, ar] = await Promise.all([leavesOfFile('en', file), leavesOfFile('ar', file)]);
  expect([...ar.keys()].toSorted()).toEqual([...en.keys()].toSorted());
});

const factKeys = [
  /(?<!fields)\.(icon|to|kind|sample|id|path|background|currency|period|changedOn|illustration\.name|layout|opening|scene|scene\.\w+)$/,
  /\b[jJ]obs\[\d+\]\.(position|type|experience|colour|postedOn)$/,
];

/** A fact must not differ between languages: it is no sentence, or a quoted one. */
function isFact(place: string, value: Leaf): boolean {
  if (typeof value !== 'string' || factKeys.some((key) => key.test(place))) return true;
  return /\d/.test(value) && !/\p{L}/u.test(value);
}

it.each(translated)('has the same facts in both languages: %s', async (file) => {
  const [en, ar] = await Promise.all([leavesOfFile('en', file), leavesOfFile('ar', file)]);
  const facts = [...en].filter(([place, value]) => isFact(place, value) || isName(value));
  expect(facts.filter(([place, value]) => ar.get(place) !== value)).toEqual([]);
});

/** Texts that have Latin letters in Arabic, too. */
const names = new Set<string>([
  ...workingPapers.flatMap(({ title, authors, venue }) => [title, authors, venue]),
  'Cloudflare',
  'Cloudflare Turnstile',
  ...codeSample.languages,
  codeSample.code,
  codeSample.file,
  ...['GDPR', 'CCPA', 'SOC 2', 'ISO 27001', 'HIPAA', 'PCI DSS'],
  ...['SAP', 'Oracle', 'Microsoft 365', 'Salesforce', 'ServiceNow', 'Snowflake', 'Jupyter', 'PyTorch'],
  ...['Parquet', 'R', 'Slurm', 'Zenodo', 'Slack', 'Notion', 'Stripe', 'HubSpot', 'Shopify', 'PostgreSQL', 'OpenAPI'],
  ...['Terraform', 'GitHub Actions', 'OpenTelemetry', 'Postman', 'Kafka', 'LinkedIn', 'X'],
  ...['name@company.com', 'name@example.com', 'https://'],
  ...[
    brand.email,
    'scroll-positions',
    'language-chosen',
    'chat-session',
    'chat-booking',
    'chat-open',
    'chat-typed',
    'chat-left',
  ],
]);

function isName(value: Leaf): boolean {
  return typeof value === 'string' && (names.has(value) || /^INV-\d+$/.test(value));
}

/** The values of the samples are Latin letters too. */
const madeOfSamples = /\.(?:at|chart|happened|noted)$/;

it.each(translated)('has an Arabic sentence for each English one: %s', async (file) => {
  const leaves = [...(await leavesOfFile('ar', file))].filter(([, value]) => /\p{L}/u.test(String(value)));
  const sentences = leaves.filter(
    ([place, value]) => !isFact(place, value) && !isName(value) && !madeOfSamples.test(place),
  );
  expect(sentences.filter(([, value]) => !/\p{Script=Arabic}/u.test(String(value)))).toEqual([]);
});

it.each(translated)('writes Latin digits in Arabic: %s', async (file) => {
  const leaves = [...(await leavesOfFile('ar', file))];
  expect(leaves.filter(([, value]) => /[\u0660-\u0669\u06f0-\u06f9]/.test(String(value)))).toEqual([]);
});

const forms: Record<FormType, FormContent> = { demo: demoForm, partnership: partnershipForm, career: careerForm };

it.each(formTypes)('has an Arabic label for each option of the %s form', (type) => {
  const missing = formFields[type].flatMap(({ name, options = [] }: FormField) =>
    options.filter((option) => !/\p{Script=Arabic}/u.test(forms[type].fields[name]?.options?.[option] ?? '')),
  );
  expect(missing).toEqual([]);
});

it('names a position in the form as on its page', () => {
  const labels = careerForm.fields.position.options;
  for (const { position, title } of jobs) expect(labels?.[position]).toBe(title);
});
