/** Elements with an end tag that is required, and no text to read. */
const hidden = 'script, style, title, template, noscript';
const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, blockquote, pre, table, tr, ul, ol, li, section, article, header, footer';

const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The characters of HTML that are read: markup in bad faith takes seconds for a million. */
const maxHtml = 300_000;

/** The text of a mail that has HTML only, with a line for each block. */
export async function htmlText(html: string): Promise<string> {
  let text = '';
  let hiddenDepth = 0;
  const breakLine = () => {
    text += '\n';
  };
  const rewriter = new HTMLRewriter()
    .on(hidden, {
      element(element) {
        const hasEnd = onEnd(element, () => {
          hiddenDepth -= 1;
        });
        if (hasEnd) hiddenDepth += 1;
      },
    })
    .on(blocks, {
      element(element) {
        breakLine();
        onEnd(element, breakLine);
      },
    })
    .on('br, hr', { element: breakLine })
    .on('td, th', {
      element() {
        text += ' ';
      },
    })
    .onDocument({
      text(chunk) {
        if (hiddenDepth === 0) text += chunk.text.replace(/[ \t\r\n\f]+/g, ' ');
      },
    });
  // The body must be read to its end; what it says does not matter.
  await rewriter.transform(new Response(html.slice(0, maxHtml))).arrayBuffer();
  return decodeEntities(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Within SVG, an element may have no end; `onEndTag` throws there. */
function onEnd(element: Element, handler: () => void): boolean {
  try {
    element.onEndTag(handler);
    return true;
  } catch {
    return false;
  }
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
