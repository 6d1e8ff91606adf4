export const auditActions = [
  'list_exported',
  'attachment_downloaded',
  'attachment_viewed',
  'personal_data_exported',
  'personal_data_erased',
  'submission_entered',
  'readers_imported',
  'reader_unsubscribed',
  'notices_chosen',
  'roles_changed',
  'position_changed',
  'suppression_removed',
  'webhook_added',
  'webhook_deleted',
  'deck_put',
  'deck_removed',
] as const;
export type AuditAction = (typeof auditActions)[number];
