import { ExtensionNameContext, HostContext } from '@stoa/extension-sdk/host'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { useContext, useMemo, type ReactNode } from 'react'

import { hostOf } from './extension-host.ts'

/** Plain elements inside look like the admin's own, see `plain-elements.css`. */
const MARK = { 'data-extension': '', style: { display: 'contents' } }

/** Gives components the name and the ports of their extension. */
export function ExtensionScope({ extension, children }: { extension: FeedEntry; children: ReactNode }) {
  const shell = useContext(HostContext)
  const own = useMemo(() => {
    if (!shell) return null
    const shellHost = shell.shellHost ?? shell.host
    return { ...shell, shellHost, host: hostOf(shellHost, extension) }
  }, [shell, extension])
  return (
    <ExtensionNameContext value={extension.manifest.name}>
      <HostContext value={own}>{extension.area ? children : <div {...MARK}>{children}</div>}</HostContext>
    </ExtensionNameContext>
  )
}
