import { expect, it } from 'vitest';
import { missingMailRecords } from '../../../scripts/lib/mail-records.ts';

/** Answers from these records, and otherwise as the DNS does for a name without any. */
function zone(records: Record<string, string[]>) {
  return async (name: string) => {
    const found = records[name];
    if (!found) throw Object.assign(new Error(name), { code: 'ENODATA' });
    return found.map((record) => [record]);
  };
}

const cloudflare = {
  'cf-bounce.rihla.ae': ['v=spf1 include:_spf.mx.cloudflare.net ~all'],
  'cf-bounce._domainkey.rihla.ae': ['v=DKIM1; h=sha256; k=rsa; p=MIIB'],
  '_dmarc.rihla.ae': ['v=DMARC1; p=reject;'],
};
const resend = {
  'send.rihla.ae': ['v=spf1 include:amazonses.com ~all'],
  'resend._domainkey.rihla.ae': ['p=MIGf'],
  '_dmarc.rihla.ae': ['v=DMARC1; p=none;'],
};

it('finds the records of each provider', async () => {
  expect(await missingMailRecords('rihla.ae', 'Cloudflare', zone(cloudflare))).toEqual([]);
  expect(await missingMailRecords('rihla.ae', 'Resend', zone(resend))).toEqual([]);
});

it.each([
  ['cf-bounce.rihla.ae', [], 'SPF is missing: a TXT record at cf-bounce.rihla.ae.'],
  ['cf-bounce.rihla.ae', ['google-site-verification=1'], 'SPF is missing: a TXT record at cf-bounce.rihla.ae.'],
  ['cf-bounce._domainkey.rihla.ae', [], 'DKIM is missing: a TXT record at cf-bounce._domainkey.rihla.ae.'],
  // An empty key revokes the signature.
  ['cf-bounce._domainkey.rihla.ae', ['v=DKIM1; p='], 'DKIM is missing: a TXT record at cf-bounce._domainkey.rihla.ae.'],
  ['_dmarc.rihla.ae', [], 'DMARC is missing: a TXT record at _dmarc.rihla.ae.'],
])('names %s with %j', async (name, records, sentence) => {
  expect(await missingMailRecords('rihla.ae', 'Cloudflare', zone({ ...cloudflare, [name]: records }))).toEqual([
    sentence,
  ]);
});

it('accepts SPF at the domain itself, and the DMARC policy of a domain above', async () => {
  const records = {
    'mail.rihla.ae': ['v=spf1 include:_spf.mx.cloudflare.net ~all'],
    'cf-bounce._domainkey.mail.rihla.ae': ['v=DKIM1; p=MIIB'],
    '_dmarc.rihla.ae': ['v=DMARC1; p=reject;'],
  };
  expect(await missingMailRecords('mail.rihla.ae', 'Cloudflare', zone(records))).toEqual([]);
});

it('does not take a failed lookup for a missing record', async () => {
  const offline = async () => Promise.reject(Object.assign(new Error('offline'), { code: 'ETIMEOUT' }));
  expect(await missingMailRecords('rihla.ae', 'Resend', offline)).toEqual([
    'SPF could not be looked up (send.rihla.ae: ETIMEOUT).',
    'DKIM could not be looked up (resend._domainkey.rihla.ae: ETIMEOUT).',
    'DMARC could not be looked up (_dmarc.rihla.ae: ETIMEOUT).',
  ]);
});
