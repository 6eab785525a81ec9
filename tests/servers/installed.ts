import { spawnSync } from 'node:child_process'

/** A server that the gateway's README shows an example for. */
export interface ServerProgram {
  name: 'nginx' | 'caddy'
  /** What prints its version, and so tells whether it is there. */
  version: string
}

export const PROGRAMS: readonly ServerProgram[] = [
  { name: 'nginx', version: '-v' },
  { name: 'caddy', version: 'version' },
]

const isInstalled = ({ name, version }: ServerProgram) => spawnSync(name, [version]).status === 0

/** The programs that can be run on this machine. */
export const installedPrograms = (): readonly ServerProgram[] => PROGRAMS.filter(isInstalled)

/** The names of the others. */
export const missingPrograms = (): readonly string[] =>
  PROGRAMS.filter((program) => !isInstalled(program)).map(({ name }) => name)
