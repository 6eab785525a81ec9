import { useContext } from 'react'

import { HostContext } from '../host/context.ts'
import type { Host } from '../ports/host.ts'

/** All ports of the shell. Throws outside of it. */
export function useHost(): Host {
  const binding = useContext(HostContext)
  if (!binding) throw new Error('useHost must be used inside the shell: render contributions through it')
  return binding.host
}
