import { join } from 'node:path'

import { serveExtension } from '../../shell/gateway/serve-extension.ts'
import { type Served, serveSite } from '../../shell/gateway/serve-site.ts'
import { openBackend } from './open-backend.ts'
import { TREES } from './paths.ts'
import { type StackPorts, USUAL_PORTS } from './settings.ts'
import { createStopList, type StopList } from './stop.ts'
import type { StackOptions } from './stack-options.ts'

/** A running stack: the store, the admin, the shop and the example extension. */
export interface Stack {
  urls: Readonly<Record<keyof StackPorts, string>>
  stop(): Promise<void>
  /** Takes the example extension's origin down, as if its author's server had failed. */
  stopExtensionOrigin(): Promise<void>
  startExtensionOrigin(): Promise<void>
}

const BUILD_STEP = 'front end'
/**
 * Installs the store's packages and builds the front end where they are not up to date, starts the store, and serves
 * admin, shop and the example extension. Rejects with everything stopped again.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const stops = options.stops ?? createStopList()
  try {
    const [backend] = await Promise.all([openBackend(options, stops), buildFrontEnd(options)])
    return await serveStack(options, backend, stops)
  } catch (error) {
    await stops.stop()
    throw error
  }
}

async function buildFrontEnd({ onStep, onBegin }: StackOptions): Promise<void> {
  onBegin?.(BUILD_STEP)
  const start = performance.now()
  // Loaded here, because webpack takes a while to load and the store can start meanwhile.
  const { buildSites } = await import('../build.ts')
  await buildSites({ onStep: (name, ms, skipped) => onStep(`${BUILD_STEP}: ${name}`, ms, skipped) })
  onStep(BUILD_STEP, performance.now() - start, false)
}

async function serveStack({ ports }: StackOptions, backend: string, stops: StopList): Promise<Stack> {
  const loyalty = `http://localhost:${ports.loyalty}`
  const shop = `http://localhost:${ports.shop}`
  const movedOrigins = {
    [`http://localhost:${USUAL_PORTS.loyalty}`]: loyalty,
    [`http://localhost:${USUAL_PORTS.shop}`]: shop,
  }
  const enter = (served: Served) => {
    stops.add({ stop: served.close })
    return served.url
  }
  const admin = { root: TREES.admin, port: ports.admin, backend, movedOrigins, allowsLocalExtensions: true }
  const feed = join(TREES.admin, 'feed.json')
  const contact = 'hello@stoa.test'
  // The page of the embedded store's test bank.
  const payments = [new URL(backend).origin]
  const shopSite = { root: TREES.shop, port: ports.shop, backend, feed, movedOrigins, contact, payments }
  const openExtension = () => serveExtension({ root: TREES.loyalty, port: ports.loyalty })

  let extension = await openExtension()
  stops.add({ stop: () => extension.close() })
  return {
    urls: {
      admin: enter(await serveSite(admin)),
      shop: enter(await serveSite(shopSite)),
      loyalty,
      backend,
    },
    stop: stops.stop,
    stopExtensionOrigin: () => extension.close(),
    async startExtensionOrigin() {
      extension = await openExtension()
    },
  }
}
