import { attributeOf, type HtmlElement, type HtmlNode, someElement } from './clipboard-html.ts';

/** A table of more would be a page's layout, or a page's attack on the browser. */
const maxCells = 2_000;

/** The cells of a table with data, in rows of one length; undefined for a table that only arranges a page. */
export function tableRows(table: HtmlElement): HtmlNode[][][] | undefined {
  const rows: HtmlNode[][][] = [];
  /** The number of rows below, by column, that a cell above still covers. */
  const covered: number[] = [];
  if (someElement(table, ({ name }) => name === 'table')) return undefined;
  for (const row of elementsIn(table, 'tr')) {
    const cells: HtmlNode[][] = [];
    const fill = () => {
      for (; covered[cells.length]; cells.push([])) covered[cells.length]! -= 1;
    };
    for (const cell of row.children) {
      if (typeof cell === 'string' || !/^t[dh]$/.test(cell.name)) continue;
      fill();
      const down = spanOf(cell, 'rowspan') - 1;
      for (let column = spanOf(cell, 'colspan'); column > 0; column--) {
        covered[cells.length] = down;
        cells.push(cells.length > 0 && column < spanOf(cell, 'colspan') ? [] : cell.children);
      }
    }
    fill();
    if (cells.length > 0) rows.push(cells);
  }
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width < 2 || rows.length < 2 || width * rows.length > maxCells) return undefined;
  return rows.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => [])]);
}

function elementsIn(element: HtmlElement, name: string): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === name ? [child] : elementsIn(child, name);
  });
}

function spanOf({ attributes }: HtmlElement, name: string): number {
  return Math.min(20, Math.max(1, Number.parseInt(attributeOf(attributes, name), 10) || 1));
}
