import { spawn } from 'node:child_process'

const PROGRAMS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
}

/** Opens an address in the person's browser; false where there is no program that does. */
export function openBrowser(address: string): Promise<boolean> {
  const [program, ...first] = PROGRAMS[process.platform] ?? []
  if (!program) return Promise.resolve(false)
  return new Promise((resolve) => {
    const child = spawn(program, [...first, address], { stdio: 'ignore', detached: true })
    child.once('error', () => resolve(false))
    child.once('spawn', () => {
      child.unref()
      resolve(true)
    })
  })
}
