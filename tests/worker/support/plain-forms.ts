import { latestDemoDate } from '#shared/forms/demo-dates.ts';
import type { FormName } from '#shared/forms/element-ids.ts';
import { type FormField, formFields } from '#shared/forms/fields.ts';
import type { Bindings } from '#worker/env.ts';
import { freshAddress } from './client.ts';
import { requestWith } from './faults.ts';
import { demoRequest, jobApplication, partnershipInquiry } from './forms.ts';

export const pagePolicy = "default-src 'none'; style-src 'sha256-page'";

const email = { name: 'email', kind: 'email' } as const;
const fieldsOf: Record<FormName, readonly FormField[]> = {
  ...formFields,
  newsletter: [email],
  'my-data': [email],
  deck: [email],
};

function controlHtml(form: FormName, { name, kind, options }: FormField): string {
  const attributes = `id="${form}-${name}" name="${name}" aria-describedby="${form}-${name}-error"`;
  if (kind === 'textarea') return `<textarea ${attributes}></textarea>`;
  if (!options) return `<input type="text" ${attributes}/>`;
  const escaped = options.map((value) => value.replaceAll('&', '&amp;'));
  const placeholder = `<option value="" selected="">Select an option</option>`;
  return `<select ${attributes}>${placeholder}${escaped.map((value) => `<option value="${value}">${value}</option>`).join('')}</select>`;
}

function formHtml(form: FormName): string {
  return `<form method="post" action="/forms/${form}">
    <div id="${form}-summary" tabindex="-1" hidden=""><p>Please check what you entered:</p><ul></ul></div>
    <input type="hidden" name="id" value=""/>
    ${fieldsOf[form].map((field) => `${controlHtml(form, field)}<p id="${form}-${field.name}-error"></p>`).join('\n')}
    <input type="checkbox" name="contactMeByFax"/>
    <input type="file" name="cv"/>
    <div role="alert"><div id="${form}-failure" hidden=""><p>It failed</p><p id="${form}-failure-text"></p></div></div>
  </form>`;
}

/** The newsletter form is inside a `<noscript>`, as on the built pages. */
function pageHtml(path: string): string {
  return `<!doctype html><html><head><title>Page</title><script type="module">take(over)</script></head>
    <body data-path="${path}"><svg><title>Logo</title></svg>
    <div id="booking"><h1>We could not find a booking for this link.</h1></div>
    <div id="my-data">${formHtml('my-data')}</div>${formHtml('demo')}${formHtml('partnership')}${formHtml('career')}${formHtml('deck')}<div id="deck-page"></div><div id="keep"></div><noscript>${formHtml('newsletter')}</noscript></body></html>`;
}

/** Static assets with the same page at every path, and with the response headers of a built page. */
export const assets = {
  fetch: async (url: URL) => {
    const html = pageHtml(url.pathname);
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(html.length),
        'content-security-policy': pagePolicy,
        'cache-control': 'public, max-age=0, must-revalidate',
        etag: '"page"',
      },
    });
  },
} as unknown as Fetcher;

/** Static assets with this page at every path. */
export function pageAssets(html: string): Fetcher {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'strict-origin-when-cross-origin' };
  return { fetch: async () => new Response(html, { headers }) } as unknown as Fetcher;
}

export const noAssets = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher;

type Fields = Record<string, string>;

export const filledIn: Record<FormName, (overrides?: Fields) => Fields> = {
  // The day is too far ahead to be booked.
  demo: (overrides) => withoutFormType(demoRequest({ preferredDate: latestDemoDate(), ...overrides })),
  partnership: (overrides) => withoutFormType(partnershipInquiry(overrides)),
  career: (overrides) => withoutFormType(jobApplication(overrides)),
  newsletter: (overrides) => ({ email: `${crypto.randomUUID()}@reader.example`, ...overrides }),
  'my-data': (overrides) => ({ email: `${crypto.randomUUID()}@owner.example`, ...overrides }),
  deck: (overrides) => ({ email: `${crypto.randomUUID()}@investor.example`, ...overrides }),
};

function withoutFormType({ formType: _formType, ...fields }: Record<string, unknown>): Fields {
  return fields as Fields;
}

interface PostOptions {
  address?: string;
  headers?: Record<string, string>;
  bindings?: Partial<Bindings>;
}

export function postForm(
  form: FormName,
  fields: Fields | string | FormData,
  { address = freshAddress(), headers, bindings }: PostOptions = {},
): Promise<Response> {
  const body = typeof fields === 'string' || fields instanceof FormData ? fields : new URLSearchParams(fields);
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  return requestWith({ ASSETS: assets, ...bindings }, `/forms/${form}`, {
    method: 'POST',
    headers: { 'cf-connecting-ip': address, ...(typeof body === 'string' && urlencoded), ...headers },
    body,
  });
}
