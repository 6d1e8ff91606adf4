-- The previous Worker works with this.
CREATE INDEX `whatsapp_messages_handled` ON `whatsapp_messages` (`at`) WHERE status = 'handled';