import { useState } from 'react';
import type { StaffMember } from '#shared/contracts/staff.ts';
import { maxLength } from '#shared/limits.ts';
import type { Role } from '#shared/roles.ts';
import { people } from '#shared/staff-texts/staff.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { submits, TextField } from '../components/fields.tsx';
import { Feedback, failureText } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { useChange } from '../queries.ts';
import { RoleBoxes } from './role-boxes.tsx';

const { add: texts } = people;
const empty = { email: '', name: '', roles: [] as Role[] };

/** Adds a member of staff before the first sign-in. */
export function MemberForm({ members }: { members: StaffMember[] }) {
  const [typed, setTyped] = useState(empty);
  const email = typed.email.trim().toLowerCase();
  const isKnown = members.some((member) => member.email === email);
  const save = useChange(
    ({ name, roles }: typeof typed) =>
      call('PUT /api/admin/staff/:email', {
        params: { email },
        body: { roles, ...(name.trim() && { name }) },
      }),
    {
      onSuccess({ item }) {
        setTyped(empty);
        showToast({ success: texts.saved(item.name || item.email) });
      },
    },
  );
  return (
    <form
      onSubmit={submits(() => {
        if (!isKnown) save.mutate(typed);
      })}
      className="grid max-w-narrow gap-1.5"
    >
      <p className="text-sm text-ink-soft">{texts.text}</p>
      <TextField label={texts.email} hint={texts.emailHint} failure={isKnown ? texts.known : undefined}>
        {(control) => (
          <input
            {...control}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            required
            maxLength={maxLength.email}
            value={typed.email}
            onChange={({ target }) => setTyped({ ...typed, email: target.value })}
          />
        )}
      </TextField>
      <TextField label={texts.name} hint={texts.nameHint}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            maxLength={maxLength.name}
            value={typed.name}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
        )}
      </TextField>
      <RoleBoxes
        legend={texts.roles}
        given={typed.roles}
        onChange={(role, isGiven) =>
          setTyped({ ...typed, roles: isGiven ? [...typed.roles, role] : typed.roles.filter((one) => one !== role) })
        }
      />
      <div>
        <Button type="submit" pending={save.isPending}>
          {texts.save}
        </Button>
      </div>
      <Feedback failure={failureText(save.error)} />
    </form>
  );
}
