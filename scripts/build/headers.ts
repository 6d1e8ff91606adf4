import { contentSecurityPolicy, securityHeaders, staffHeaders } from '../../src-shared/security-headers.ts';

/** The platform reads this many rules of a `_headers` file. */
const limit = 100;

/**
 * The `_headers` file: what every static file is served with.
 * @param pages the policy of each page by its path
 * @param assets names of the hashed files, the most important first: those that find no room are asked for at each visit
 *   again, and answered that they have not changed
 * @throws when there is no room for the pages
 */
export function headersFile(pages: Map<string, string>, notFoundPolicy: string, assets: string[]): string {
  const staff = [
    ...policyInstead(contentSecurityPolicy({ frames: true })),
    ...lines(staffHeaders),
    'Cache-Control: no-store',
  ];
  const rules = [
    // Any address may turn out to be that of the page that is not there.
    rule('/*', [`Content-Security-Policy: ${notFoundPolicy}`, ...lines(securityHeaders)]),
    ...[...pages].map(([path, policy]) => rule(path, policyInstead(policy))),
    ...['/admin', '/admin/*'].map((path) => rule(path, staff)),
  ];
  if (rules.length > limit) throw new Error(`_headers has ${rules.length} rules; the platform reads ${limit}`);
  // One for each hashed file: a rule for /assets/* would also mark the 404 of a missing file as immutable.
  const forever = assets.map((file) => rule(`/assets/${file}`, ['Cache-Control: public, max-age=31536000, immutable']));
  return [...rules, ...forever].slice(0, limit).join('\n');
}

function lines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map((header) => header.join(': '));
}

function policyInstead(policy: string): string[] {
  return ['! Content-Security-Policy', `Content-Security-Policy: ${policy}`];
}

function rule(path: string, headers: string[]): string {
  return `${path}\n${headers.map((header) => `  ${header}\n`).join('')}`;
}
