import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { readIndex, writeIndex } from '#worker/chat/knowledge/index-file.ts';
import { buildIndex } from '#worker/chat/knowledge/section-index.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { sections } from '../../support/knowledge.ts';

const section: KnowledgeSection = { ...sections[0]!, id: 'first' };
const bufferOf = (file: Uint8Array) => file.buffer as ArrayBuffer;

it('is read as it was written', () => {
  const text = fc
    .array(fc.constantFrom('agents', 'وكلاء', '🙂', 'constructor', '100', 'the', '«x»'))
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.array(fc.record({ title: text, text, context: text, searchPhrases: text }), { maxLength: 5 }),
      (texts) => {
        const own = texts.map((one, index) => ({ ...section, ...one, id: `id-${index}` }));
        const index = buildIndex(own);
        const read = readIndex(bufferOf(writeIndex(own, index)), own);
        expect(read?.words).toEqual(index.words);
        expect(read?.grams).toEqual(index.grams);
      },
    ),
    { numRuns: propertyRuns },
  );
});

it.each([
  ['nothing', new Uint8Array()],
  ['another file', new TextEncoder().encode(JSON.stringify(sections.slice(0, 2)))],
  ['the index of other sections', writeIndex([{ ...section, id: 'other' }], buildIndex([section]))],
  ['the index of more sections', writeIndex([section, section], buildIndex([section, section]))],
])('is not read from %s', (_what, file) => {
  expect(readIndex(bufferOf(file), [section])).toBeUndefined();
});
