import { devManifest } from '../build/dev-manifest.ts'
import { ownTexts } from '../build/own-texts.ts'
import { readExtension } from '../build/read-extension.ts'
import { admissionFaults, declarationFaults, headFaults } from './checks/admission.ts'
import { declarationLines } from './checks/declaration-lines.ts'
import { describeFault, isBlocking } from './checks/fault.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { extensionFolder } from './extension-folder.ts'
import { openBrowser } from './open-browser.ts'

const usage = `Usage: stoa dev [--port N] [--admin URL] [--no-open]

Serves the extension in this folder and adds it to a running admin. Code that you save shows at once and keeps its
state; changed texts, and whatever changes in a released admin, reload the page by themselves. The admin asks you
first, and says above every page that it runs what is being written here.

  --port N      where to serve it; 7199 by default
  --admin URL   the admin; http://localhost:7001 by default. One that is not on this machine must allow it:
                "allowsOverrides": true in its feed.json
  --no-open     does not open a browser

Ctrl-C ends it.`

/** `stoa dev`. */
export const dev: Command = {
  usage,
  async run(args) {
    const { values } = readWords(args, [], {
      port: { type: 'string', default: '7199' },
      admin: { type: 'string', default: 'http://localhost:7001' },
      'no-open': { type: 'boolean', default: false },
    })
    const port = readPort(values.port)
    const address = overrideAddress(values.admin, port)
    const folder = extensionFolder()
    const { name, version } = await readExtension(folder)
    const server = await startDev(folder, port, '--port')
    console.log(
      `${name} ${version} is served at http://localhost:${port}/\n\n  ${address}\n\nCtrl-C ends it.`,
    )
    await reportRefusals(folder)
    await reportAdmin(values.admin)
    if (!values['no-open'] && process.stdout.isTTY && !(await openBrowser(address)))
      console.log('Open the address above in a browser.')
    await interrupted()
    await server.close()
    return 0
  },
}

/** Serves the extension of a folder and prints what happens to it. `option` is named when the port is taken. */
export async function startDev(
  folder: string,
  port: number,
  option: string,
): Promise<{ close: () => Promise<void> }> {
  const { startDevExtension } = await import('../build/dev-extension.ts')
  return startDevExtension({
    folder,
    port,
    onNewParts: () => console.log('extension.ts names other files than before: reload the page to see them'),
    onDeclaration: () => void reportRefusals(folder),
    onThrow: (stack) => console.error(`Code of it throws while an admin loads it:\n${stack}`),
    onFailure: ({ message }) => console.error(`${message}\nWhat was served before still is.`),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new WrongUse(`port ${port} is taken, by another “stoa dev” perhaps: name another with ${option}`)
  })
}

/** The port that an option names; throws {@link WrongUse} for other texts. */
export function readPort(text: string, option = '--port'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new WrongUse(`${option} ${text} is no port: name a number from 1 to 65535`)
  return port
}

/** Where the admin adds what is served on a port. */
export function overrideAddress(admin: string, port: number): string {
  const url = URL.parse('/a', admin)
  if (!url?.protocol.startsWith('http'))
    throw new WrongUse(`--admin ${admin} is no address: write it like http://localhost:7001`)
  return `${url.href}?stoa-override=http://localhost:${port}/`
}

/** Resolves when the person ends the command. */
export const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

/** Prints what an admin will refuse of the declaration: what it is served for would be missing without a word. */
async function reportRefusals(folder: string): Promise<void> {
  try {
    const extension = await readExtension(folder)
    const head = headFaults(extension, declarationLines(folder).ofText).filter(isBlocking)
    const malformed = [...head, ...declarationFaults(extension)]
    const faults =
      malformed.length > 0
        ? malformed
        : admissionFaults(await devManifest(folder, 'development', ownTexts(folder), {}))
    if (faults.length > 0)
      console.error(`The admin will refuse:\n  ${faults.map(describeFault).join('\n  ')}`)
  } catch (error) {
    console.error((error as Error).message)
  }
}

/** Says that there is no admin where one is looked for. */
async function reportAdmin(admin: string): Promise<void> {
  const isThere = await fetch(admin, { signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  )
  if (!isThere) console.error(`No admin answers at ${admin}: start it, or name another with --admin.`)
}
