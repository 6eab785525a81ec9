/** The major version in text such as `v24.1.0`, or 0. */
export function majorVersion(text: string): number

/** Where the pinned Node of a platform may lie, best first. */
export function pinnedNodes(root: string, platform: string, arch: string): string[]

/** The first of the pinned Nodes that runs and is new enough, else the running one if that is, else undefined. */
export function chooseNode(
  pinned: readonly string[],
  running: { path: string; version: string },
  readVersion: (path: string) => string,
): string | undefined

/** A function that lets the first signal of a kind through, and not the echoes of it within one key press. */
export function oncePerKeyPress(now?: () => number): (signal: string) => boolean

/** The processes between this one and npm, npm included: a parent that is a shell with `-c` was started by it. */
export function launchers(
  parent?: number,
  read?: (pid: number) => { args: readonly string[]; stat: string },
): number[]
