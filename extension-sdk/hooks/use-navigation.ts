import type { NavigationPort } from '../ports/navigation.ts'
import { useHost } from './use-host.ts'

/** Moves between pages, see {@link NavigationPort}. */
export const useNavigation = (): NavigationPort => useHost().navigation
