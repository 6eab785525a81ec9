import type { Host } from '@stoa/extension-sdk'
import { limitClient } from '@stoa/extension-sdk/host'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { logUndeclared } from '../extensions/operator-log.ts'

const plain = (path: string): string => path.replace(/^\/store(?=[/?#]|$)/, '')

/** The ports of one extension in the shop: its client refuses nouns of the Store API that it has not declared. */
export function widgetHost(host: Host, { manifest: { name, uses } }: FeedEntry): Host {
  if (!uses) return host
  const limited = limitClient(host.client, name, uses, logUndeclared)
  return {
    ...host,
    client: {
      ...limited,
      get: (path, ...rest) => limited.get(plain(path), ...rest),
      post: (path, ...rest) => limited.post(plain(path), ...rest),
      delete: (path, ...rest) => limited.delete(plain(path), ...rest),
    },
  }
}
