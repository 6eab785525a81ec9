import { useContributions } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'

/** The extensions that do not fully work, read again when one is switched off. */
export function useExtensionProblems() {
  const contributions = useContributions()
  return useQuery({
    queryKey: ['extension-problems', contributions.version()],
    queryFn: () => contributions.problems(),
    // Extensions fail while other pages are open.
    staleTime: 0,
    // The card says it.
    meta: { quiet: true },
  })
}
