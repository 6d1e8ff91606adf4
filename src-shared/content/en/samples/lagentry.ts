const lagentry = {
  choose: 'Choose a workflow',
  routines: [
    {
      name: 'An order',
      sentence:
        'When an order comes in by email, read it, check stock and credit, write the confirmation, send it to the customer, and record it in the ERP.',
      arrival: 'Email from Palm Court Café: “Same as last month, please.”',
      steps: [
        '40 kg of coffee and 12 boxes of cups, as in order 4682.',
        '64 kg and 30 boxes in stock. Available credit: AED 6,850.',
        'A confirmation for AED 3,150, delivery on Thursday.',
        'To the kitchen manager of Palm Court Café.',
        'Order 4711, AED 3,150.',
      ],
      stake: 'Email to Palm Court Café, AED 3,150',
      result: 'Order 4711 is confirmed and recorded.',
    },
    {
      name: 'An invoice',
      sentence:
        'When a supplier invoice arrives, read it, compare it with the order and the delivery note, calculate the difference, pay it if the difference is under 100 dirhams, and file it.',
      arrival: 'Invoice 2208 of Dune Packaging, as a PDF file.',
      steps: [
        '500 cartons at AED 9.20, freight AED 60: AED 4,660.',
        'The order has 500 cartons at AED 9.20. All were delivered.',
        'AED 60: the freight is not in the order.',
        'AED 4,660 to Dune Packaging. 60 is under 100.',
        'Invoice, order and delivery note, together.',
      ],
      stake: 'AED 4,660 to Dune Packaging',
      result: 'Invoice 2208 is paid and filed.',
    },
    {
      name: 'An application',
      sentence:
        'When a candidate applies, read the CV, compare it with the position, look up two available times, invite the candidate to an interview, and note it in the file.',
      arrival: 'An application for “Store manager”, with a CV.',
      steps: [
        'Nine years in retail, four of them as a manager. Arabic and English.',
        'Meets five of six requirements. To confirm: driving licence.',
        'Tuesday at 10:00 and Wednesday at 14:30.',
        'Both times offered, with the question about the licence.',
        'Invited, with the comparison.',
      ],
      stake: 'Email to the candidate, with two times',
      result: 'The candidate is invited.',
    },
    {
      name: 'A complaint',
      sentence:
        'When a customer complains, read the message, look up the order, write a reply, pay the refund, and file the case.',
      arrival: 'Message: “Two of the six glasses arrived broken.”',
      steps: [
        'Two broken glasses, photo attached. Polite tone, in Arabic.',
        'Order 3907: six glasses, AED 210, delivered on Sunday.',
        'An apology and a refund of AED 70, in Arabic.',
        'AED 70 to the card of order 3907.',
        'Message, photo, reply and refund.',
      ],
      stake: 'AED 70 back to the customer',
      result: 'The refund is paid, and the case is filed.',
    },
  ],
  sentence: 'Your workflow, in plain language. Edit it or write your own.',
  reader:
    'This sample understands “when”, “if” and common verbs such as compare, ask and pay, in English and Arabic. A step it doesn’t recognise stays as you wrote it and asks for approval.',
  build: 'Build and run',
  chainTitle: 'The agent',
  trigger: 'Trigger',
  /** Replaces a trigger that the sentence does not have. */
  noTrigger: 'When you press “Build and run”',
  kinds: {
    read: 'Read',
    find: 'Look up',
    check: 'Check',
    compare: 'Compare',
    calculate: 'Calculate',
    wait: 'Wait',
    decide: 'Decide',
    ask: 'Ask',
    write: 'Write',
    send: 'Send',
    pay: 'Pay',
    file: 'Record',
    delete: 'Delete',
    plain: 'In your words',
  },
  result: 'Result',
  expectedResult: 'Expected result',
  states: { planned: 'not yet', current: 'now', done: 'done', skipped: 'skipped' },
  gate: {
    planned: 'Needs your approval',
    waiting: 'Waiting for your approval',
    approved: 'Approved by you',
    declined: 'Declined by you',
  },
  decide: 'Your approval',
  approve: 'Approve',
  decline: 'Decline',
  logTitle: 'Log',
  logLead: 'Every step, with what it read and did.',
  approval: 'Approval',
  approvedByPerson: 'Approved by a person.',
  /** Note on a routine that the visitor has written. */
  noData:
    'Your own workflow has no sample data, so the sample only walks through the steps and treats every “if” as true.',
  ownResult: 'All steps have run.',
  stopped: 'Stopped before this step.',
  working: 'The agent is working.',
  outcomes: { waiting: 'Waiting', finished: 'Done', declined: 'Stopped', unread: 'Not understood' },
  waiting: (words: string) => `“${words}” needs your approval.`,
  declined: 'You declined, so the agent stops here. The earlier steps are in the log.',
  cut: 'The sample runs the first six steps.',
  problems: {
    empty: 'Write what happens and what to do about it: “When an order comes in, read it and answer the customer.”',
    noSteps: 'What should the agent do then? Continue after a comma: “…, read it and answer the customer.”',
    unclear: 'Begin with “when”, or with a verb: “When an order comes in, read it and answer the customer.”',
  },
};
export type LagentryContent = typeof lagentry;
/** `plain` is a step that the sample does not recognise. */
export type StepKind = keyof LagentryContent['kinds'];
export type RoutineProblem = keyof LagentryContent['problems'];
export type PreparedRoutine = LagentryContent['routines'][number];

export default lagentry;
