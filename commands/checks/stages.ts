import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { BACKEND, DATA, ROOT } from '../stack/paths.ts'

/** A program that proves something, and ends with 0 when it is true. */
export interface Check {
  name: string
  program: string
  args: readonly string[]
  /** Where it runs. Default: the root of the repository. */
  folder?: string
}

/** Lanes run side by side, the checks of a lane one after another. */
export type Stage = readonly (readonly Check[])[]

interface Selection {
  /** Runs only the suites whose path contains one of them; with none, all. */
  paths: readonly string[]
  /** Runs only the unit suites that import what was changed since origin/main. */
  isChanged: boolean
}

export const SERVERS = 'servers'
/** The checks that need Chromium. */
export const IN_BROWSER = ['gallery', 'journeys', SERVERS, 'faults']
const UPSTREAM = 'origin/main'

const node = process.execPath
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name)

/** What the changes of a working copy are counted from; a copy without a remote has its last commit. */
function upstream(): string {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', UPSTREAM], { cwd: ROOT })
  return status === 0 ? UPSTREAM : 'HEAD'
}

/** A file that was formatted the last time is read, but not parsed again. */
const FORMAT_CACHE = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join(DATA, 'format-cache'),
]

/** Files that no change reaches are not checked again. */
const TYPES_CACHE = ['--incremental', '--tsBuildInfoFile', join(DATA, 'types-cache')]

/** Every suite loads its modules again: to optimise their code takes longer than it saves. */
const UNOPTIMISED = ['--no-opt']

/** All checks; stages run one after another. */
export function stagesOf({ paths, isChanged }: Selection): readonly Stage[] {
  const jest = (
    projects: readonly string[],
    options: readonly string[] = [],
    flags: readonly string[] = [],
  ): Pick<Check, 'program' | 'args'> => ({
    program: node,
    args: [
      ...flags,
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      ...paths,
      '--selectProjects',
      ...projects,
      ...options,
    ],
  })
  const playwright = (folder: string): Pick<Check, 'program' | 'args'> => ({
    program: bin('playwright'),
    args: ['test', '--config', `tests/${folder}/playwright.config.ts`, ...paths],
  })
  const changed = isChanged ? ['--changedSince', upstream()] : []
  return [
    [
      [{ name: 'unit', ...jest(['unit', 'dom'], changed, UNOPTIMISED) }],
      [
        {
          name: 'format',
          program: bin('prettier'),
          args: ['--check', '--log-level', 'warn', ...FORMAT_CACHE, '.'],
        },
        { name: 'types', program: bin('tsc'), args: ['--noEmit', ...TYPES_CACHE] },
        { name: 'types', program: bin('tsc'), args: ['--noEmit', '--project', 'commands/backend'] },
        { name: 'lint', program: bin('oxlint'), args: ['--deny-warnings'] },
        { name: 'dead-code', program: bin('knip'), args: [] },
        { name: 'contract', ...jest(['contract']) },
      ],
    ],
    [
      [
        { name: 'build', program: node, args: ['commands/build.ts'] },
        { name: 'cli', ...jest(['cli']) },
      ],
      [
        { name: 'store', program: 'npm', args: ['test'], folder: BACKEND },
        { name: 'client', program: node, args: ['tests/client/accepted.ts'] },
      ],
    ],
    [[{ name: 'gallery', ...playwright('gallery') }], [{ name: SERVERS, ...playwright('servers') }]],
    [[{ name: 'journeys', ...playwright('journeys') }]],
    [[{ name: 'faults', program: node, args: ['commands/faults.ts'] }]],
  ]
}
