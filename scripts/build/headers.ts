import { contentSecurityPolicy, securityHeaders } from '../../src-shared/security-headers.ts';
import { buildSetting } from '../lib/build-setting.ts';

/** The platform reads 100 rules and drops the rest with a warning; these leave room for the next pages. */
const maxRules = 90;

/** What other sites may show: pictures of shared pages, and icons. */
const crossOriginFiles = ['/share/*', '/icon-*', '/apple-touch-icon.png', '/favicon.svg'];

/**
 * The `_headers` file: what every static file is served with.
 * @param pages the policy of each page by its path
 * @throws when there are more rules than the platform reads
 */
export function headersFile(pages: Map<string, string>): string {
  const everywhere = {
    'Content-Security-Policy': contentSecurityPolicy(),
    ...securityHeaders(buildSetting('HSTS')),
  };
  const rules = [
    rule('/*', lines(everywhere)),
    // An address below it that has no file is answered by the Worker, which these rules do not reach.
    rule('/assets/*', ['Cache-Control: public, max-age=31536000, immutable']),
    ...crossOriginFiles.map((path) => rule(path, override('Cross-Origin-Resource-Policy', 'cross-origin'))),
    ...[...pages].map(([path, policy]) => rule(path, override('Content-Security-Policy', policy))),
    rule('/admin', [
      ...override('Content-Security-Policy', contentSecurityPolicy({ frames: true })),
      'Cache-Control: no-store',
    ]),
  ];
  if (rules.length > maxRules) throw new Error(`_headers has ${rules.length} rules, more than ${maxRules}`);
  return rules.join('\n');
}

function lines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map((header) => header.join(': '));
}

/** Without the first line, the platform would join both values with a comma. */
function override(header: string, value: string): string[] {
  return [`! ${header}`, `${header}: ${value}`];
}

function rule(path: string, headers: string[]): string {
  return `${path}\n${headers.map((header) => `  ${header}\n`).join('')}`;
}
