import { readExtension } from '../build/read-extension.ts'
import { readWords, WrongUse, type Command } from './command.ts'
import { interrupted, overrideAddress, readPort, startDev } from './dev.ts'
import { extensionFolder } from './extension-folder.ts'
import { openBrowser } from './open-browser.ts'
import { playgroundSite, servePlayground } from './playground/serve-playground.ts'

const usage = `Usage: stoa playground [--port N] [--extension-port N] [--no-open]

Serves the extension in this folder in the real admin on recorded answers: no store, no database. What is changed in it is
kept in memory until it ends; calls that are more than reading, changing, adding and deleting a record are refused.

  --port N            where the admin is; 7198 by default
  --extension-port N  where the extension is; 7199 by default
  --no-open           does not open a browser

Ctrl-C ends it.`

const onWrite = (call: string) => console.log(`${call}: kept in memory`)

/** `stoa playground`. */
export const playground: Command = {
  usage,
  async run(args) {
    const { values } = readWords(args, [], {
      port: { type: 'string', default: '7198' },
      'extension-port': { type: 'string', default: '7199' },
      'no-open': { type: 'boolean', default: false },
    })
    const port = readPort(values.port)
    const extensionPort = readPort(values['extension-port'], '--extension-port')
    const folder = extensionFolder()
    const site = playgroundSite()
    if (!site) throw new WrongUse('The admin is not packed yet: run “npm run sdk” in the clone of Stoa.')
    const { name, version, uses } = await readExtension(folder)
    const admin = await servePlayground(site, port, onWrite, uses?.connect).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error
        throw new WrongUse(`port ${port} is taken: name another with --port`)
      },
    )
    const extension = await startDev(folder, extensionPort, '--extension-port').catch(
      async (error: unknown) => {
        await admin.close()
        throw error
      },
    )
    const address = overrideAddress(`http://localhost:${port}`, extensionPort)
    console.log(`${name} ${version} is in the playground, the admin on recorded answers:

  ${address}

What you change is kept in memory until this ends. No store is reached.
Ctrl-C ends it.`)
    if (!values['no-open'] && process.stdout.isTTY && !(await openBrowser(address)))
      console.log('Open the address above in a browser.')
    await interrupted()
    await Promise.all([admin.close(), extension.close()])
    return 0
  },
}
