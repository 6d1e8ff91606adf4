import { locales } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { contentSecurityPolicy, reportingEndpoints, securityHeaders } from '#worker/http/security-headers.ts';
import { buildSetting } from '../lib/build-settings.ts';

/** The platform reads 100 rules and ignores the rest. */
const maxRules = 90;

/** The platform ignores a line with more characters. */
const maxLineLength = 2000;

const images = ['/share/*', '/icon-*', '/apple-touch-icon.png', '/favicon.*'];

export function headersFile(pages: Map<string, string>): string {
  const everywhere = {
    'Content-Security-Policy': contentSecurityPolicy(),
    'Reporting-Endpoints': reportingEndpoints,
    ...securityHeaders(buildSetting('HSTS')),
  };
  const rules = [
    rule('/*', lines(everywhere)),
    // A missing file is not cached: the Worker answers it, and `_headers` does not apply to the Worker's answers.
    rule('/assets/*', ['Cache-Control: public, max-age=31536000, immutable']),
    // Other sites show them. Their names have no hash, so a new picture shows after a day.
    ...images.map((path) =>
      rule(path, [...override('Cross-Origin-Resource-Policy', 'cross-origin'), 'Cache-Control: public, max-age=86400']),
    ),
    ...[...pages].flatMap(([path, policy]) =>
      patternsOf(path, [...pages.keys()]).map((pattern) => rule(pattern, override('Content-Security-Policy', policy))),
    ),
    rule('/admin*', [
      ...override('Content-Security-Policy', contentSecurityPolicy({ frames: true })),
      'Cache-Control: no-store',
    ]),
  ];
  if (rules.length > maxRules) throw new Error(`_headers has ${rules.length} rules, more than ${maxRules}`);
  const file = rules.join('\n');
  const longLine = file.split('\n').find((line) => line.length > maxLineLength);
  if (longLine) throw new Error(`_headers has a line of ${longLine.length} characters: ${longLine.slice(0, 80)}…`);
  return file;
}

/**
 * `/*careers` is for both `/careers` and `/ar/careers`. Every address ends like `/`, so the home page has a rule for
 * each language.
 */
function patternsOf(path: string, allPaths: string[]): string[] {
  if (path === '/') return addressesOf(path);
  const ending = path.slice(1);
  const others = allPaths.filter((other) => other !== path).flatMap(addressesOf);
  const matched = others.find((address) => address.endsWith(ending));
  if (matched) throw new Error(`The rule /*${ending} of _headers also matches ${matched}`);
  return [`/*${ending}`];
}

function addressesOf(path: string): string[] {
  return locales.map((locale) => localizedPath(path, locale));
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
