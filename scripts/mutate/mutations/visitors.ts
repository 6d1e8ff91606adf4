import type { MutatedFile } from '../mutation.ts';

/** The chat, the header and motion on pages. */
export const visitors: MutatedFile[] = [
  {
    file: 'src-web/chat/composer.tsx',
    tests: 'web promises/web/chat',
    promises: {
      'the chat has five quick questions': [
        '{questions.map((question) => (',
        '{questions.slice(1).map((question) => (',
      ],
      'a quick question is sent as a message': ['    onSend(question);\n', ''],
      'send is disabled while the input is blank': ["!disabled && draft.trim() !== ''", "!disabled && draft !== ''"],
    },
  },
  {
    file: 'src-shared/content/en/chat.ts',
    tests: 'web promises/web/chat',
    promises: {
      'the input says Ask me anything about the brand': ['Ask me anything about ', 'Your question for '],
      'the greeting offers contact as a topic': ["    '• **Contact**: how to reach our team',\n", ''],
      'after a reset a shorter greeting shows': [
        "greetingAfterReset: 'Hello again, I’m Joe. What would you like to know?'",
        "greetingAfterReset: 'Hello.'",
      ],
    },
  },
  {
    file: 'src-web/chat/message-bubble.tsx',
    tests: 'web promises/web/chat',
    promises: {
      'a reply with a confidence has the marker AI': [
        '{confidence === confidenceOf.model && (',
        '{confidence === 0 && (',
      ],
    },
  },
  {
    file: 'src-web/chat/markup.tsx',
    tests: 'web promises/web/chat',
    promises: {
      'links of a reply open a new tab': [' target="_blank" rel="noopener noreferrer"', ''],
    },
  },
  {
    file: 'src-web/chat/booking/next-times.tsx',
    tests: 'web chat/booking',
    promises: {
      'a wish for a demo brings three times': ['const count = 3;', 'const count = 4;'],
    },
  },
  {
    file: 'src-web/chat/booking/booking-form.tsx',
    tests: 'web chat/booking',
    promises: {
      'a demo booked in the chat names the chat': ['chatSessionId: sessionId', "chatSessionId: ''"],
    },
  },
  {
    file: 'src-web/chat/stored-session.ts',
    tests: 'web chat/booking',
    promises: {
      'starting over forgets what was typed for a demo': ['  forgetBooking();\n', ''],
    },
  },
  {
    file: 'src-web/chat/typing-indicator.tsx',
    tests: 'web promises/web/chat',
    promises: {
      'three dots show while Joe writes': ['      <span className="chat-dot" />\n    </div>', '    </div>'],
    },
  },
  {
    file: 'src-web/chat/booking/use-booking.tsx',
    tests: 'web promises/web/chat',
    promises: {
      'a suggested demo shows free times in the chat': [
        "suggestedActions?.includes('schedule_demo')",
        "suggestedActions?.includes('contact_support')",
      ],
    },
  },
  {
    file: 'src-web/chat/message-links.tsx',
    tests: 'web promises/web/chat',
    promises: {
      'View careers in the chat leads to the positions': ['careers}#positions', 'careers}'],
    },
  },
  {
    file: 'src-web/site/layout/header.tsx',
    tests: 'web promises/web/site',
    promises: {
      'the header shrinks': ["scrolled ? 'min-h-7.5' : 'min-h-10'", "'min-h-10'"],
      'the header shrinks after 50 pixels': ["{ 50: 'h-[51px]' }", "{ 50: 'h-[500px]' }"],
    },
  },
  {
    file: 'src-web/site/layout/pending-banner.tsx',
    tests: 'web promises/web/site',
    promises: {
      'the banner asks every 30 seconds': ['pollEvery = 30_000', 'pollEvery = 3_000_000'],
      'the banner hides after five seconds': ['shownFor = 5_000', 'shownFor = 50_000'],
      'the banner leads to the staff pages': ['href={adminPath}', 'href="/"'],
    },
  },
  {
    file: 'src-web/site/layout/navigation.tsx',
    tests: 'web promises/web/site',
    promises: {
      'a new route scrolls to the top': ["scrollTo({ top: 0, behavior: 'instant' });", '{}'],
    },
  },
  {
    file: 'src-web/ui/modal.tsx',
    tests: 'web promises/web/site',
    promises: {
      'the backdrop closes the dialog of a position': [
        'if (pressedBackdrop.current && event.target === dialog.current) onClose();',
        '',
      ],
    },
  },
  {
    file: 'src-web/site/islands/dashboard.tsx',
    tests: 'promises blocks',
    promises: {
      'the sample dashboard begins with 30 days': ["useState<Range>('30d')", "useState<Range>('7d')"],
    },
  },
];
