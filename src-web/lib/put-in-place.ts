/** Puts in place the parts of the prerendered page that the build keeps out of the first view's way (`scripts/build/put-off.ts`). */
export function putInPlace(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('#app template')) {
    template.replaceWith(template.content);
  }
}
