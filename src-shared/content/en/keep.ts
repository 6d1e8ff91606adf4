interface Values {
  position: string;
  /** The last day. */
  until: string;
}

export const keepView = {
  eyebrow: 'Your application',
  states: {
    asked: {
      title: 'May we keep your application?',
      text: ({ position, until }: Values) =>
        `We’d like to keep your application for “${position}” until ${until}, and write to you if another position fits. If you agree, we delete it after that day. If you don’t, nothing changes.`,
    },
    agreed: {
      title: 'We keep your application.',
      text: ({ position, until }: Values) =>
        `You agreed that we keep your application for “${position}” until ${until}. We delete it after that day. You can withdraw your consent at any time; we then keep the application only as long as any other.`,
    },
    over: {
      title: 'There is nothing left to answer.',
      text: ({ until }: Values) =>
        `You have withdrawn the application, or the day until which we asked to keep it has passed: ${until}.`,
    },
  },
  agree: 'Agree',
  withdraw: 'Withdraw my consent',
  privacy: 'Read how long we keep data',
  failure: 'We couldn’t save your answer.',
  retry: 'Try again',
};
export type KeepViewContent = typeof keepView;
