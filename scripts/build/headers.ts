import { contentSecurityPolicy, securityHeaders } from '../../src-shared/security-headers.ts';
import { buildSetting } from '../lib/build-setting.ts';

/** The platform reads 100 rules and ignores the rest. */
const maxRules = 90;

/** Share images and icons, which other sites may show. */
const crossOriginFiles = ['/share/*', '/icon-*', '/apple-touch-icon.png', '/favicon.svg'];

/** The `_headers` file. `pages` are the policies by path. @throws Error when there are too many rules */
export function headersFile(pages: Map<string, string>): string {
  const everywhere = {
    'Content-Security-Policy': contentSecurityPolicy(),
    ...securityHeaders(buildSetting('HSTS')),
  };
  const rules = [
    rule('/*', lines(everywhere)),
    // Safe for a missing file too: the Worker answers it, and `_headers` does not apply to the Worker's answers.
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

/** The first line removes the inherited value; otherwise the platform joins both with a comma. */
function override(header: string, value: string): string[] {
  return [`! ${header}`, `${header}: ${value}`];
}

function rule(path: string, headers: string[]): string {
  return `${path}\n${headers.map((header) => `  ${header}\n`).join('')}`;
}
