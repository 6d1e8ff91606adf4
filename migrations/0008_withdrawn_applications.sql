-- The previous Worker works with this.
ALTER TABLE `form_submissions` ADD `withdrawn_at` text;