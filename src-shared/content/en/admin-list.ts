import { isolated } from '../isolated.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const list = {
  views: { label: 'Views', all: 'All', mine: 'My open', unassigned: 'Unassigned', open: 'All open' },
  saved: {
    add: 'Save this view…',
    title: 'Save this view',
    name: 'Name of the view',
    save: 'Save',
    cancel: 'Cancel',
    remove: (name: string) => `Remove the view ${isolated(name)}`,
  },
  filters: {
    stage: 'Stage',
    position: 'Position',
    assignee: 'Assigned to',
    me: 'Me',
    nobody: 'Nobody',
    open: 'Not completed',
    waiting: 'Waits for us',
    remove: (filter: string) => `Take the filter “${filter}” away`,
  },
  fresh: (count: number) => `${count} new`,
  row: {
    select: (name: string) => `Select ${isolated(name)}`,
    assignedTo: (address: string) => `assigned to ${address}`,
    waits: (duration: string) => `waits for ${duration}`,
    waitsForUs: 'Waits for us',
    demoAt: (hour: string) => `Demo ${hour}`,
    howDidItGo: (hour: string) => `How did the demo go? (${hour})`,
    demo: { cancelled: 'Demo cancelled', held: 'Demo held', no_show: 'Nobody came' },
  },
  selection: {
    label: 'Selected submissions',
    all: 'Select all shown',
    count: (count: number) => `${count} selected`,
    assign: 'Assign…',
    stage: 'Stage of the selected applications',
    move: 'Move',
    decline: 'Decline…',
    export: 'Export selected',
    clear: 'Clear selection',
  },
  assign: {
    title: (count: number) => `Assign ${counted(count, 'submission', 'submissions')}`,
    me: 'To me',
    nobody: 'To nobody',
  },
  decline: {
    title: (count: number) => `Decline ${counted(count, 'application', 'applications')}?`,
    text: (mails: number) =>
      `${counted(mails, 'email goes', 'emails go')} out with the template of a refusal, in the language of each application. This cannot be taken back.`,
    skipped: (count: number) =>
      `${counted(count, 'application is decided already and is', 'applications are decided already and are')} left as decided.`,
    confirm: 'Decline and send',
    cancel: 'Cancel',
    done: (declined: number, skipped: number) => `${declined} declined${skipped ? `, ${skipped} skipped` : ''}.`,
    failed: 'They could not be declined. Please try again.',
  },
  changes: {
    marked: (name: string, status: string) => `${isolated(name)}: ${status}.`,
    allMarked: (count: number, status: string) => `${count} marked ${status.toLowerCase()}.`,
    moved: (count: number, stage: string) => `${count} moved to “${stage}”.`,
    assignedToYou: (count: number) => `${count} assigned to you.`,
    assigned: (count: number, address: string) => `${count} assigned to ${isolated(address)}.`,
    unassigned: (count: number) => `${count} assigned to nobody.`,
    takenBack: (count: number) => `${counted(count, 'change', 'changes')} taken back.`,
    missed: (count: number) => `${count} could not be changed, because somebody else was faster.`,
  },
  keyboard: {
    title: 'Keyboard shortcuts',
    switch: 'Single-key shortcuts',
    keys: {
      'j, k': 'Next or previous row',
      Enter: 'Open',
      x: 'Select',
      e: 'Mark completed; an application opens with its stage',
      r: 'Open with a reply',
      a: 'Assign',
      z: 'Take the last change back',
      '/': 'Search',
      '?': 'This help',
      Esc: 'Close, or clear the selection',
    },
  },
} as const;
