import { useContext, useEffect, useState, type ReactNode } from 'react'

import type { Owner } from './containment/owner.ts'
import { ShellContext } from './shell-context.ts'

/** Time after which a contribution that is still suspended counts as failed, in milliseconds. */
export const RENDER_DEADLINE_MS = 10_000

interface SuspendedProps {
  owner: Owner
  placeholder: ReactNode
  /** Rendered after the deadline. The contribution still appears if it continues. */
  late: ReactNode
}

/** Stands in for a contribution that suspends. */
export function Suspended({ owner: { extension, module }, placeholder, late }: SuspendedProps) {
  const { ledger } = useContext(ShellContext)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true)
      ledger.failed(extension, module, { kind: 'timeout', detail: lateDetail(module) })
    }, RENDER_DEADLINE_MS)
    return () => clearTimeout(timer)
  }, [ledger, extension, module])
  return isLate ? late : placeholder
}

/** Technical description of a missed deadline. */
export const lateDetail = (module: string): string =>
  `${module} was still suspended after ${RENDER_DEADLINE_MS} ms`
