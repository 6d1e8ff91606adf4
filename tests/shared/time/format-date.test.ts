import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withNoon } from '#shared/time/format-date.ts';
import { propertyRuns } from '../../support/property-runs.ts';

it('writes noon in Arabic as «ظهرًا», at every minute of the day', () => {
  const format = new Intl.DateTimeFormat('ar-AE-u-nu-latn', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(minute, (minutes) => {
      const text = withNoon(format.format(minutes * 60_000));
      expect(text.endsWith('ظهرًا')).toBe(minutes >= 12 * 60 && minutes < 13 * 60);
    }),
    { numRuns: propertyRuns },
  );
});
