import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { requestWith, withMethods } from '../support/faults.ts';

it.each(['/api/slots?from=2031-01-06&days=5', '/api/positions', '/news/feed.xml'])(
  'reads what visitors may see a moment late from the nearest copy: %s',
  async (path) => {
    const sessions: string[] = [];
    const away = () => {
      throw new Error('D1_ERROR: Network connection lost.');
    };
    const DB = withMethods(env.DB, {
      prepare: away,
      batch: away,
      withSession(start: string) {
        sessions.push(start);
        return env.DB.withSession(start);
      },
    });
    const response = await requestWith({ DB }, path);
    expect(response.status).toBe(200);
    expect(sessions).toEqual(['first-unconstrained']);
  },
);
