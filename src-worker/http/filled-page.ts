import { withoutScript } from './form-page.ts';

interface Filling {
  /** The element whose content is replaced. */
  id: string;
  /** Escaped HTML. */
  content: string;
  /** Before the title of a page with an error. */
  titlePrefix?: string;
}

/** The page with other content, without the app, which would hydrate its own. */
export function filledPage(page: Response, { id, content, titlePrefix = '' }: Filling): Response {
  return new HTMLRewriter()
    .on('head > title', { element: (title) => void title.prepend(titlePrefix) })
    .on(`#${id}`, { element: (element) => void element.setInnerContent(content, { html: true }) })
    .transform(withoutScript(page));
}
