import { Hono } from 'hono';
import { MyDataRequest } from '../../src-shared/contracts/my-data.ts';
import type { HonoEnv } from '../hono-env.ts';
import { readJson } from '../http/body.ts';
import { texts } from '../texts.ts';
import { acceptMyDataRequest } from './accept.ts';

export const myData = new Hono<HonoEnv>().post('/my-data', async (c) => {
  await acceptMyDataRequest(c, await readJson(c, MyDataRequest));
  return c.json({ message: texts[c.get('locale')].linkMessage }, 202);
});
