import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';

const root = resolve(import.meta.dirname, '../..');

export interface OwnPattern {
  file: string;
  pattern: RegExp;
}

interface Node {
  type: string;
  [name: string]: unknown;
}

/** Every regular expression of the Worker and of what it shares with the browser, those made at run time too. */
export async function ownPatterns(folders: string[]): Promise<OwnPattern[]> {
  const found: OwnPattern[] = [];
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue;
      const file = join(folder, name);
      const text = readFileSync(join(root, file), 'utf8');
      const program = parseAst(text, { lang: name.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
      visit(program, (pattern) => found.push({ file, pattern }));
      if (text.includes('new RegExp(')) found.push(...(await madeBy(file)));
    }
  }
  return found;
}

function visit(node: Node, add: (pattern: RegExp) => void): void {
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  if (regex) add(new RegExp(regex.pattern, regex.flags));
  const { callee, arguments: given } = node as { callee?: { name?: string }; arguments?: Node[] };
  if (node.type === 'NewExpression' && callee?.name === 'RegExp' && given?.[0]?.type === 'TemplateLiteral') {
    const { quasis } = given[0] as unknown as { quasis: { value: { cooked: string } }[] };
    const source = quasis.map(({ value }) => value.cooked).join('x');
    const flags = given[1] ? String(given[1].value) : '';
    if (isPattern(source, flags)) add(new RegExp(source, flags));
  }
  for (const child of Object.values(node).flat()) {
    if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, add);
  }
}

function isPattern(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}

/** The expressions that a module makes when it is loaded: their parts may be constants of other modules. */
async function madeBy(file: string): Promise<OwnPattern[]> {
  const made: OwnPattern[] = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args, newTarget) {
      const pattern = Reflect.construct(target, args, newTarget);
      const caller = new Error().stack?.split('\n')[2] ?? '';
      if (caller.includes('/src-')) made.push({ file, pattern });
      return pattern;
    },
  });
  try {
    await import(`${join(root, file)}?patterns`);
  } finally {
    globalThis.RegExp = Original;
  }
  return made;
}
