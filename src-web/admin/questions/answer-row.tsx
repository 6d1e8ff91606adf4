import { admin } from '../../../src-shared/content/en/admin.ts';
import type { WrittenAnswer } from '../../../src-shared/contracts/admin-chats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notes, Row } from '../components/list.tsx';
import { formatTime } from '../format.ts';

const { questions: texts } = admin;

interface AnswerRowProps {
  answer: WrittenAnswer;
  onEdit: () => void;
  onRemove: () => void;
}

export function AnswerRow({ answer, onEdit, onRemove }: AnswerRowProps) {
  const { id, question_en, question_ar, path, active, written_by, written_at } = answer;
  return (
    <Row
      id={id}
      title={question_en}
      note={<Notes parts={[question_ar, path, texts.changed(written_by, formatTime(written_at))]} />}
    >
      {!active && <Badge>{texts.off}</Badge>}
      <Button variant="secondary" aria-label={texts.editOf(question_en)} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button variant="quiet" className="px-1" aria-label={texts.removeOf(question_en)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Row>
  );
}
