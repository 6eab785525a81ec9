import { isApiError } from '@stoa/api/http'
import type { Host, SearchResult } from '@stoa/extension-sdk'
import type { TFunction } from 'i18next'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

import type { Shell } from '../extensions/shell-context.ts'
import type { Entry, Section } from './entry.ts'
import { leadsToPage } from './leads-to-page.ts'
import { glyphOf } from './page-entries.ts'
import { SearchFailure } from './search-with.ts'
import type { Found } from './use-found.ts'

interface Around {
  host: Host
  /** The paths of every page, behind `/a`. */
  pages: readonly string[]
  manifestText: Shell['manifestText']
  t: TFunction<'shell'>
}

/** What providers have found, each under its own heading, and which of them could not search. */
export const foundSections = (found: readonly Found[], around: Around): Section[] =>
  found.map(({ key, provider: { extension, contribution }, results, error, retry }) => {
    const { manifestText, t } = around
    const icon = contribution.icon ?? 'puzzle'
    const entries = results.map((result) => resultEntry(key, result, icon, around))
    return {
      key,
      label: manifestText(extension.manifest.name, contribution.label),
      entries: error
        ? [
            {
              key: `retry:${key}`,
              title: t('search.failed'),
              detail: reasonOf(error, around),
              icon: TriangleAlert,
              run: retry,
              staysOpen: true,
            },
          ]
        : entries,
    }
  })

function resultEntry(
  provider: string,
  { id, title, detail, path }: SearchResult,
  icon: NonNullable<Entry['found']>['icon'],
  { host, pages, t }: Around,
): Entry {
  const known = leadsToPage(pages, path)
  return {
    key: `found:${provider}:${id}`,
    title,
    icon: glyphOf(icon),
    ...(detail && { detail }),
    ...(known
      ? { href: host.navigation.href(path), found: { title, path, icon, ...(detail && { detail }) } }
      : { isDisabled: true, note: t('search.noPage') }),
  }
}

function reasonOf(error: Error, { host, t }: Around): string {
  if (!(error instanceof SearchFailure)) return host.failures.textOf(error)
  const { failure, reason } = error
  return isApiError(reason) ? host.failures.textOf(reason) : t(`failure.${failure.kind}`)
}
