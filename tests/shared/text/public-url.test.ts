import { expect, it } from 'vitest';
import { isPublicUrl } from '#shared/text/public-url.ts';

it.each([
  'https://hooks.slack.com/services/T0/B0/x',
  'https://example.com:8443/hook?x=1',
  'https://8.8.8.8/',
  'https://172.15.0.1/',
  'https://[2606:4700::1111]/',
  'https://xn--mgbaam7a8h.ae/',
])('accepts %s', (url) => expect(isPublicUrl(url)).toBe(true));

it.each([
  'http://example.com/',
  'ftp://example.com/',
  'example.com',
  'https://user:word@example.com/',
  'https://localhost/',
  'https://intranet/',
  'https://printer.local/',
  'https://db.internal./',
  'https://site.localhost/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://0.0.0.0/',
  'https://10.1.2.3/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://①②⑦.⓪.⓪.①/',
])('refuses %s', (url) => expect(isPublicUrl(url)).toBe(false));
