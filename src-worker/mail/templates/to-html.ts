import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Re-exported, so that tree shaking works in a module that is imported dynamically. */
export { toPlainText } from 'react-email';

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders a template synchronously: no template suspends, so react-email's slower streaming `render` is not needed. */
export function toHtml(template: ReactElement): string {
  return doctype + renderToStaticMarkup(template);
}
