import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPayload } from '#worker/whatsapp/read-payload.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const phoneId = '100200300';
const change = (value: object) => ({ field: 'messages', value: { metadata: { phone_number_id: phoneId }, ...value } });
const payload = (...values: object[]) => ({ entry: [{ id: '555', changes: values.map(change) }] });
const anything = fc.jsonValue({ maxDepth: 4 });

/** Anything may be missing or of another kind, but for the id and the time. */
const message = fc.record(
  {
    id: fc.uuid().map((id) => `wamid.${id}`),
    timestamp: fc.integer({ min: 1, max: 2_000_000_000 }).map(String),
    from: fc.constant('971501234567'),
    type: fc.oneof(fc.constantFrom('text', 'image', 'audio', 'location', 'order'), anything),
    text: fc.oneof(fc.record({ body: fc.string() }), anything),
    image: fc.oneof(fc.record({ id: fc.string(), caption: fc.string() }), anything),
    location: anything,
    contacts: anything,
    interactive: anything,
    reaction: anything,
    context: anything,
  },
  { requiredKeys: ['id', 'timestamp', 'from'] },
);

it('never throws, whatever the JSON', () => {
  fc.assert(
    fc.property(anything, anything, (whole, part) => {
      for (const json of [whole, { entry: whole }, { entry: [{ id: '1', changes: [{ value: whole }] }] }]) {
        expect(() => readPayload(json, phoneId)).not.toThrow();
      }
      const { received, updates } = readPayload(payload({ messages: [part], statuses: [part] }), phoneId);
      expect([received.length, updates.length].every((length) => length <= 1)).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
});

it('reads each message with an id, a time and a sender, among others that lack them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(message, { selector: ({ id }) => id, maxLength: 6 }), anything, (messages, junk) => {
      const mixed = messages.flatMap((one) => [junk, one]);
      const { received } = readPayload(payload({ messages: mixed }), phoneId);
      const ids = new Set(received.map(({ wamid }) => wamid));
      for (const { id } of messages) expect(ids).toContain(id);
    }),
    { numRuns: propertyRuns },
  );
});

it('leaves the messages of another number alone', () => {
  const one = { id: 'wamid.1', from: '971501234567', timestamp: '1764300000', type: 'text', text: { body: 'Hello' } };
  expect(readPayload(payload({ messages: [one] }), phoneId).received).toHaveLength(1);
  expect(readPayload(payload({ messages: [one] }), '999').received).toEqual([]);
});

it.each([
  [500, 1],
  [501, 0],
])('reads an id of at most 500 characters, such as of %i', (length, read) => {
  const id = 'w'.repeat(length);
  const one = { id, from: '971501234567', timestamp: '1764300000' };
  const { received, updates } = readPayload(payload({ messages: [one], statuses: [{ id, status: 'read' }] }), phoneId);
  expect([received.length, updates.length]).toEqual([read, read]);
});
