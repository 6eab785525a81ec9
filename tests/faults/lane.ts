import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Feed } from '@stoa/extension-sdk/manifest'

import { DATA, TREES } from '../../commands/stack/paths.ts'
import { moveOrigins, type Moves } from '../../shell/gateway/move-origins.ts'
import { serveSite } from '../../shell/gateway/serve-site.ts'
import { openRemoteOrigin, type RemoteOrigin } from './generator/remote-origin.ts'

/** An admin with a feed of its own and an origin for what is wrong: cells run in it one after the other. */
export interface Lane {
  admin: string
  origin: RemoteOrigin
  /** The feed of the stack, and the lane's origin allowed. */
  feed: Feed
  publish(feed: Feed | string): void
  close(): Promise<void>
}

/** Serves the built admin once more, on the store of a running stack. */
export async function openLane(
  ports: { admin: number; origin: number },
  backend: string,
  moves: Moves,
): Promise<Lane> {
  const root = join(DATA, 'faults', String(ports.admin))
  rmSync(root, { recursive: true, force: true })
  cpSync(TREES.admin, root, { recursive: true, filter: (file) => !/feed\.json\.|\.map$/.test(file) })
  const file = join(root, 'feed.json')
  const installed = JSON.parse(moveOrigins(readFileSync(file, 'utf8'), moves)) as Feed
  const origin = await openRemoteOrigin(ports.origin)
  const site = await serveSite({
    root,
    port: ports.admin,
    backend,
    movedOrigins: moves,
    allowsLocalExtensions: true,
  })
  return {
    admin: site.url,
    origin,
    feed: { ...installed, origins: [...(installed.origins ?? []), origin.url] },
    publish: (feed) => writeFileSync(file, typeof feed === 'string' ? feed : JSON.stringify(feed)),
    async close() {
      await site.close()
      await origin.close()
    },
  }
}
