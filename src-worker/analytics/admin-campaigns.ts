import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { CampaignName, CampaignRequest } from '#shared/contracts/analytics.ts';
import { analyticsMessages } from '#shared/staff-texts/messages.ts';
import { requireRole } from '../auth/roles.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { parse, readJson } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { campaignOf, deleteCampaign, forgetCampaigns, saveCampaign, selectCampaigns } from './campaigns.ts';

export const adminCampaigns = new Hono<HonoEnv>()
  .get('/', requireRole('marketing'), async (c) =>
    reply<'GET /api/admin/campaigns'>(c, { items: (await selectCampaigns(database(c.env))).map(campaignOf) }),
  )
  .put('/:name', requireRole('marketing'), async (c) => {
    const { title } = await readJson(c, CampaignRequest);
    const campaign = { name: nameOf(c), title, by: c.get('staffEmail'), at: new Date().toISOString() };
    const db = database(c.env);
    const [[saved]] = await db.batch([
      saveCampaign(db, campaign),
      audit(
        db,
        { action: 'campaign_saved', detail: `${campaign.name}: ${title}`, by: campaign.by, at: campaign.at },
        sql`EXISTS (SELECT 1 FROM campaigns WHERE name = ${campaign.name} AND named_at = ${campaign.at})`,
      ),
    ]);
    if (!saved) {
      throw new ProblemError('validation_failed', {
        errors: [{ path: 'name', message: analyticsMessages.tooManyCampaigns }],
      });
    }
    forgetCampaigns(c.env);
    return reply<'PUT /api/admin/campaigns/:name'>(c, { campaign: campaignOf(saved) });
  })
  .delete('/:name', requireRole('marketing'), async (c) => {
    const db = database(c.env);
    const name = nameOf(c);
    await db.batch([
      audit(
        db,
        { action: 'campaign_removed', detail: name, by: c.get('staffEmail'), at: new Date().toISOString() },
        sql`EXISTS (SELECT 1 FROM campaigns WHERE name = ${name})`,
      ),
      deleteCampaign(db, name),
    ]);
    forgetCampaigns(c.env);
    return c.body(null, 204);
  });

function nameOf(c: Context<HonoEnv, '/:name'>): string {
  return parse(CampaignName, c.req.param('name'));
}
