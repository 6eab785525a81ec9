import { existsSync, watch } from 'node:fs'
import { extname, join } from 'node:path'

import webpack from 'webpack'
import type { Configuration as ServerConfiguration } from 'webpack-dev-server'

import { devErrors, ERRORS_PATH, type ReadFile } from './dev-errors.ts'
import { devManifest } from './dev-manifest.ts'
import { startDevServer } from './dev-server.ts'
import { ownTexts } from './own-texts.ts'
import { exposedModules, readExtension } from './read-extension.ts'
import { remoteConfig } from './remote-config.ts'

/** What a development server of one extension tells, and where it listens. */
export interface DevExtensionOptions {
  folder: string
  port: number
  /** The declaration names other files than before, and they are being served now. */
  onNewParts: () => void
  /** The declaration was changed and can be read. */
  onDeclaration?: () => void
  /** The declaration cannot be read; what was served before still is. */
  onFailure: (error: Error) => void
  /** A module threw while an admin loaded it: its stack, with the places of its sources. */
  onThrow: (stack: string) => void
}

/** How long a file must be quiet after a change, in milliseconds: editors write in several steps. */
const QUIET_MS = 100

interface Response {
  statusCode: number
  setHeader(name: string, value: string): void
  end(text: string): void
}

/** Compiled or not, they have the ending of this file. */
const IN_PAGE = ['report-errors', 'reload-page'].map((name) =>
  join(import.meta.dirname, `${name}${extname(import.meta.filename)}`),
)

const globalOf = (name: string): string => `stoa_${name}_development`.replace(/\W/g, '_')

async function manifestOf(folder: string) {
  const { name } = await readExtension(folder)
  const texts = ownTexts(folder)
  const locales = Object.keys(texts).map((language) => [language, `locales/${language}.json`])
  return devManifest(folder, globalOf(name), texts, Object.fromEntries(locales))
}

const reader =
  (port: number): ReadFile =>
  async (file) => {
    const answer = await fetch(`http://localhost:${port}/${file}`)
    return answer.ok ? answer.text() : undefined
  }

/** The manifest is made for each page load, so that a changed label or path shows at once. */
const withMiddlewares = ({ folder, port, onThrow }: DevExtensionOptions): ServerConfiguration => ({
  setupMiddlewares: (middlewares) => [
    {
      name: 'errors',
      path: ERRORS_PATH,
      middleware: devErrors(reader(port), onThrow),
    },
    {
      name: 'manifest',
      path: '/extension.json',
      middleware: async (_request: unknown, response: Response) => {
        response.setHeader('cache-control', 'no-store')
        response.setHeader('access-control-allow-origin', '*')
        try {
          const manifest = JSON.stringify(await manifestOf(folder))
          response.setHeader('content-type', 'application/json')
          response.end(manifest)
        } catch (error) {
          response.statusCode = 500
          response.end((error as Error).message)
        }
      },
    },
    ...middlewares,
  ],
})

/** Texts are no part of what is compiled: when one changes, the page is reloaded. */
const withTexts = (folder: string): ServerConfiguration =>
  existsSync(join(folder, 'locales'))
    ? { static: [{ directory: join(folder, 'locales'), publicPath: '/locales' }], liveReload: true }
    : { static: false }

async function serve(options: DevExtensionOptions) {
  const { folder, port } = options
  const extension = await readExtension(folder)
  const exposes = exposedModules(extension)
  const configuration = remoteConfig({
    folder,
    output: join(folder, 'dist/development'),
    mode: 'development',
    global: globalOf(extension.name),
    exposes,
    publicPath: `http://localhost:${port}/`,
  })
  const plugins = [
    ...(configuration.plugins ?? []),
    ...IN_PAGE.map((file) => new webpack.EntryPlugin(folder, file, { name: undefined })),
  ]
  const server = await startDevServer(
    { ...configuration, plugins },
    // What cannot be replaced in the page, such as a command, reloads it.
    {
      port,
      server: {
        hot: true,
        client: { webSocketURL: `ws://localhost:${port}/ws`, logging: 'warn', overlay: false },
        ...withMiddlewares(options),
        ...withTexts(folder),
      },
    },
  )
  return { close: server.close, parts: partsOf(extension.name, exposes) }
}

/** What webpack has to know of a declaration; all else of it stands in the manifest alone. */
const partsOf = (name: string, exposes: Readonly<Record<string, string>>): string =>
  JSON.stringify([name, exposes])

/**
 * Serves an extension from memory, for an admin that it is added to by `?stoa-override=`. A changed component is
 * replaced in the page, a changed declaration is in the next `extension.json`; when it names other files, the server
 * begins again by itself. Resolves once the first build is there.
 */
export async function startDevExtension(
  options: DevExtensionOptions,
): Promise<{ close: () => Promise<void> }> {
  const { folder, onNewParts, onDeclaration, onFailure } = options
  let running = await serve(options)
  let work = Promise.resolve()

  async function renew(): Promise<void> {
    try {
      const extension = await readExtension(folder)
      await manifestOf(folder)
      onDeclaration?.()
      if (partsOf(extension.name, exposedModules(extension)) === running.parts) return
      await running.close()
      running = await serve(options)
      onNewParts()
    } catch (error) {
      onFailure(error as Error)
    }
  }

  let quiet: ReturnType<typeof setTimeout> | undefined
  const watcher = watch(folder, (_event, file) => {
    if (file !== 'extension.ts') return
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      work = work.then(renew)
    }, QUIET_MS)
  })
  return {
    close: async () => {
      watcher.close()
      clearTimeout(quiet)
      await work
      await running.close()
    },
  }
}
