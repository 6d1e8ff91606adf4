/** A stylesheet without comments and line breaks. */
export function compactCss(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
}
