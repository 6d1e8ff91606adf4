import { adminPath } from '../paths.ts';

export const adminPaths = {
  today: adminPath,
  inbox: `${adminPath}/inbox`,
  chats: `${adminPath}/inbox/chats`,
  applications: `${adminPath}/applications`,
  positions: `${adminPath}/applications/positions`,
  bookings: `${adminPath}/bookings`,
  hours: `${adminPath}/bookings/hours`,
  newsletter: `${adminPath}/newsletter`,
  writeNewsletter: `${adminPath}/newsletter/write`,
  posts: `${adminPath}/newsletter/news`,
  subscribers: `${adminPath}/newsletter/subscribers`,
  importSubscribers: `${adminPath}/newsletter/subscribers/import`,
  insights: `${adminPath}/insights`,
  activity: `${adminPath}/insights/activity`,
  campaigns: `${adminPath}/insights/campaigns`,
  hiring: `${adminPath}/insights/hiring`,
  questions: `${adminPath}/insights/questions`,
  settings: `${adminPath}/settings`,
  mail: `${adminPath}/settings/mail`,
  blocked: `${adminPath}/settings/blocked`,
  privacy: `${adminPath}/settings/privacy`,
  templates: `${adminPath}/settings/templates`,
  deck: `${adminPath}/settings/deck`,
  webhooks: `${adminPath}/settings/webhooks`,
  audit: `${adminPath}/settings/audit`,
  profile: `${adminPath}/settings/profile`,
  notifications: `${adminPath}/settings/notices`,
  person: `${adminPath}/person`,
  companies: `${adminPath}/companies`,
  staff: `${adminPath}/settings/staff`,
  status: `${adminPath}/settings/status`,
} as const;

/** Old addresses that emails and bookmarks still have. The first match counts. */
const moved: [from: string, to: string][] = [
  ['submissions', adminPaths.inbox],
  ['chats/questions', adminPaths.questions],
  ['chats', adminPaths.chats],
  ['demo-hours', adminPaths.hours],
  ['newsletters', adminPaths.newsletter],
  ['subscribers', adminPaths.subscribers],
  ['newsletter/readers', adminPaths.subscribers],
  ['campaigns', adminPaths.campaigns],
  ['notices', adminPaths.notifications],
  ['analytics', adminPaths.insights],
  ['mail', adminPaths.mail],
  ['suppressions', adminPaths.blocked],
  ['privacy', adminPaths.privacy],
  ['status', adminPaths.status],
];

export function movedAdminPath(pathname: string): string | undefined {
  for (const [name, to] of moved) {
    const from = `${adminPath}/${name}`;
    if (pathname === from || pathname.startsWith(`${from}/`)) return to + pathname.slice(from.length);
  }
  return undefined;
}
