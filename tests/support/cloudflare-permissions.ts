/** The permission that Cloudflare's API reference asks for each call, by the names of the page that creates a token. */
const needed: [RegExp, string][] = [
  [/^GET \/accounts$/, 'Account Settings: Read'],
  [/\/access\/organizations/, 'Access: Organizations, Identity Providers, and Groups: Read'],
  [/\/access\/apps/, 'Access: Apps and Policies: Edit'],
  [/\/d1\/database/, 'D1: Edit'],
  [/\/r2\/buckets/, 'Workers R2 Storage: Edit'],
  [/\/queues|\/event_subscriptions/, 'Queues: Edit'],
  [/\/challenges\/widgets/, 'Turnstile: Edit'],
  [/\/workers\/domains/, 'Workers Routes: Edit'],
  [/\/workers\//, 'Workers Scripts: Edit'],
  [/^GET \/zones$/, 'Zone: Read'],
  [/\/email\/routing\/rules/, 'Email Routing Rules: Edit'],
  [/\/email\/sending/, 'Email Sending: Edit'],
  [/\/email\/routing|\/settings\//, 'Zone Settings: Edit'],
];

export const allPermissions = needed.map(([, name]) => name);

/** @param line "METHOD /path" */
export function permissionFor(line: string): string | undefined {
  return needed.find(([pattern]) => pattern.test(line))?.[1];
}
