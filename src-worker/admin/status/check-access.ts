import { X509Certificate } from 'node:crypto';
import { status } from '../../../src-shared/content/en/admin-status.ts';
import type { Check } from '../../../src-shared/contracts/status.ts';
import { type Bindings, configOf } from '../../env.ts';

const { details } = status;
const day = 24 * 60 * 60 * 1000;
const timeout = 5000;

interface Keys {
  public_certs?: { cert: string }[];
}

export async function checkAccess(env: Bindings): Promise<Check> {
  const { ACCESS_TEAM_DOMAIN, ACCESS_AUD } = configOf(env);
  if (!ACCESS_TEAM_DOMAIN || !ACCESS_AUD) return { name: 'access', status: 'off', detail: details.accessOff };
  try {
    const response = await fetch(`${ACCESS_TEAM_DOMAIN}/cdn-cgi/access/certs`, {
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The keys were answered with ${response.status}`);
    const days = daysLeft(await response.json<Keys>());
    return { name: 'access', status: 'ok', detail: days === undefined ? details.access : details.accessDays(days) };
  } catch {
    return { name: 'access', status: 'down', detail: details.accessDown };
  }
}

function daysLeft({ public_certs: certificates = [] }: Keys): number | undefined {
  const ends = certificates.map(({ cert }) => Date.parse(new X509Certificate(cert).validTo));
  return ends.length === 0 ? undefined : Math.floor((Math.max(...ends) - Date.now()) / day);
}
