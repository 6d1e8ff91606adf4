import { html } from 'hono/html';
import { problems } from '../../src-shared/content/en/forms/common.ts';
import type { FieldError, Problem } from '../../src-shared/contracts/problem.ts';
import { errorId, failureId, failureTextId, fieldId, formAction, summaryId } from '../../src-shared/form-ids.ts';
import { turnstileField } from '../../src-shared/forms.ts';
import type { PlainForm } from './plain-form.ts';
import type { FormValues } from './read-form.ts';

/** The page of a form that was not accepted: with what was typed, and with what is wrong. */
export function formPage(page: Response, form: PlainForm, values: FormValues, problem: Problem): Response {
  const rewriter = new HTMLRewriter();
  rewriter.on('head > title', { element: (title) => void title.prepend(problems.titlePrefix) });
  fillIn(rewriter, `form[action="${formAction(form.name)}"]`, values);
  if (problem.code === 'validation_failed') showErrors(rewriter, form, problem.errors ?? []);
  else showFailure(rewriter, form, problems.byCode[problem.code] ?? form.failure);
  return rewriter.transform(withoutScript(page));
}

/** The page as a browser without JavaScript shows it: an app that took it over would throw the typed values away. */
function withoutScript(page: Response): Response {
  // A step of its own: HTMLRewriter takes what is inside <noscript> for text.
  return new HTMLRewriter()
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
        if (typed === undefined || neverFilled.has(input.getAttribute('type') ?? '')) return;
        // HTMLRewriter escapes the quotes alone.
        input.setAttribute('value', typed.replaceAll('&', '&amp;'));
      },
    })
    .on(`${form} textarea`, {
      element(textarea) {
        const typed = typedIn(textarea);
        // A browser drops the first line break.
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
        // HTMLRewriter gives attributes as they are written.
        const value = option.getAttribute('value')?.replaceAll('&amp;', '&');
        if (value === chosen) option.setAttribute('selected', '');
        else option.removeAttribute('selected');
      },
    });
}

/** Marks each wrong field, and lists them all on top of the form, in the order of the labels. */
function showErrors(rewriter: HTMLRewriter, { name, labels }: PlainForm, errors: FieldError[]): void {
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

function showFailure(rewriter: HTMLRewriter, { name }: PlainForm, sentence: string | undefined): void {
  rewriter.on(`#${failureId(name)}`, { element: show });
  if (sentence === undefined) return;
  rewriter.on(`#${failureTextId(name)}`, { element: (text) => void text.setInnerContent(sentence) });
}

/** Shows a panel, and takes the reader to it. */
function show(panel: Element): void {
  panel.removeAttribute('hidden');
  panel.setAttribute('tabindex', '-1');
  panel.setAttribute('autofocus', '');
}
