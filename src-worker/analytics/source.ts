import type { GivenSource } from '#shared/contracts/submissions.ts';
import type { formSubmissions } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { knownCampaign } from './campaigns.ts';
import { isNamedSource, knownMedium, other, pageAt, sourceOf } from './pages.ts';

type Row = typeof formSubmissions.$inferInsert;
export type SourceColumns = Pick<
  Row,
  'sourceName' | 'sourceHost' | 'sourceMedium' | 'sourceCampaign' | 'sourceLanding'
>;

export async function sourceColumns(
  env: Bindings,
  givenSource: GivenSource | null | undefined,
): Promise<SourceColumns> {
  const { referrer = '', source = '', medium = '', campaign = '', landing = '' } = givenSource ?? {};
  const host = hostOf(referrer, new URL(configOf(env).SITE_URL).hostname);
  const named = isNamedSource(source.toLowerCase());
  const columns = {
    sourceHost: host,
    sourceMedium: knownMedium(medium) ?? null,
    sourceCampaign: (await knownCampaign(env, campaign)) ?? null,
    sourceLanding: pageOf(landing),
  };
  if (!named && Object.values(columns).every((value) => value === null)) return {};
  return { ...columns, sourceName: sourceOf({ referrer: host ?? '', source }) };
}

const maxHostLength = 100;

/** Null for this site, a bare name or an IP address, which are not sources. */
function hostOf(referrer: string, ownHost: string): string | null {
  const url = URL.parse(referrer.includes('://') ? referrer : `https://${referrer}`);
  const host = url?.hostname.toLowerCase() ?? '';
  const isPublic = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z][a-z0-9-]*$/.test(host) && host.length <= maxHostLength;
  return isPublic && host !== ownHost ? host : null;
}

function pageOf(landing: string): string | null {
  const { page } = pageAt(landing.split(/[?#]/)[0]!.replace(/^https?:\/\/[^/]*/, ''));
  return page === other ? null : page;
}
