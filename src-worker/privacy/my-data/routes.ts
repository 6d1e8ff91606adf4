import { type Context, Hono } from 'hono';
import { MyDataRequest } from '#shared/contracts/privacy.ts';
import { honeypotField } from '#shared/forms/fields.ts';
import { myDataResultPaths, paths } from '#shared/paths.ts';
import { parse, readJson } from '../../http/body.ts';
import { enforceRateLimit } from '../../http/client.ts';
import type { HonoEnv } from '../../http/hono-env.ts';
import { log } from '../../http/log.ts';
import { type PlainForm, plainForm } from '../../http/plain-form.ts';
import { reply } from '../../http/reply.ts';
import { texts } from '../../http/texts.ts';
import { deliverNow } from '../../mail/delivery.ts';
import { requestLink } from './link.ts';

export const myData = new Hono<HonoEnv>().post('/', async (c) => {
  await acceptMyDataRequest(c, await readJson(c, MyDataRequest));
  return reply<'POST /api/my-data'>(c, { message: texts[c.get('locale')].linkMessage }, 202);
});

async function acceptMyDataRequest(c: Context<HonoEnv>, request: MyDataRequest): Promise<void> {
  await enforceRateLimit(c, 'NEWSLETTER_LIMIT');
  if (request[honeypotField]) {
    log('warn', 'honeypot_triggered', { requestId: c.get('requestId'), formType: 'my-data' });
    return;
  }
  const mailId = await requestLink(c.env, request.email, request.locale);
  c.executionCtx.waitUntil(deliverNow(c.env, [mailId]));
}

export const askingForm: PlainForm = {
  name: 'my-data',
  textsOf: ({ myDataForm }) => ({ labels: { email: myDataForm.field.label }, failure: undefined }),
  pageOf: () => paths.myData,
  async accept(c, values) {
    await acceptMyDataRequest(c, parse(MyDataRequest, { ...values, [honeypotField]: Boolean(values[honeypotField]) }));
    return myDataResultPaths.sent;
  },
};

export const myDataForm = plainForm(askingForm);
