/** Call when a part is hydrated: buttons that were pressed before take effect, once (`scripts/build/bootstrap.ts`). */
export function replayPresses(part: HTMLElement, selector = ''): void {
  part.dataset.ready = '';
  for (const button of part.querySelectorAll<HTMLButtonElement>(`${selector}button[data-pressed]`)) {
    delete button.dataset.pressed;
    button.click();
  }
}
