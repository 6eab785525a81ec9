import type { Host } from '@stoa/extension-sdk'
import { limitClient } from '@stoa/extension-sdk/host'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { logUndeclared } from './operator-log.ts'

/** The ports of one extension: its client refuses calls that it has not declared. */
export function hostOf(host: Host, { manifest: { name, uses }, area }: FeedEntry): Host {
  return area || !uses ? host : { ...host, client: limitClient(host.client, name, uses, logUndeclared) }
}
