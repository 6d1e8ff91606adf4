/** A tab reacts before its island is hydrated, which then takes the selection from the address (`ui/tabs.tsx`). */
export function selectEarlyTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest<HTMLAnchorElement>('[role="tab"]');
    const tabs = tab?.closest('[data-island]:not([data-ready]) .tabs');
    if (!tab || !tabs || event.defaultPrevented) return;
    event.preventDefault();
    for (const other of tabs.querySelectorAll('[role="tab"]'))
      other.setAttribute('aria-selected', String(other === tab));
    for (const panel of tabs.querySelectorAll('[role="tabpanel"]')) {
      panel.toggleAttribute('data-selected', `#${panel.id}` === tab.hash);
    }
    // No longer the panel that the address had named.
    tabs.setAttribute('data-ready', '');
    history.replaceState(history.state, '', tab.hash);
  });
}
