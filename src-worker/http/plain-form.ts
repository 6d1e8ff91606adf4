import { type Context, Hono } from 'hono';
import { type FormName, formAction } from '../../src-shared/form-ids.ts';
import type { SentPath } from '../../src-shared/paths.ts';
import type { HonoEnv } from '../app.ts';
import { formPage } from './form-page.ts';
import { problemFor, problemResponse } from './problem.ts';
import { type FormValues, limitText, readForm } from './read-form.ts';
import { requireSameOrigin } from './same-origin.ts';
import { sitePage } from './site-page.ts';

/** A form of the site that the browser can post itself, without a script. */
export interface PlainForm {
  name: FormName;
  /** What each field is called, by its name. */
  labels: Readonly<Record<string, string>>;
  /** Said of a failure that has no sentence of its own; without one the page's sentence stays. */
  failure: string | undefined;
  /** The page that the form stands on. `referer` is the path of the page that the visitor came from, '' if unknown. */
  pageOf(values: FormValues, referer: string): string;
  /** Does what the form asks for. @returns the page that says so */
  accept(c: Context<HonoEnv>, values: FormValues): Promise<SentPath>;
}

/** The routes of a form: an accepted one leads on to a page, any other comes back as its own page with what was typed. */
export function plainForm(form: PlainForm) {
  const path = formAction(form.name);
  return new Hono<HonoEnv>()
    .get(path, (c) => c.redirect(form.pageOf({}, refererPath(c)), 303))
    .post(path, async (c) => {
      let values: FormValues = {};
      try {
        requireSameOrigin(c);
        values = await readForm(c.req.raw);
        limitText(values);
        return c.redirect(await form.accept(c, values), 303);
      } catch (error) {
        const problem = problemFor(c, error, 'unavailable');
        const page = await sitePage(c, form.pageOf(values, refererPath(c)), problem.problem.status);
        if (!page) return problemResponse(problem);
        for (const [name, value] of Object.entries(problem.headers)) page.headers.set(name, value);
        return formPage(page, form, values, problem.problem);
      }
    });
}

function refererPath(c: Context): string {
  return URL.parse(c.req.header('referer') ?? '')?.pathname ?? '';
}
