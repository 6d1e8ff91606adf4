import { brand } from '#shared/brand.ts';

/** The parts of a `JobPosting` that the pages have. */
interface Posting {
  title: string;
  description: string;
  identifier: { value: string };
  datePosted: string;
  validThrough: string;
  employmentType: string;
  url: string;
}

const jobTypes: Record<string, string> = { FULL_TIME: 'fulltime', INTERN: 'internship' };

/** The feed that job boards such as Indeed read: one line for each position, because the Worker removes closed ones. */
export function careersFeed(structuredData: object[], origin: string): string {
  const postings = structuredData.filter((data) => '@type' in data && data['@type'] === 'JobPosting') as Posting[];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<source><publisher>${escaped(brand.name)}</publisher><publisherurl>${origin}/</publisherurl>`,
    ...postings.map(jobLine),
    '</source>',
    '',
  ].join('\n');
}

function jobLine(posting: Posting): string {
  const fields = {
    referencenumber: posting.identifier.value,
    title: posting.title,
    date: posting.datePosted,
    expirationdate: posting.validThrough,
    url: posting.url,
    company: brand.name,
    city: brand.city,
    country: 'AE',
    jobtype: jobTypes[posting.employmentType] ?? '',
    description: posting.description,
  };
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
  return `<job>${elements.join('')}</job>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', ' ');
}
