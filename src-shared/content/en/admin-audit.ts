import type { AuditAction } from '../../audit-actions.ts';

export const audit = {
  title: 'Audit log',
  lead: 'Who of the staff exported, downloaded, erased or changed something. Visitors’ addresses are not kept here, only a code made of them.',
  person: 'Person',
  kind: 'Kind',
  empty: 'Nothing has been noted yet.',
  actions: {
    list_exported: 'Exported a list',
    attachment_downloaded: 'Downloaded a file',
    attachment_viewed: 'Opened a file',
    personal_data_exported: 'Exported a person’s data',
    personal_data_erased: 'Erased a person’s data',
    submission_entered: 'Entered a person',
    readers_imported: 'Imported readers',
    reader_unsubscribed: 'Unsubscribed a reader',
    notices_chosen: 'Changed who hears of what',
    roles_changed: 'Changed somebody’s roles',
    position_changed: 'Closed or opened a position',
    suppression_removed: 'Unblocked an address',
    webhook_added: 'Added a webhook',
    webhook_deleted: 'Deleted a webhook',
    deck_put: 'Uploaded an investment deck',
    deck_removed: 'Removed the investment deck',
  } satisfies Record<AuditAction, string>,
};
