/** The permissions of an API token, by the names of https://dash.cloudflare.com/profile/api-tokens. */
export const permissions = {
  'Account Settings: Read': 'Account',
  'Workers Scripts: Edit': 'Account',
  'D1: Edit': 'Account',
  'Workers R2 Storage: Edit': 'Account',
  'Queues: Edit': 'Account',
  'Access: Apps and Policies: Edit': 'Account',
  'Access: Organizations, Identity Providers, and Groups: Read': 'Account',
  'Turnstile: Edit': 'Account',
  'Zone: Read': 'Zone',
  'Workers Routes: Edit': 'Zone',
  'Zone Settings: Edit': 'Zone',
  'Email Routing Rules: Edit': 'Zone',
  'Email Sending: Edit': 'Zone',
} as const;
export type Permission = keyof typeof permissions;

export function permissionList(): string {
  const named = (level: string) => Object.entries(permissions).flatMap(([name, one]) => (one === level ? [name] : []));
  return `  Account: ${named('Account').join(' · ')}\n  Zone: ${named('Zone').join(' · ')}`;
}

export const loginNote = `! The login of Wrangler has no permission for Access, and none for the settings of a domain. An API token sets up everything:
  create one with the permissions below at https://dash.cloudflare.com/profile/api-tokens, for this account and its domain,
  and run this again with CLOUDFLARE_API_TOKEN=<token>. The steps that the login may not do stay off.
${permissionList()}`;
