import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function toHtml(template: ReactElement): string {
  return doctype + renderToStaticMarkup(template);
}
