import { ApiProvider, createQueryClient } from '@stoa/api/react'
import { HostContext, type HostBinding } from '@stoa/extension-sdk/host'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Boot } from '../boot/boot.ts'
import { createHost } from '../boot/host.ts'
import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { composeRegistry } from '../extensions/registry.ts'
import { ShellContext, type Shell } from '../extensions/shell-context.ts'
import { Zone } from '../extensions/zone.tsx'
import { allowFiles } from '../federation/integrity.ts'
import { registerTexts } from '../language/extension-texts.ts'
import { manifestTextOf } from '../language/manifest-text.ts'
import { ToastHost } from '../toasts/toast-host.tsx'
import { createToastQueue } from '../toasts/toast-queue.ts'
import type { LoginZones } from './login-zones.ts'

interface InstalledExtensions {
  extensions: readonly unknown[]
  disabled: readonly string[]
}

const navigate = (path: string) => location.assign(path)

/** Composes the zones of the sign-in card, with the ports that make sense while nobody is signed in. */
export function composeLoginZones({ http, translation }: Boot, feed: InstalledExtensions): LoginZones {
  const registry = composeRegistry(feed.extensions, feed.disabled)
  for (const extension of registry.extensions) allowFiles(extension)
  registerTexts(registry.extensions)

  const toasts = createToastQueue()
  const text = manifestTextOf(registry.extensions)
  const host = createHost({ http, translation, registry, toasts, navigate, manifestText: text })
  const t = (key: string) => translation.t(key, { ns: 'shell' })
  const queryClient = createQueryClient('admin', (error, { onScreen }) => {
    if (onScreen) host.notify.error(t('errors.title'), host.failures.textOf(error))
  })
  const binding: HostBinding = { host, Zone, Icon: ContributionIcon }
  const shell: Shell = {
    registry,
    notify: host.notify,
    loadTexts: (name) => translation.loadNamespaces(name),
    manifestText: (name, key) => text(host.language.current(), name, key),
  }
  const provide = (children: ReactNode) => (
    <ApiProvider client={http}>
      <QueryClientProvider client={queryClient}>
        <HostContext value={binding}>
          <ShellContext value={shell}>
            <UiProvider locale={host.language.locale()} navigate={navigate}>
              {children}
            </UiProvider>
          </ShellContext>
        </HostContext>
      </QueryClientProvider>
    </ApiProvider>
  )
  return {
    before: provide(<Zone name="login.before" props={{}} />),
    after: provide(
      <>
        <Zone name="login.after" props={{}} />
        <ToastHost queue={toasts} />
      </>,
    ),
  }
}
