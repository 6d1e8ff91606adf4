/**
 * Does what Chrome's translation does: the text of each text node goes into `<font><font>`, and the node leaves the
 * page. A change by React in such a node is never seen, and removing or inserting beside one throws.
 */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement!.closest('font, textarea, [translate=no]')) continue;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  }
}
