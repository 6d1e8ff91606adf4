import { type Bindings, configOf, staffDesk } from '../../env.ts';
import { log } from '../../http/log.ts';

/** @returns whether a staff member would see now that someone asks for a person */
export async function isStaffed(env: Bindings, open: boolean, requestId?: string): Promise<boolean> {
  const { CHAT_PEOPLE } = configOf(env);
  if (CHAT_PEOPLE === 'never' || (CHAT_PEOPLE === 'office_hours' && !open)) return false;
  try {
    return await staffDesk(env).isStaffed();
  } catch (error) {
    log('error', 'staff_desk_failed', { requestId, cause: error });
    return false;
  }
}
