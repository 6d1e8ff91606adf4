import type { Action, ContentIcon } from './blocks.ts';

export interface MenuLink extends Action {
  note: string;
  icon: ContentIcon;
}

export interface Menu {
  id: 'products' | 'solutions' | 'company';
  label: string;
  overview: Action | undefined;
  links: MenuLink[];
}

export interface HeaderContent {
  /** Leads to the page's content. */
  skip: string;
  /** The accessible name of the logo's link. */
  home: string;
  /** The accessible name of the navigation. */
  navigation: string;
  menu: string;
  closeMenu: string;
  chat: string;
  pageFailure: { title: string; lead: string; retry: string; reload: string };
  scheduleDemo: Action;
  menus: Menu[];
}
