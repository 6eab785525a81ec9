import type { ComponentType } from 'react'

/**
 * Where a contribution's component lives: always an arrow with one literal import, for example
 * `() => import('./pages/points.tsx')`. The build turns it into a chunk of its own; the file's default export
 * is the component. It is called when the contribution is first needed, never before.
 */
export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** The same for a contribution that is a function, such as a command: the file's default export is the function. */
export type LoadFunction<Run> = () => Promise<{ default: Run }>
