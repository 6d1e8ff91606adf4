import { isolated } from '../content/isolated.ts';
import type { MemberDuties } from '../contracts/staff.ts';
import type { Role } from '../roles.ts';

export const roleNames: Record<Role, string> = {
  admin: 'Administrator',
  sales: 'Sales',
  recruiting: 'Recruiting',
  marketing: 'Marketing',
};

const noAdmin = 'There is no administrator yet. Anyone without a role can grant it to you.';

function askFor(admins: string[]): string {
  return admins.length > 0 ? `Please ask ${admins.map(isolated).join(' or ')} for it.` : noAdmin;
}

/** Replies to a request that the roles of its author do not allow. */
export const roleMessages = {
  missing: (needed: readonly Role[], admins: string[]) =>
    `You need the role ${needed.map((role) => roleNames[role]).join(' or ')} for this. ${askFor(admins)}`,
  none: (email: string, admins: string[]) =>
    `You’re signed in as ${isolated(email)}, but have no role yet. ${askFor(admins)}`,
  changed: 'A colleague changed the roles first, so your change wasn’t saved. Reload the page and try again.',
  readsOnly: 'A service token only reads, so it can’t be an administrator. Choose other roles.',
  noSuccessor: 'Nothing was changed. Choose another member of the staff.',
  recipientLeft: 'The recipient is no longer a member of the staff.',
  notYourself: 'You can’t remove yourself. Another administrator can.',
  notStaff: 'Nothing was changed. Choose a staff member: only staff can be notified.',
  seesNot: 'Nothing was changed. Choose a colleague whose role includes this request.',
  nameYourselfFirst: 'Make yourself an administrator first, or you’ll lock yourself out.',
};

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export const people = {
  title: 'People',
  roleNeeded: 'Another role is needed',
  needs: (needed: readonly Role[]) =>
    `You need the role ${needed.map((role) => roleNames[role]).join(' or ')} for this. An administrator can grant it.`,
  lead: 'Manage roles. Changes take effect right away.',
  open: 'Until someone is an administrator, everyone without a role has full access. Make yourself an administrator first; after that, people without a role have no access.',
  list: 'Members',
  you: 'you',
  noRole: 'No role',
  noRoleOpen: 'No role: full access',
  rolesOf: (member: string) => `Roles of ${member}`,
  saved: (member: string) => `The roles of ${member} are saved.`,
  hints: {
    admin: 'Everything: exports and erasures of personal data, blocked addresses, webhooks, the audit log, roles',
    sales: 'Demos, partnerships, bookings and chats',
    recruiting: 'Applications, their files and interviews',
    marketing: 'Newsletters, subscribers and analytics',
  } satisfies Record<Role, string>,
  remove: 'Remove…',
  removeOf: (member: string) => `Remove ${member}…`,
  removed: (member: string, { submissions, bookings }: Pick<MemberDuties, 'submissions' | 'bookings'>) =>
    `${member} is removed. ${counted(submissions, 'submission')} and ${counted(bookings, 'booking')} were handed over.`,
  removing: {
    title: (member: string) => `Remove ${member}?`,
    duties: ({ submissions, bookings, hosts, webhooks }: MemberDuties, member: string) => [
      `${isolated(member)} loses all roles, and receives no more notifications. Notes and replies stay.`,
      `Open submissions: ${submissions}. Bookings to come: ${bookings}.`,
      ...(hosts.length > 0 ? [`The calendar address of ${hosts.map(isolated).join(' and ')} stops working.`] : []),
      ...(webhooks.length > 0 ? [`The webhooks to ${webhooks.join(' and ')} are deleted.`] : []),
    ],
    successor: 'Hand over to',
    noOne: 'No one',
    handedOver:
      'This person takes over the submissions, bookings and hours. Each visitor with a booking gets one email.',
    left: 'Submissions become unassigned. Bookings go to another free host, or stay without one.',
    access: 'Remove this person from Cloudflare Access too; otherwise they can still sign in, without a role.',
    confirm: 'Remove',
    cancel: 'Cancel',
  },
  leave: {
    title: 'Remove your administrator role?',
    text: 'You’ll lose access to roles and all administrator settings. Another administrator can restore it.',
    confirm: 'Remove my role',
    cancel: 'Cancel',
  },
  add: {
    title: 'Add a person',
    text: 'Sign-in is managed in Cloudflare Access. The role applies when this person first signs in. A welcome email lists the first steps.',
    email: 'Email address, or name of a service token',
    emailHint: 'A service token of Cloudflare Access is service: and its client ID. It only reads.',
    name: 'Name',
    nameHint: 'Colleagues see the full name, visitors the first name. The person can change it.',
    roles: 'Roles',
    known: 'This person is already in the list above.',
    save: 'Add',
    saved: (member: string) => `${member} is added.`,
  },
};

/** Shown in place of a page that needs another role. */
export const noRole = {
  title: 'No access yet',
  lost: 'You need another role to open this page.',
  retry: 'Check again',
};
