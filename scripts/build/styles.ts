import Beasties from 'beasties';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';

const reducer = new Beasties({ logLevel: 'warn', allowRules: [/^::(?:selection|backdrop)/] });

/**
 * The rules of the site's stylesheet that a page's markup uses, for its head: the first paint then waits for no request.
 * Left to the sheet that follows the paint is what only a script or the pointer brings about, and the ornament; `follow` is what
 * brings the bands below the opening and stays (`after-opening`, `src-web/styles/base.css`).
 * A face of the visitor's machine stands in for the font.
 */
export async function pageStyle(markup: string, stylesheet: string): Promise<string> {
  const reduced = await reducer.process(`<html><head><style>${stylesheet}</style></head><body>${markup}</body></html>`);
  const style = postcss.parse(/<style>([\s\S]*?)<\/style>/.exec(reduced)?.[1] ?? '');
  style.walkComments((comment) => void comment.remove());
  style.walkAtRules((rule) => void (rule.params === '(hover:hover)' && rule.remove()));
  style.walkAtRules('keyframes', (rule) => void (rule.params !== 'follow' && rule.remove()));
  style.walkRules(/^::(?:-webkit-|file-selector-button)|\.light-source|\.girih/, (rule) => void rule.remove());
  style.walkDecls(/^transition/, (declaration) => void declaration.remove());
  style.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  keepPlaceOfProperties(style);
  style.append(faces(postcss.parse(stylesheet)).filter((face) => descriptor(face, 'src').startsWith('local(')));
  return String(style);
}

/** The face with a file, of which the site's stylesheet must have one: family, weights, and CSS that names the file. */
export function fontOf(stylesheet: string): { family: string; weight: string; src: string } {
  const [face, ...more] = faces(postcss.parse(stylesheet)).filter((one) => descriptor(one, 'src').startsWith('url('));
  if (!face || more.length > 0) throw new Error('the stylesheet must name one font');
  const value = (name: string) => descriptor(face, name).replaceAll('"', '');
  return { family: value('font-family'), weight: value('font-weight'), src: value('src').replace(/ ?format\(.*/, '') };
}

function faces(sheet: Root): AtRule[] {
  return sheet.nodes.filter((node) => node.type === 'atrule' && node.name === 'font-face') as AtRule[];
}

function descriptor(face: AtRule, name: string): string {
  for (const node of face.nodes ?? []) if (node.type === 'decl' && node.prop === name) return node.value;
  throw new Error(`a face has no ${name}`);
}

/** Where properties cannot be registered, Tailwind sets them in a layer. A page keeps its place, the following sheet the rest. */
function keepPlaceOfProperties(style: Root) {
  style.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.replaceWith(postcss.atRule({ name: 'layer', params: 'properties' }));
  });
}

/**
 * The sheet that follows the first paint: the whole one, without what every page has said about its elements already.
 * Hearing of `*` or `p`, a face or a property again, a browser would style the whole page again.
 */
export function followingSheet(stylesheet: string, pageStyles: string[]): string {
  const said = pageStyles.map((style) => new Set(ground(postcss.parse(style)).flatMap(sentences)));
  const sheet = postcss.parse(stylesheet);
  for (const rule of ground(sheet)) {
    const news = sentences(rule).map((sentence) => !said.every((page) => page.has(sentence)));
    const selectors = rule.selectors.filter((_, index) => news[index]);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  }
  for (const face of faces(sheet)) face.remove();
  sheet.walkAtRules('property', (property) => void property.remove());
  return String(sheet);
}

/** The rules of the layers that lie below: variables and elements. */
function ground(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkAtRules('layer', (layer) => {
    if (['theme', 'base'].includes(layer.params)) layer.walkRules((rule) => void rules.push(rule));
  });
  return rules;
}

/** A rule as one text for each of its selectors, with the conditions around it. */
function sentences(rule: Rule): string[] {
  const conditions: string[] = [];
  for (let around = rule.parent; around?.type === 'atrule'; around = around.parent as typeof around) {
    conditions.push((around as AtRule).params);
  }
  return rule.selectors.map((selector) => `${conditions}|${selector}|${rule.nodes?.join(';')}`);
}
