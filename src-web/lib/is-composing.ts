/** Safari ends a composition before the key that ends it: only the code 229 says that an input method took the key. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
