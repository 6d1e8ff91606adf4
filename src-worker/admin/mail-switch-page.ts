import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { digest as texts } from '../../src-shared/content/en/admin-board.ts';
import { adminPath, digestOffPath, summaryOffPath } from '../../src-shared/paths.ts';
import type { HonoEnv } from '../hono-env.ts';
import { classes } from '../http/html-parts.ts';
import { ProblemError } from '../http/problem.ts';
import { sameOrigin } from '../http/same-origin.ts';
import { sitePage } from '../http/site-page.ts';
import { knownStaff, setForStaff } from './staff.ts';

type StaffMail = 'digest' | 'summary';

/** The pages behind the links in the mails to staff. A visit changes nothing: programs follow links too. */
export const mailSwitchPages = new Hono<HonoEnv>()
  .route('/', switchPage(digestOffPath, 'digest'))
  .route('/', switchPage(summaryOffPath, 'summary'));

function switchPage(path: string, mail: StaffMail) {
  const route = path.slice(adminPath.length);
  return new Hono<HonoEnv>()
    .get(route, (c) => pageWith(c, mail))
    .post(route, sameOrigin, async (c) => {
      await setForStaff(c.env, c.get('staffEmail'), { [mail]: false });
      return c.redirect(path, 303);
    });
}

/** The admin area's page with a form, which the app replaces by its own switch. @throws ProblemError unavailable */
async function pageWith(c: Context<HonoEnv>, mail: StaffMail): Promise<Response> {
  const { [mail]: on } = await knownStaff(c.env, c.get('staffEmail'));
  const page = await sitePage(c, adminPath, 200);
  if (!page) throw new ProblemError('unavailable');
  const { on: isOn, off: isOff, turnOff } = texts[mail];
  const form = await html`<main class="mx-auto w-full max-w-page p-2 sm:p-3 lg:p-4">
    <h1 class="mb-3 text-heading font-semibold">${texts.title}</h1>
    <p>${on ? isOn : isOff}</p>
    ${on && html`<form method="post"><button type="submit" class="mt-1 ${classes.button} ${classes.primary}">${turnOff}</button></form>`}
  </main>`;
  return new HTMLRewriter()
    .on('#app', { element: (app) => void app.setInnerContent(form, { html: true }) })
    .transform(page);
}
