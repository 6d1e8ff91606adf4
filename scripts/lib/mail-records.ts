import { promises as dns } from 'node:dns';

export type ResolveTxt = (name: string) => Promise<string[][]>;

/** Both providers bounce to a subdomain, whose SPF counts, and sign with a selector of their own. */
const providers = {
  Cloudflare: { spf: 'cf-bounce', dkim: 'cf-bounce._domainkey' },
  Resend: { spf: 'send', dkim: 'resend._domainkey' },
};

/** Records that a receiver of our emails would look up and not find, one sentence each. */
export async function missingMailRecords(
  domain: string,
  provider: keyof typeof providers,
  resolveTxt: ResolveTxt = dns.resolveTxt,
): Promise<string[]> {
  const { spf, dkim } = providers[provider];
  const missing = await Promise.all([
    look('SPF', [`${spf}.${domain}`, domain], /^v=spf1\b/i, resolveTxt),
    look('DKIM', [`${dkim}.${domain}`], /\bp=\S/i, resolveTxt),
    look('DMARC', dmarcNames(domain), /^v=DMARC1\b/i, resolveTxt),
  ]);
  return missing.filter((sentence) => sentence !== undefined);
}

/** The policy of a domain also covers the domains below it. */
function dmarcNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, first) => `_dmarc.${labels.slice(first).join('.')}`);
}

const absent = ['ENOTFOUND', 'ENODATA'];

async function look(what: string, names: string[], pattern: RegExp, resolveTxt: ResolveTxt) {
  for (const name of names) {
    try {
      const records = await resolveTxt(name);
      if (records.some((parts) => pattern.test(parts.join('')))) return undefined;
    } catch (error) {
      const { code = String(error) } = error as { code?: string };
      if (!absent.includes(code)) return `${what} could not be looked up (${name}: ${code}).`;
    }
  }
  return `${what} is missing: a TXT record at ${names[0]}.`;
}
