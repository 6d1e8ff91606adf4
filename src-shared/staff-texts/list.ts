import { isolated } from '../content/isolated.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const list = {
  views: {
    label: 'Views',
    all: 'All',
    mine: 'My open',
    unassigned: 'Unassigned',
    open: 'All open',
    snoozed: 'Snoozed',
    spam: 'Spam',
    deleted: 'Deleted',
  },
  saved: {
    add: 'Save this view…',
    title: 'Save this view',
    name: 'Name of the view',
    shared: 'Your colleagues see this view, too.',
    save: 'Save',
    cancel: 'Cancel',
    remove: (name: string) => `Remove the view ${isolated(name)}`,
  },
  filters: {
    stage: 'Stage',
    position: 'Position',
    assignee: 'Assigned to',
    me: 'Me',
    nobody: 'Unassigned',
    open: 'Open',
    waiting: 'Waiting for our reply',
    unanswered: 'Unanswered',
    snoozed: 'Snoozed',
    hidden: 'Spam and deleted',
    remove: (filter: string) => `Remove the filter “${filter}”`,
  },
  fresh: (count: number) => `${count} new`,
  row: {
    draft: 'Draft',
    draftBy: (who: string) => `Draft by ${isolated(who)}`,
    weWrote: (text: string) => `We wrote: ${text}`,
    select: (name: string) => `Select ${isolated(name)}`,
    assignedTo: (address: string) => `assigned to ${address}`,
    waits: (duration: string) => `waiting for ${duration}`,
    snoozed: (day: string) => `Snoozed until ${day}`,
    hidden: { spam: 'Spam', deleted: 'Deleted' },
    waitsForUs: 'Needs reply',
    demoAt: (hour: string) => `Demo ${hour}`,
    howDidItGo: (hour: string) => `How did the demo go? (${hour})`,
    demo: { cancelled: 'Demo cancelled', held: 'Demo held', no_show: 'No-show' },
  },
  selection: {
    label: 'Selected submissions',
    all: 'Select all shown',
    count: (count: number) => `${count} selected`,
    assign: 'Assign…',
    stage: 'Stage of the selected applications',
    move: 'Move',
    decline: 'Decline…',
    hide: { spam: 'Spam', deleted: 'Delete' },
    restore: 'Restore',
    export: 'Export selected',
    clear: 'Clear selection',
  },
  assign: {
    title: (count: number) => `Assign ${counted(count, 'submission', 'submissions')}`,
    me: 'Assign to me',
    nobody: 'Unassign',
  },
  decline: {
    title: (count: number) => `Decline ${counted(count, 'application', 'applications')}?`,
    text: (mails: number) =>
      `${counted(mails, 'email is', 'emails are')} sent with the “Decline” template, in the language of each application. You can undo this for ten seconds.`,
    letterTo: (name: string, others: number) =>
      others === 0
        ? `To ${isolated(name)}`
        : `To ${isolated(name)}, and to ${others} more with their own name and position`,
    skipped: (count: number) =>
      `${counted(count, 'application stays as it is', 'applications stay as they are')}: already decided, or with an upcoming interview.`,
    confirm: 'Decline and send',
    cancel: 'Cancel',
    done: (declined: number, skipped: number) => `${declined} declined${skipped ? `, ${skipped} skipped` : ''}.`,
    undone: (count: number) => `${counted(count, 'decision', 'decisions')} undone. No email was sent.`,
    late: (count: number) => `${counted(count, 'email is', 'emails are')} already on the way.`,
    undoFailed: 'We couldn’t undo the decisions. Please try again.',
    failed: 'We couldn’t decline the applications. Please try again.',
  },
  changes: {
    marked: (name: string, status: string) => `${isolated(name)}: ${status}.`,
    allMarked: (count: number, status: string) => `${count} marked ${status.toLowerCase()}.`,
    moved: (count: number, stage: string) => `${count} moved to “${stage}”.`,
    assignedToYou: (count: number) => `${count} assigned to you.`,
    assigned: (count: number, address: string) => `${count} assigned to ${isolated(address)}.`,
    unassigned: (count: number) => `${count} unassigned.`,
    hidden: {
      spam: (count: number) => `${count} moved to “Spam”, where they stay for 30 days.`,
      deleted: (count: number) => `${count} deleted. For a day they can be restored from “Deleted”.`,
      restored: (count: number) => `${count} restored.`,
    },
    takenBack: (count: number) => `${counted(count, 'change', 'changes')} undone.`,
    missed: (count: number) =>
      count === 1
        ? '1 wasn’t changed because a colleague had already updated it.'
        : `${count} weren’t changed because a colleague had already updated them.`,
  },
  keyboard: {
    title: 'Keyboard shortcuts',
    switch: 'Single-key shortcuts',
    keys: {
      'j, k': 'Next or previous row, or conversation',
      Enter: 'Open',
      x: 'Select',
      e: 'Mark completed: the selected requests or this one; an application opens with its stage',
      r: 'Open with a reply',
      n: 'Write a note in the open conversation',
      a: 'Assign',
      z: 'Undo the last change',
      'Ctrl K': 'Open the command menu',
      '/': 'Search',
      '?': 'Show this help',
      Esc: 'Leave a field, close, or clear the selection',
    },
  },
} as const;
