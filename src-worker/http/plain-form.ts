import { type Context, Hono } from 'hono';
import { type FormName, formAction } from '#shared/forms/element-ids.ts';
import { localizedPath, splitLocale } from '#shared/paths.ts';
import { type FormPageTexts, formPage } from './form-page.ts';
import { answerInLocaleOf, type HonoEnv } from './hono-env.ts';
import { limitFiles, limitTo } from './limit-body.ts';
import { sitePage } from './pages.ts';
import { ProblemError, problemFor, problemResponse } from './problem.ts';
import { type FormFiles, type FormValues, limitText, maxFormBytes, readCountedForm } from './read-form.ts';
import { requireSameOrigin } from './security.ts';
import { texts, type WorkerTexts } from './texts.ts';

export interface PlainForm {
  name: FormName;
  textsOf(texts: WorkerTexts): Omit<FormPageTexts, 'problems'>;
  pageOf(values: FormValues, referer: string): string;
  upload?: { maxBytes: number; tooLarge(): ProblemError } | undefined;
  /** Changes the page when it is shown again. */
  rewrite?(c: Context<HonoEnv>, page: Response): Promise<Response>;
  accept(c: Context<HonoEnv>, values: FormValues, files: FormFiles): Promise<string>;
}

export function plainForm(form: PlainForm) {
  const path = formAction(form.name);
  const { upload } = form;
  const limitFields = limitTo(maxFormBytes, (c) => refuse(c, form, {}, new ProblemError('body_too_large')));
  const limit = upload
    ? limitFiles(
        limitTo(upload.maxBytes, (c) => refuse(c, form, {}, upload.tooLarge())),
        limitFields,
      )
    : limitFields;
  return new Hono<HonoEnv>()
    .use(path, async (c, next) => {
      answerInLocaleOf(c, referer(c));
      await next();
    })
    .get(path, (c) => c.redirect(pageOf(c, form, {}), 303))
    .post(path, limit, async (c) => {
      let values: FormValues = {};
      try {
        requireSameOrigin(c);
        const read = await readCountedForm(c);
        values = read.values;
        answerInLocaleOf(c, values);
        limitText(values);
        const accepted = await form.accept(c, values, read.files);
        return c.redirect(localizedPath(accepted, c.get('locale')), 303);
      } catch (error) {
        return refuse(c, form, values, error);
      }
    });
}

export async function refuse(
  c: Context<HonoEnv>,
  form: PlainForm,
  values: FormValues,
  error: unknown,
): Promise<Response> {
  const locale = c.get('locale');
  const problem = problemFor(c, error);
  const page = await sitePage(c, pageOf(c, form, values), problem.status);
  if (!page) return problemResponse(problem, locale);
  for (const [name, value] of Object.entries(problem.headers)) page.headers.set(name, value);
  const pageTexts = { ...form.textsOf(texts[locale]), problems: texts[locale].formProblems };
  const shown = form.rewrite ? await form.rewrite(c, page) : page;
  return formPage(shown, form.name, pageTexts, values, problem.problemIn(locale));
}

function pageOf(c: Context<HonoEnv>, form: PlainForm, values: FormValues): string {
  return localizedPath(form.pageOf(values, referer(c).path), c.get('locale'));
}

function referer(c: Context): ReturnType<typeof splitLocale> {
  return splitLocale(URL.parse(c.req.header('referer') ?? '')?.pathname ?? '');
}
