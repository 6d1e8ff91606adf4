import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCampaigns, knownCampaign } from '#worker/analytics/campaigns.ts';
import { emptyTables } from '../support/tables.ts';

beforeEach(async () => {
  await emptyTables('campaigns');
  forgetCampaigns(env);
});

it('knows a campaign that another isolate has stored after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await knownCampaign(env, 'gitex')).toBeUndefined();
  await env.DB.exec(
    "INSERT INTO campaigns (name, title, named_by, named_at) VALUES ('gitex', 'GITEX', 'amal', '2026')",
  );
  vi.setSystemTime(Date.now() + 59_999);
  expect(await knownCampaign(env, 'gitex')).toBeUndefined();
  vi.setSystemTime(Date.now() + 1);
  expect(await knownCampaign(env, 'gitex')).toBe('gitex');
  forgetCampaigns(env);
});
