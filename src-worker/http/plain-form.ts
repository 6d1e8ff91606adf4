import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formAction } from '../../src-shared/forms/element-ids.ts';
import type { MyDataResultPath, SentPath } from '../../src-shared/paths.ts';
import type { HonoEnv } from '../hono-env.ts';
import { type FormPageContent, formPage } from './form-page.ts';
import { ProblemError, problemFor, problemResponse } from './problem.ts';
import { type FormValues, limitText, maxFormBytes, readForm } from './read-form.ts';
import { requireSameOrigin } from './same-origin.ts';
import { sitePage } from './site-page.ts';

export interface PlainForm extends FormPageContent {
  /** The path of the page with the form. `referer` is the path that the visitor came from, or ''. */
  pageOf(values: FormValues, referer: string): string;
  accept(c: Context<HonoEnv>, values: FormValues): Promise<SentPath | MyDataResultPath>;
}

/** The routes of a form: an accepted one redirects, a refused one returns its page with the typed values and the errors. */
export function plainForm(form: PlainForm) {
  const path = formAction(form.name);
  return new Hono<HonoEnv>()
    .get(path, (c) => c.redirect(form.pageOf({}, refererPath(c)), 303))
    .post(
      path,
      bodyLimit({
        maxSize: maxFormBytes,
        onError: (c) => refuse(c, form, {}, new ProblemError('body_too_large')),
      }),
      async (c) => {
        let values: FormValues = {};
        try {
          requireSameOrigin(c);
          values = await readForm(c.req.raw);
          limitText(values);
          return c.redirect(await form.accept(c, values), 303);
        } catch (error) {
          return refuse(c, form, values, error);
        }
      },
    );
}

/** The form's page with what went wrong; the problem as JSON when there is no page. */
export async function refuse(
  c: Context<HonoEnv>,
  form: PlainForm,
  values: FormValues,
  error: unknown,
): Promise<Response> {
  const problem = problemFor(c, error, 'unavailable');
  const page = await sitePage(c, form.pageOf(values, refererPath(c)), problem.problem.status);
  if (!page) return problemResponse(problem);
  for (const [name, value] of Object.entries(problem.headers)) page.headers.set(name, value);
  return formPage(page, form, values, problem.problem);
}

function refererPath(c: Context): string {
  return URL.parse(c.req.header('referer') ?? '')?.pathname ?? '';
}
