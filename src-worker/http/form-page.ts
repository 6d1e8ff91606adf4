import { html } from 'hono/html';
import type { FormProblems } from '#shared/content/types/forms.ts';
import type { FieldError, Problem } from '#shared/contracts/problem.ts';
import {
  errorId,
  type FormName,
  failureId,
  failureTextId,
  fieldId,
  formAction,
  summaryId,
} from '#shared/forms/element-ids.ts';
import { honeypotField, turnstileField } from '#shared/forms/fields.ts';
import type { FormValues } from './read-form.ts';

export interface FormPageTexts {
  labels: Readonly<Record<string, string>>;
  failure: string | undefined;
  problems: FormProblems;
}

export function formPage(
  page: Response,
  name: FormName,
  texts: FormPageTexts,
  values: FormValues,
  problem: Problem,
): Response {
  const { problems, failure } = texts;
  const rewriter = new HTMLRewriter();
  rewriter.on('head > title', { element: (title) => void title.prepend(problems.titlePrefix) });
  fillIn(rewriter, `form[action="${formAction(name)}"]`, values);
  if (problem.errors) showErrors(rewriter, name, texts, problem.errors);
  else showFailure(rewriter, name, problems.byCode[problem.code] ?? failure);
  return rewriter.transform(withoutScript(page));
}

export function withoutScript(page: Response): Response {
  // A separate pass, because HTMLRewriter treats the content of <noscript> as text.
  return new HTMLRewriter()
    .on('html', { element: (html) => void html.setAttribute('data-without-app', '') })
    .on('script[type="module"]', { element: (script) => void script.remove() })
    .on('noscript', { element: (noscript) => void noscript.removeAndKeepContent() })
    .transform(page);
}

const neverFilled = new Set(['hidden', 'checkbox', 'file']);

function fillIn(rewriter: HTMLRewriter, form: string, values: FormValues): void {
  let chosen: string | undefined;
  const typedIn = (field: Element) => values[field.getAttribute('name') ?? ''];
  rewriter
    .on(`${form} input`, {
      element(input) {
        const typed = typedIn(input);
        const type = input.getAttribute('type') ?? '';
        if (typed === 'on' && type === 'checkbox' && input.getAttribute('name') !== honeypotField) {
          input.setAttribute('checked', '');
        }
        if (typed === undefined || neverFilled.has(type)) return;
        // HTMLRewriter escapes only quotes in attributes.
        input.setAttribute('value', typed.replaceAll('&', '&amp;'));
      },
    })
    .on(`${form} textarea`, {
      element(textarea) {
        const typed = typedIn(textarea);
        // The HTML parser drops the first line break of a textarea.
        if (typed !== undefined) textarea.setInnerContent(`\n${typed}`);
      },
    })
    .on(`${form} select`, {
      element(select) {
        chosen = typedIn(select);
      },
    })
    .on(`${form} option`, {
      element(option) {
        if (chosen === undefined) return;
        // HTMLRewriter does not decode attributes.
        const value = option.getAttribute('value')?.replaceAll('&amp;', '&');
        if (value === chosen) option.setAttribute('selected', '');
        else option.removeAttribute('selected');
      },
    });
}

function showErrors(
  rewriter: HTMLRewriter,
  name: FormName,
  { labels, problems }: FormPageTexts,
  errors: FieldError[],
): void {
  const order = Object.keys(labels);
  const inOrder = errors.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  const items = inOrder.map(({ path, message }) => {
    if (!Object.hasOwn(labels, path))
      return html`<li>${path === turnstileField ? problems.noTurnstileToken : message}</li>`;
    rewriter
      .on(`#${fieldId(name, path)}`, { element: (field) => void field.setAttribute('aria-invalid', 'true') })
      .on(`#${errorId(name, path)}`, { element: (text) => void text.setInnerContent(message) });
    return html`<li><a href="#${fieldId(name, path)}">${labels[path]}: ${message}</a></li>`;
  });
  rewriter
    .on(`#${summaryId(name)}`, { element: show })
    .on(`#${summaryId(name)} ul`, { element: (list) => void list.append(items.join(''), { html: true }) });
}

function showFailure(rewriter: HTMLRewriter, name: FormName, sentence: string | undefined): void {
  rewriter.on(`#${failureId(name)}`, { element: show });
  if (sentence === undefined) return;
  rewriter.on(`#${failureTextId(name)}`, { element: (text) => void text.setInnerContent(sentence) });
}

function show(panel: Element): void {
  panel.removeAttribute('hidden');
  panel.setAttribute('tabindex', '-1');
  panel.setAttribute('autofocus', '');
}
