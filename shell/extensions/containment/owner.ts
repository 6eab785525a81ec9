import type { FunctionComponent, ReactNode } from 'react'

/** The contribution that an error belongs to. */
export interface Owner {
  extension: string
  /** The exposed module. */
  module: string
}

type Mark = FunctionComponent<{ children?: ReactNode }>

const owners: Owner[] = []
const marks = new Map<string, Mark>()

const PREFIX = 'stoa-contribution-'
const MARK = new RegExp(`${PREFIX}(\\d+)`)

// React calls components without props to describe them; one that throws then is described by its file instead.
const createMark = (): Mark => (props?: { children?: ReactNode }) => props?.children

/**
 * A component to put around a contribution: React's component stacks contain its name. It identifies the owner of an
 * error even if the error has no stack, or was thrown while the contribution was removed.
 */
export function markOf(owner: Owner): Mark {
  const key = `${owner.extension} ${owner.module}`
  const known = marks.get(key)
  if (known) return known
  const mark = createMark()
  mark.displayName = PREFIX + (owners.push(owner) - 1)
  marks.set(key, mark)
  return mark
}

/** The owner of the innermost contribution in a component stack. */
export function ownerIn(componentStack: string | null | undefined): Owner | undefined {
  const index = MARK.exec(componentStack ?? '')?.[1]
  return index === undefined ? undefined : owners[Number(index)]
}
