import { type Context, Hono } from 'hono';
import { CampaignName, CampaignRequest } from '#shared/contracts/analytics.ts';
import { analyticsMessages } from '#shared/staff-texts/messages.ts';
import { requireRole } from '../auth/roles.ts';
import { database } from '../db/client.ts';
import { parse, readJson } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { campaignOf, deleteCampaign, forgetCampaigns, saveCampaign, selectCampaigns } from './campaigns.ts';

export const adminCampaigns = new Hono<HonoEnv>()
  .get('/', requireRole('marketing'), async (c) =>
    c.json({ items: (await selectCampaigns(database(c.env))).map(campaignOf) }),
  )
  .put('/:name', requireRole('marketing'), async (c) => {
    const { title } = await readJson(c, CampaignRequest);
    const campaign = { name: nameOf(c), title, by: c.get('staffEmail'), at: new Date().toISOString() };
    const [saved] = await saveCampaign(database(c.env), campaign);
    if (!saved) {
      throw new ProblemError('validation_failed', {
        errors: [{ path: 'name', message: analyticsMessages.tooManyCampaigns }],
      });
    }
    forgetCampaigns(c.env);
    return c.json({ campaign: campaignOf(saved) });
  })
  .delete('/:name', requireRole('marketing'), async (c) => {
    await deleteCampaign(database(c.env), nameOf(c));
    forgetCampaigns(c.env);
    return c.body(null, 204);
  });

function nameOf(c: Context<HonoEnv, '/:name'>): string {
  return parse(CampaignName, c.req.param('name'));
}
