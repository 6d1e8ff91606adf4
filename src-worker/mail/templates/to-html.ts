import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What of react-email renders: named here, so that the bundle leaves out the rest when this is loaded on demand. */
export { toPlainText } from 'react-email';

/** What mail clients of every age read as a document. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** A template as HTML. No template waits for anything, so React's stream, which react-email's own `render` reads, is not needed. */
export function toHtml(template: ReactElement): string {
  return doctype + renderToStaticMarkup(template);
}
