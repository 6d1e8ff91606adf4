/** Finds what can be broken without knowing what it is for: numbers, boolean defaults, conditions of refusals. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

export interface AutoMutation {
  file: string;
  line: number;
  /** The name of the constant, the parameter or the condition. */
  name: string;
  start: number;
  end: number;
  replacement: string;
}

type Node = { start: number; end: number };

/** Numbers that no sentence promises, by kind. Conditions in these files are broken all the same. */
const unpromised = [
  // The lengths of a drawing, and the pace at which a sample plays: a person judges the picture and the film.
  { file: /^src-web\/.*(\/scenes\/|\/scene\.|\/illustration\.)/, name: /./ },
  { file: /^src-web\/.*\.tsx$/, name: /^(width|height|inset|step|margin|parts|\w+TimeMs)$/ },
  // The weights and thresholds of Joe's search: `tools/chat-eval` measures them on questions, all together.
  { file: /^src-worker\/chat\/knowledge\//, name: /./ },
];

export function findMutations(root: string): AutoMutation[] {
  return ['src-shared', 'src-worker', 'src-web'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      // Components of the development server and sentences: other tests hold them letter for letter.
      .map((file) => join(folder, file))
      .filter((file) => !/^src-web\/dev\/|^src-shared\/content\//.test(file))
      .toSorted()
      .flatMap((file) => mutationsOf(file, readFileSync(join(root, file), 'utf8'))),
  );
}

export function mutationsOf(file: string, source: string): AutoMutation[] {
  const { program } = parseSync(file, source);
  const found: AutoMutation[] = [];
  const text = ({ start, end }: Node) => source.slice(start, end);
  const replace = (node: Node, name: string, ...replacements: string[]) => {
    const line = source.slice(0, node.start).split('\n').length;
    const { start, end } = node;
    for (const replacement of replacements) found.push({ file, line, name, start, end, replacement });
  };
  const negate = (node: Node) => replace(node, text(node).replaceAll(/\s+/g, ' '), `!(${text(node)})`);

  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (!init || !isNumber(init) || unpromised.some((kind) => kind.file.test(file) && kind.name.test(text(id))))
        continue;
      const value = text(init);
      if (value !== '0') replace(init, text(id), `(${value}) * 10`);
      if (!/^[01]$/.test(value)) replace(init, text(id), `Math.ceil((${value}) / 10)`);
    }
  }
  new Visitor({
    AssignmentPattern({ left, right }) {
      if (right.type === 'Literal' && typeof right.value === 'boolean') replace(right, text(left), `${!right.value}`);
    },
    IfStatement({ test, consequent }) {
      const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent;
      if (last?.type === 'ThrowStatement') negate(test);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !first) return;
      const { name } = callee.property;
      if (name === 'default' && first.type === 'Literal' && typeof first.value === 'boolean')
        replace(first, text(callee), `${!first.value}`);
      if (name === 'refine' && first.type === 'ArrowFunctionExpression' && first.body.type !== 'BlockStatement')
        negate(first.body);
    },
  }).visit(program);
  return found;
}

/** Numbers, and what is calculated from them and other constants: `5 * minute`. */
function isNumber(node: ESTree.Expression): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number';
  if (node.type !== 'BinaryExpression' || !/^[-+*/]$/.test(node.operator)) return false;
  const sides = [node.left, node.right] as ESTree.Expression[];
  return sides.some(isNumber) && sides.every((side) => side.type === 'Identifier' || isNumber(side));
}
