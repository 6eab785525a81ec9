import type { ComponentType } from 'react'

/**
 * The states of one component, by a name that says what is to be seen. Each is a component without props that may
 * hold a state of its own. The gallery draws all of them on one page, so names and ids have to be unique in it.
 */
export type Examples = Readonly<Record<string, ComponentType>>
