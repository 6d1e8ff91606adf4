import { Hono } from 'hono';
import { linkMessage } from '../../src-shared/content/en/my-data.ts';
import { MyDataRequest } from '../../src-shared/contracts/my-data.ts';
import type { HonoEnv } from '../hono-env.ts';
import { readJson } from '../http/body.ts';
import { acceptMyDataRequest } from './accept.ts';

export const myData = new Hono<HonoEnv>().post('/my-data', async (c) => {
  await acceptMyDataRequest(c, await readJson(c, MyDataRequest));
  return c.json({ message: linkMessage }, 202);
});
