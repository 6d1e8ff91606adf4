import type { SenderDoubt } from '../../src-shared/contracts/inbox.ts';
import { asciiAddress } from '../../src-shared/forms/ascii-address.ts';
import type { CheckedSender, Verdict } from './auth-results.ts';

/**
 * What speaks against the address that a mail says it comes from; nothing when its domain vouches for the mail, by DMARC or, if it
 * has no rule, by SPF or a signature. `envelopeFrom` is the sender that the delivering server has named.
 */
export function senderDoubts(address: string, envelopeFrom: string, checked: CheckedSender | undefined): SenderDoubt[] {
  const domain = domainOf(address);
  const envelope = domainOf(envelopeFrom);
  const fromElsewhere: SenderDoubt[] =
    envelope === '' || isAligned(envelope, domain) ? [] : [{ check: 'envelope', domain: envelope }];
  if (!checked) return [{ check: 'unchecked' }, ...fromElsewhere];
  const { spf, dkim, dmarc } = checked;
  if (dmarc.result === 'pass' && dmarc.domain === domain) return [];
  const vouches = (verdict: Verdict) => verdict.result === 'pass' && isAligned(verdict.domain ?? '', domain);
  const isSigned = dkim.some(vouches);
  if (dmarc.result === 'none' && (isSigned || vouches(spf))) return [];
  return [
    ...fromElsewhere,
    ...(vouches(spf) ? [] : [{ check: 'spf' as const, ...spf }]),
    ...(isSigned ? [] : [{ check: 'dkim' as const, ...(dkim[0] ?? { result: 'none', domain: null }) }]),
    { check: 'dmarc', result: dmarc.result, domain: dmarc.domain ?? domain },
  ];
}

function domainOf(address: string): string {
  return asciiAddress(address.replace(/[<>]/g, '')).replace(/^.*@/s, '').toLowerCase();
}

/** One is the other, or a part of it. */
function isAligned(a: string, b: string): boolean {
  return a !== '' && b !== '' && (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`));
}
