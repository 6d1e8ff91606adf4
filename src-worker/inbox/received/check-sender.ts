import { type AuthResult, authResults, type SenderDoubt } from '#shared/contracts/conversation.ts';
import { asciiAddress } from '#shared/forms/ascii-address.ts';

interface Verdict {
  result: AuthResult;
  domain: string | null;
}

export interface CheckedSender {
  spf: Verdict;
  dkim: Verdict[];
  dmarc: Verdict;
}

/** Email Routing's name for itself. It writes its results above the sender's headers, which may imitate them. */
const receivingServer = 'mx.cloudflare.net';
const resultHeaders = ['authentication-results', 'arc-authentication-results'];
const traceHeader = /^(?:arc-|x-cf-|received(?:-spf)?$)/;

const none: Verdict = { result: 'none', domain: null };
const contradicted: Verdict = { result: 'permerror', domain: null };

export function statedResults(headers: { key: string; value: string }[]): CheckedSender | undefined {
  const at = headers.findIndex(({ key }) => resultHeaders.includes(key));
  const above = headers.slice(0, Math.max(at, 0));
  const hops = above.filter(({ key }) => key === 'received').length;
  if (at < 0 || hops > 1 || !above.every(({ key }) => traceHeader.test(key))) return undefined;
  const parts = partsOf(headers[at]!.value);
  // ARC puts a number before the server's name.
  const [server = '', ...results] = /^i=\d+$/.test(parts[0] ?? '') ? parts.slice(1) : parts;
  return server.toLowerCase() === receivingServer ? checkedSender(results) : undefined;
}

/**
 * The envelope's sender is copied as it is and may imitate a result, so a second result for the same method cancels
 * both, and a signature counts only before SPF.
 */
function checkedSender(parts: string[]): CheckedSender {
  const results = parts.flatMap(resultOf);
  const firstSpf = results.findIndex(({ method }) => method === 'spf');
  const ofMailFrom = results.filter(({ method, properties }) => method === 'spf' && properties.has('smtp.mailfrom'));
  const ofHelo = results.filter(({ method, properties }) => method === 'spf' && !properties.has('smtp.mailfrom'));
  return {
    spf: only(ofMailFrom.length > 0 ? ofMailFrom : ofHelo, 'smtp.mailfrom', 'smtp.helo'),
    dkim: results
      .slice(0, firstSpf < 0 ? undefined : firstSpf)
      .filter(({ method }) => method === 'dkim')
      .map((one) => verdictOf(one, 'header.d', 'header.i')),
    dmarc: only(
      results.filter(({ method }) => method === 'dmarc'),
      'header.from',
    ),
  };
}

interface Result {
  method: string;
  result: AuthResult;
  properties: Map<string, string>;
}

function only(results: Result[], ...names: string[]): Verdict {
  if (results.length > 1) return contradicted;
  return results[0] ? verdictOf(results[0], ...names) : none;
}

function verdictOf({ result, properties }: Result, ...names: string[]): Verdict {
  const about = names.map((name) => properties.get(name)).find((value) => value !== undefined);
  return { result, domain: about ? about.slice(about.lastIndexOf('@') + 1).toLowerCase() : null };
}

function resultOf(part: string): Result[] {
  const [first = '', ...rest] = part.split(/\s+/);
  const [method = '', result = ''] = first.toLowerCase().split('=');
  const knownResult = authResults.find((one) => one === result);
  if (!knownResult) return [];
  const properties = rest.map(
    (text) => [text.slice(0, text.indexOf('=')).toLowerCase(), text.slice(text.indexOf('=') + 1)] as const,
  );
  return [{ method, result: knownResult, properties: new Map(properties) }];
}

function partsOf(value: string): string[] {
  const parts = [''];
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at++) {
    const char = value[at]!;
    if (char === '\\') at += 1;
    else if (char === '"' && depth === 0) isQuoted = !isQuoted;
    else if (char === '(' && !isQuoted) depth += 1;
    else if (char === ')' && depth > 0) depth -= 1;
    else if (depth > 0) continue;
    else if (isQuoted) parts[parts.length - 1] += /[\s;=]/.test(char) ? '_' : char;
    else if (char === ';') parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Empty when the domain vouches for the email, by DMARC or, if it has no policy, by SPF or a signature. */
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

function isAligned(a: string, b: string): boolean {
  return a !== '' && b !== '' && (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`));
}
