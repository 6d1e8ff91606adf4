const registration = /@property (--[\w-]+)\s*\{[^}]*\}/g;
const declaration = /(?<=[{;]\s*)(--[\w-]+)\s*:(?:"[^"]*"|'[^']*'|[^;{}"'])*(?:;|(?=\}))/g;
/** The stylesheet without the variables that it does not use. A variable may be used only by one that is not used itself. */
export function dropUnusedVariables(css: string): string {
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const keepUsed = (rule: string, name: string) => (used.has(name) ? rule : '');
  const shorter = css.replace(registration, keepUsed).replace(declaration, keepUsed);
  return shorter === css ? css : dropUnusedVariables(shorter);
}
