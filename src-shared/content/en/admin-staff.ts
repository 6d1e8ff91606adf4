import type { Role } from '../../roles.ts';
import { isolated } from '../isolated.ts';

export const roleNames: Record<Role, string> = {
  admin: 'Administrator',
  sales: 'Sales',
  recruiting: 'Recruiting',
  marketing: 'Marketing',
};

const nobodyNamed = 'Nobody is named administrator yet: any colleague without a role can give it to you.';

function askFor(admins: string[]): string {
  return admins.length > 0 ? `Please ask ${admins.map(isolated).join(' or ')} for it.` : nobodyNamed;
}

/** Of a request that the roles of its author do not allow. */
export const roleMessages = {
  missing: (needed: readonly Role[], admins: string[]) =>
    `This needs the role ${needed.map((role) => roleNames[role]).join(' or ')}. ${askFor(admins)}`,
  none: (email: string, admins: string[]) =>
    `You are signed in as ${isolated(email)}, and have no role here yet. ${askFor(admins)}`,
  changed: 'A colleague has changed the roles in the meantime.',
  notYourself: 'You cannot remove yourself. Another administrator can.',
  notStaff: 'Please choose a staff member: only they are told of what comes in. Nothing was changed.',
  nameYourselfFirst:
    'Please make yourself an administrator first. Until somebody is named one, everybody without a role is, and afterwards only who is named.',
};

export const people = {
  title: 'People',
  lead: 'Who may do what. A change counts from the next click on.',
  open: 'Nobody is named administrator yet, so everybody without a role may do everything. Make yourself an administrator first; from then on, who has no role sees nothing.',
  list: 'Members',
  you: 'you',
  noRole: 'No role',
  noRoleOpen: 'No role: may do everything',
  rolesOf: (member: string) => `Roles of ${member}`,
  saved: (member: string) => `The roles of ${member} are saved.`,
  hints: {
    admin: 'Everything: exports and erasures of personal data, blocked addresses, webhooks, the audit log, roles',
    sales: 'Demos, partnerships, bookings and chats',
    recruiting: 'Applications, their files and interviews',
    marketing: 'Newsletters, readers and analytics',
  } satisfies Record<Role, string>,
  remove: 'Remove…',
  removeOf: (member: string) => `Remove ${member}…`,
  removed: (member: string) => `${member} is removed.`,
  removing: {
    title: 'Remove this person?',
    text: 'Their roles end, and nothing stays assigned to them. What they wrote stays. Take them out of Cloudflare Access too: otherwise they can sign in again.',
    confirm: 'Remove',
    cancel: 'Keep',
  },
  leave: {
    title: 'Give up administration?',
    text: 'You can no longer change roles afterwards, nor anything else of an administrator. Another administrator can give it back to you.',
    confirm: 'Give it up',
    cancel: 'Cancel',
  },
  add: {
    title: 'Add a person',
    text: 'Who may sign in at all is decided in Cloudflare Access. The person finds the role at the first sign-in.',
    email: 'Email address',
    name: 'Name',
    nameHint: 'As colleagues and visitors read it. The person can change it.',
    roles: 'Roles',
    known: 'This person is in the list above already.',
    save: 'Add',
    saved: (member: string) => `${member} is added.`,
  },
};

/** Where a role is missing. */
export const noRole = {
  title: 'No access yet',
  lost: 'A role is missing.',
  retry: 'Check again',
};
