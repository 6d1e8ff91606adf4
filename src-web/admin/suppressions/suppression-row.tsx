import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Suppression } from '../../../src-shared/contracts/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notes, Row } from '../components/list.tsx';
import { formatTime } from '../format.ts';
import { addressOf } from './address-of.ts';

const { suppressions: texts } = admin;
const tones = { hard_bounce: 'caution', complaint: 'danger', manual: 'neutral', erased: 'info' } as const;

export function SuppressionRow({ suppression, onRemove }: { suppression: Suppression; onRemove: () => void }) {
  const { reason, detail, created_at } = suppression;
  const address = addressOf(suppression);
  return (
    <Row title={address} note={<Notes parts={[detail, texts.since(formatTime(created_at))]} />}>
      <Badge tone={tones[reason]}>{texts.reasons[reason]}</Badge>
      <Button variant="secondary" aria-label={texts.removeOf(address)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Row>
  );
}
