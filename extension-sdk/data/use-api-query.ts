import { useHost, type CallOptions, type OwnExtension } from '@stoa/extension-sdk'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import { nounOf } from '../host/noun-of.ts'
import type { AnswerOf } from './admin-api.ts'

/** The options of {@link useApiQuery}. */
export interface ApiQueryOptions {
  /** Ends up in the query string: `limit`, `offset`, `q`, `expand`, `fields` and the filters of the list. */
  query?: CallOptions['query']
  /** False keeps it from being read, for example until an id is known. Default true. */
  isEnabled?: boolean
}

/** What was not declared is not answered from the reads of the admin or of other extensions either. */
const mayRead = ({ uses }: OwnExtension, path: string): boolean =>
  !uses || uses.read?.includes(nounOf(path)) === true

/** The admin's own reads of a noun begin the same, so that its writes make these stale, too. */
function keyOf(path: string, query: CallOptions['query'] = {}) {
  const [noun = '', id] = path.replace(/^\/(admin\/)?/, '').split('/')
  const scope = id === undefined ? ['list'] : ['detail', id]
  return ['admin', noun, ...scope, 'extension', path, query] as const
}

/**
 * Reads from the Admin API (Medusa 1.x) into the admin's cache. The answer is typed for lists and records of the
 * entities that the SDK has; give the type of any other. It is read again when the admin or an extension has written
 * to the same noun. A failed first read is yours to show, with `useFailureText`.
 *
 * @example
 * const { data, error, isPending, refetch } = useApiQuery('/orders', { query: { limit: 10, expand: 'customer' } })
 */
export function useApiQuery<Path extends string, Answer = AnswerOf<Path>>(
  path: Path,
  { query, isEnabled = true }: ApiQueryOptions = {},
): UseQueryResult<Answer> {
  const { client, extension } = useHost()
  const key = keyOf(path, query)
  return useQuery({
    queryKey: mayRead(extension, path) ? key : ['undeclared', extension.name, ...key],
    queryFn: ({ signal }) => client.get<Answer>(path, { signal, ...(query && { query }) }),
    enabled: isEnabled,
  })
}
