import { normalize } from '../search/normalize.ts';
import { splitWords } from '../search/words.ts';

/** Providers of mailboxes, whose users have no company in common. */
const sharedDomains = new Set([
  ...[
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'hotmail.com',
    'live.com',
    'msn.com',
    'outlook.sa',
    'hotmail.co.uk',
  ],
  ...[
    'yahoo.com',
    'ymail.com',
    'yahoo.co.uk',
    'yahoo.co.in',
    'yahoo.fr',
    'rocketmail.com',
    'rediffmail.com',
    'aol.com',
  ],
  ...['icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'tutanota.com', 'tuta.com', 'hey.com'],
  ...['gmx.com', 'gmx.de', 'gmx.net', 'web.de', 'mail.com', 'mail.ru', 'yandex.com', 'yandex.ru', 'zoho.com'],
  ...['fastmail.com', 'qq.com', '163.com', '126.com', 'naver.com', 'orange.fr', 'free.fr', 'comcast.net'],
  ...['emirates.net.ae', 'eim.ae', 'qatar.net.qa', 'batelco.com.bh', 'omantel.net.om', 'maktoob.com'],
]);

const noNames = new Set(['none', 'na', 'n a', 'no', 'freelance', 'freelancer', 'self employed', 'مستقل', 'لا يوجد']);

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** A name in letters and numbers only, so that one with a dot is a domain. */
export function companyNameKey(name: string | null): string | null {
  const key = splitWords(normalize(name ?? '')).join(' ');
  return noNames.has(key) ? null : key || null;
}

export function isSharedDomain(domain: string): boolean {
  return sharedDomains.has(domain);
}

/** The domain of the address or, for a mailbox of a provider, the name that was typed. */
export function companyKeyOf({ email, company }: { email: string; company: string | null }): string | null {
  const domain = domainOf(email);
  return isSharedDomain(domain) ? companyNameKey(company) : domain;
}
