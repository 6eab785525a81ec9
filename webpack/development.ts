import { join } from 'node:path'

import {
  devManifest,
  exposedModules,
  AREA_MODULES,
  ownTexts,
  readExtension,
  remoteConfig,
  startDevServer,
  type SharedModule,
} from '@stoa/extension-sdk/build'
import type { Feed, FeedEntry } from '@stoa/extension-sdk/manifest'
import type { Configuration as ServerConfiguration } from 'webpack-dev-server'

import {
  AREAS,
  areaTexts,
  EXAMPLE,
  featureNamespaces,
  ROOT,
  shellConfig,
  shopConfig,
  type Area,
} from './remotes.ts'

/** Where everything is served while it is being written. */
export interface DevelopmentPorts {
  admin: number
  shop: number
  loyalty: number
}

interface DevRemote {
  name: string
  folder: string
  port: number
  area: boolean
  moreShared?: Readonly<Record<string, SharedModule>>
}

const originOf = (port: number): string => `http://localhost:${port}/`
const globalOf = (name: string): string => `stoa_${name}_development`.replace(/\W/g, '_')

/** The ports that areas are served on: on the ports that follow the admin's. */
export const areaPorts = (admin: number): { name: Area; port: number }[] =>
  AREAS.map((name, index) => ({ name, port: admin + 1 + index }))

function remotes(ports: DevelopmentPorts): DevRemote[] {
  const areas = areaPorts(ports.admin).map(({ name, port }) => ({
    name,
    folder: join(ROOT, 'remotes', name),
    port,
    area: true,
    moreShared: AREA_MODULES,
  }))
  return [
    ...areas,
    {
      name: 'loyalty',
      folder: EXAMPLE,
      port: ports.loyalty,
      area: false,
    },
  ]
}

async function startRemote({ name, folder, port, area, moreShared }: DevRemote) {
  const configuration = remoteConfig({
    folder,
    output: join(folder, 'dist/development'),
    mode: 'development',
    global: globalOf(name),
    exposes: exposedModules(await readExtension(folder)),
    publicPath: originOf(port),
    ...(moreShared && { moreShared }),
    usesSharedRuntime: area,
  })
  return startDevServer(configuration, { port, server: { static: { directory: folder } } })
}

async function feedEntry({ name, folder, port, area }: DevRemote): Promise<FeedEntry> {
  const texts = area ? areaTexts() : ownTexts(folder)
  const locales = area
    ? {}
    : Object.fromEntries(Object.keys(texts).map((language) => [language, `locales/${language}.json`]))
  const namespaces = area ? featureNamespaces() : []
  const manifest = await devManifest(folder, globalOf(name), texts, locales, namespaces)
  return { manifest, base: originOf(port), ...(area && { area }) }
}

const withDocuments = (documents: readonly { from: RegExp; to: string }[]): ServerConfiguration => ({
  historyApiFallback: { rewrites: [...documents] },
  static: { directory: join(ROOT, 'locales'), publicPath: '/public/locales' },
})

interface Response {
  setHeader(name: string, value: string): void
  end(text: string): void
}

/** The feed is made for each page load, so that a changed label or path shows at once. */
const withFeed = (list: readonly DevRemote[]): ServerConfiguration => ({
  setupMiddlewares: (middlewares) => [
    {
      name: 'feed',
      path: '/feed.json',
      middleware: async (_request: unknown, response: Response) => {
        const feed: Feed = {
          format: 1,
          extensions: await Promise.all(list.map(feedEntry)),
          disabled: [],
          origins: list.map(({ port }) => originOf(port).slice(0, -1)),
          allowsOverrides: true,
        }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(feed))
      },
    },
    ...middlewares,
  ],
})

/** Serves the shell, the shop and every remote from memory, each with hot reload; the answer ends them all. */
export async function startDevelopment(
  ports: DevelopmentPorts,
  backend: string,
): Promise<{ close: () => Promise<void> }> {
  const list = remotes(ports)
  const shell = shellConfig(join(ROOT, 'dist/development'), 'development', backend)
  const shop = shopConfig(join(ROOT, 'dist/development-shop'), 'development', backend)
  const servers = [
    await startDevServer(shell, {
      port: ports.admin,
      server: { ...withDocuments([{ from: /^\/a(\/|$)/, to: '/a/index.html' }]), ...withFeed(list) },
    }),
    await startDevServer(shop, { port: ports.shop, server: withDocuments([]) }),
  ]
  for (const remote of list) servers.push(await startRemote(remote))
  return {
    close: async () => {
      for (const server of servers) await server.close()
    },
  }
}
