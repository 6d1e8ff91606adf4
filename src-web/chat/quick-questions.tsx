import { pillClass } from './pill.ts';

interface QuickQuestionsProps {
  label: string;
  questions: readonly string[];
  disabled: boolean;
  onSend: (question: string) => void;
}

export function QuickQuestions({ label, questions, disabled, onSend }: QuickQuestionsProps) {
  return (
    <ul
      aria-label={label}
      className="flex shrink-0 gap-1 overflow-x-auto px-2 py-1 [scrollbar-width:thin] pointer-coarse:[scrollbar-width:none]"
    >
      {questions.map((question) => (
        <li key={question}>
          {/* Not `disabled`: the button that was just pressed would lose the focus. */}
          <button
            type="button"
            aria-disabled={disabled || undefined}
            onClick={() => !disabled && onSend(question)}
            className={pillClass}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
