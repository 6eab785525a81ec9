/**
 * The names that the shell lends of those modules that it does not lend whole. Of the others it lends all, but no
 * subpaths besides those that stand here. A test compares with what the shell really offers.
 */
export const LENT_NAMES: Readonly<Record<string, readonly string[] | 'all'>> = {
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
}
