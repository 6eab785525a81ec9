/**
 * The names that the shell shares of each module; `all` for a whole module. Subpaths that are not listed are not shared.
 * A test compares this with what the shell offers.
 */
export const SHARED_NAMES: Readonly<Record<string, readonly string[] | 'all'>> = {
  react: 'all',
  'react/jsx-runtime': 'all',
  'react-dom': 'all',
  'react-router': [
    'Link',
    'NavLink',
    'Navigate',
    'Outlet',
    'useLocation',
    'useNavigate',
    'useParams',
    'useSearchParams',
  ],
  '@tanstack/react-query': [
    'infiniteQueryOptions',
    'keepPreviousData',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useIsFetching',
    'useMutation',
    'usePrefetchQuery',
    'useQueries',
    'useQuery',
    'useQueryClient',
    'useSuspenseQuery',
  ],
  '@stoa/extension-sdk': 'all',
  '@stoa/extension-sdk/ui': 'all',
}
