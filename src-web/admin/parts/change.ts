import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { reload } from '../queries.ts';

export function useChange<Data, Variables = void, Context = unknown>(
  mutationFn: (variables: Variables) => Promise<Data>,
  options: Omit<UseMutationOptions<Data, Error, Variables, Context>, 'mutationFn' | 'onSettled'> = {},
) {
  const client = useQueryClient();
  return useMutation({ ...options, mutationFn, onSettled: () => reload(client) });
}
