import type { DialogsPort, NotifyPort } from '@stoa/extension-sdk'

import type { FeedContent } from '../../federation/feed.ts'
import type { Shell } from '../shell-context.ts'
import { fetchManifest } from './fetch-manifest.ts'
import { addOverride, mayOverride, overrideBase, overriddenBases } from './overrides.ts'

interface AskParts {
  feed: FeedContent
  dialogs: DialogsPort
  notify: NotifyPort
  t: (key: string, values?: object) => string
  loadTexts: Shell['loadTexts']
}

const nameIn = (manifest: unknown): string => {
  const { name } = (manifest ?? {}) as { name?: unknown }
  return typeof name === 'string' && name !== '' ? name : '?'
}

/**
 * Asks whether a local extension may run in this tab. Nothing of it runs before; after confirming, the page reloads
 * with it.
 */
export async function askForOverride(
  request: string,
  { feed, dialogs, notify, t, loadTexts }: AskParts,
): Promise<void> {
  await loadTexts(['extensions'])
  const base = overrideBase(request)
  if (!base) return notify.error(t('containment.ask.notLocal'), t('containment.ask.notLocalMessage'))
  if (!mayOverride(feed))
    return notify.error(t('containment.ask.notAllowed'), t('containment.ask.notAllowedMessage'))
  if (overriddenBases().includes(base)) return
  const answer = await fetchManifest(base)
  if ('fault' in answer) return notify.error(t('containment.overrideSilent', { base }), answer.fault)
  const isConfirmed = await dialogs.confirm({
    title: t('containment.ask.title', { name: nameIn(answer.manifest) }),
    message: t('containment.ask.message', { base }),
    confirmLabel: t('containment.ask.confirm'),
  })
  if (!isConfirmed) return
  try {
    addOverride(base)
  } catch {
    return notify.error(t('extensions.notKept'), t('extensions.notKeptMessage'))
  }
  location.reload()
}
