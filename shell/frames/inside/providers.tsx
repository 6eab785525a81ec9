import {
  ExtensionNameContext,
  HostContext,
  PageTitleContext,
  UnsavedChangesContext,
  type HoldChanges,
  type HostBinding,
} from '@stoa/extension-sdk/host'
import { UiProvider } from '@stoa/ui/ui-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { createPath, Router, type Navigator } from 'react-router'

import { shownText } from '../../extensions/containment/text-of.ts'
import { ContributionIcon } from '../../extensions/contribution-icon.tsx'
import { uiTextOf } from '../../language/ui-text.ts'
import type { FrameContext } from './frame-context.ts'

/** Contributions of others are not shown in a frame. */
const Nothing = () => null

const pathOf = (to: Parameters<Navigator['push']>[0]): string =>
  typeof to === 'string' ? to : createPath(to)

/** The admin moves, and tells the frame where it is. */
function navigatorOf({ host: { navigation } }: FrameContext): Navigator {
  const go = (to: Parameters<Navigator['push']>[0], options?: { replace: true }) => {
    const path = pathOf(to)
    if (/^\/a(?=\/|$|\?)/.test(path)) navigation.open(path.slice(2) || '/', options)
  }
  return {
    createHref: pathOf,
    push: (to) => go(to),
    replace: (to) => go(to, { replace: true }),
    go: () => undefined,
  }
}

/** Counts what is unsaved, and says when that begins and ends. */
function holderOf({ line }: FrameContext): HoldChanges {
  let holders = 0
  const change = (by: number) => {
    holders += by
    if (holders === (by > 0 ? 1 : 0))
      line.send({ type: 'notice', method: 'page.unsaved', words: [holders > 0] })
  }
  return () => {
    change(1)
    return () => change(-1)
  }
}

/** What the shell puts around a contribution in the page, made from messages. */
export function FrameProviders({ context, children }: { context: FrameContext; children: ReactNode }) {
  const { line, extension, host, surroundings, translation, cache } = context
  useSyncExternalStore(host.language.subscribe, host.language.version)
  const { path, person } = useSyncExternalStore(surroundings.subscribe, surroundings.now)
  const navigator = useMemo(() => navigatorOf(context), [context])
  const hold = useMemo(() => holderOf(context), [context])
  // Whoever reads who is signed in renders again when that changes.
  const binding = useMemo<HostBinding>(
    () => ({
      host: { ...host, session: { person: () => person } },
      Zone: Nothing,
      Icon: ContributionIcon,
      DashboardCards: Nothing,
    }),
    [host, person],
  )
  const setTitle = useMemo(
    () => (title: string | undefined) =>
      line.send({
        type: 'notice',
        method: 'page.title',
        words: title === undefined ? [] : [shownText(title)],
      }),
    [line],
  )
  return (
    <QueryClientProvider client={cache}>
      <HostContext value={binding}>
        <UiProvider
          locale={host.language.locale()}
          t={uiTextOf(translation)}
          navigate={(to) => navigator.push(to)}
        >
          <Router location={path} navigator={navigator}>
            <PageTitleContext value={setTitle}>
              <UnsavedChangesContext value={hold}>
                <ExtensionNameContext value={extension.manifest.name}>{children}</ExtensionNameContext>
              </UnsavedChangesContext>
            </PageTitleContext>
          </Router>
        </UiProvider>
      </HostContext>
    </QueryClientProvider>
  )
}
