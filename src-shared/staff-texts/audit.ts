import type { AuditAction } from '../admin/audit-actions.ts';

export const audit = {
  title: 'Audit log',
  lead: 'A record of exports, downloads, erasures and changes by staff. Visitors’ addresses are stored only as a code.',
  person: 'Person',
  kind: 'Kind',
  empty: 'No activity yet.',
  actions: {
    list_exported: 'Exported a list',
    attachment_downloaded: 'Downloaded a file',
    attachment_viewed: 'Opened a file',
    personal_data_exported: 'Exported a person’s data',
    personal_data_erased: 'Erased a person’s data',
    submission_entered: 'Added a contact',
    readers_imported: 'Imported subscribers',
    reader_unsubscribed: 'Unsubscribed a subscriber',
    notices_chosen: 'Changed notifications',
    roles_changed: 'Changed someone’s roles',
    position_changed: 'Closed or opened a position',
    suppression_removed: 'Unblocked an address',
    webhook_added: 'Added a webhook',
    webhook_deleted: 'Deleted a webhook',
    deck_put: 'Uploaded an investment deck',
    deck_removed: 'Removed the investment deck',
  } satisfies Record<AuditAction, string>,
};
