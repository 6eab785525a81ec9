import type { Host } from '@stoa/extension-sdk'
import { limitClient } from '@stoa/extension-sdk/host'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { logUndeclared } from './operator-log.ts'
import type { ShellHost } from './own-ports/shell-host.ts'

/** The ports of one extension, made of the shell's: its client refuses calls that it has not declared. */
export function hostOf(shell: Host, { manifest, area }: FeedEntry): Host {
  if (area) return shell
  const { ownPorts, onCall } = shell as Partial<ShellHost>
  const { name, uses } = manifest
  return {
    ...shell,
    ...ownPorts?.(manifest),
    client: limitClient(shell.client, name, uses, logUndeclared, (ms) => onCall?.(name, ms)),
  }
}
