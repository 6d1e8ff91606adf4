import { expect, it } from 'vitest';
import { ruleOf } from '../../../scripts/backup/search-indexes.ts';

const trigger = (sql: string) => ({ name: 't', table: 'notes', sql });

it('reads the columns and values of an index from its trigger', () => {
  const sql = `CREATE TRIGGER t AFTER INSERT ON notes WHEN NEW.text IS NOT NULL
BEGIN
  UPDATE counts SET notes = notes + 1;
  INSERT INTO notes_search (rowid, words, tags) VALUES (NEW.seq, coalesce(NEW.text, ':)'), 'it''s(' || NEW.kind);
  INSERT INTO log (text) VALUES ('after');
END`;
  expect(ruleOf(trigger(sql), 'notes_search')).toEqual({
    table: 'notes',
    columns: 'rowid, words, tags',
    values: `NEW.seq, coalesce(NEW.text, ':)'), 'it''s(' || NEW.kind`,
    when: 'NEW.text IS NOT NULL',
  });
  expect(ruleOf(trigger(sql), 'other_search')).toBeUndefined();
  expect(ruleOf(trigger(sql.replace('AFTER INSERT', 'AFTER UPDATE OF text')), 'notes_search')).toBeUndefined();
});

it('takes all rows if the trigger has no condition', () => {
  const sql = 'CREATE TRIGGER t AFTER INSERT ON notes BEGIN INSERT INTO notes_search (rowid) VALUES (NEW.seq); END';
  expect(ruleOf(trigger(sql), 'notes_search')).toMatchObject({ values: 'NEW.seq', when: 'true' });
});
