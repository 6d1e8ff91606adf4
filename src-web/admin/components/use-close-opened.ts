import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a link that opens an item above its list. */
export const openedFromList = { fromList: true };

/** Closes an item that is open above its list, so that Back does not open it again. `list` is the list's address. */
export function useCloseOpened(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (state?.fromList ? navigate(-1) : navigate(list, { replace: true }));
}
