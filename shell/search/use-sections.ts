import { useHost } from '@stoa/extension-sdk'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { glyphOf } from '../extensions/icon-glyphs.ts'
import { useFlagged } from '../extensions/presence.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import type { TopbarActions } from '../topbar/topbar-actions.ts'
import type { Entry, Section } from './entry.ts'
import { resultSections } from './result-sections.ts'
import { matching } from './match.ts'
import { pageEntries, settingsEntries } from './page-entries.ts'
import { recentsOf, type Recent } from './recents.ts'
import { useActions } from './use-actions.ts'
import { useCommands } from './use-commands.ts'
import type { ProviderResults } from './use-provider-results.ts'

/** Sections of the palette for the current text, without duplicates. */
export function useSections(
  text: string,
  found: readonly ProviderResults[],
  actions: TopbarActions,
): Section[] {
  const { t } = useTranslation('shell')
  const host = useHost()
  const { registry, manifestText } = useContext(ShellContext)
  const person = host.session.person()?.id ?? ''
  const [recents] = useState(() => recentsOf(person))
  const linked = useFlagged(registry.pages)
  const pages = pageEntries(linked, manifestText)
  const settings = settingsEntries(host, t('search.settings'))
  const { everyday, choices } = useActions(actions)
  const commands = useCommands(actions)
  const query = text.trim()
  const named = (key: string, entries: readonly Entry[]): Section => ({
    key,
    label: t(`search.${key}`),
    entries,
  })

  const paths = [
    ...linked.map(({ contribution }) => contribution.path),
    ...host.contributions.settingsCards().map(({ path }) => path),
  ]

  if (query === '') {
    const all = [...pages, ...settings, ...commands, ...everyday, ...choices]
    const latest = recents.flatMap((recent) => entryOf(recent, all, host.navigation.href) ?? [])
    const isNew = ({ key }: Entry) => !latest.some((entry) => entry.key === key)
    return [
      named('recents', latest),
      named('pages', pages.filter(isNew)),
      named('commands', commands.filter(isNew)),
      named('actions', everyday.filter(isNew)),
    ]
  }
  return [
    named('pages', matching(query, [...pages, ...settings])),
    named('commands', matching(query, commands)),
    named('actions', matching(query, [...everyday, ...choices])),
    ...resultSections(found, { host, t, manifestText, pages: paths }),
  ]
}

function entryOf({ key, found }: Recent, all: readonly Entry[], href: (path: string) => string) {
  if (!found) return all.find((entry) => entry.key === key)
  const { title, path, icon, detail } = found
  return { key, title, icon: glyphOf(icon), href: href(path), found, ...(detail && { detail }) }
}
