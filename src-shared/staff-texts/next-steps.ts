import { isolated } from '../content/isolated.ts';

export const nextSteps = {
  heading: 'Next step',
  add: 'Next step…',
  addOf: (name: string) => `Next step… for ${isolated(name)}`,
  change: 'Change…',
  done: 'Done',
  doneOf: (text: string) => `Done: ${isolated(text)}`,
  title: 'Next step',
  text: 'What is next',
  example: 'Send the price list',
  dueOn: 'By',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextMonday: 'Next Monday',
  save: 'Save',
  cancel: 'Cancel',
  by: (day: string) => `by ${day}`,
  badge: (day: string, text: string) => `${day}: ${text}`,
  saved: (count: number) => (count === 1 ? 'The next step is saved.' : `The next step is saved for ${count}.`),
  isDone: 'The next step is done.',
  timeline: {
    set: (text: string) => `Next step: ${isolated(text)}`,
    done: (text: string) => `Next step done: ${isolated(text)}`,
  },
  list: { title: 'Next steps', all: 'All next steps' },
} as const;
