import { isApiError } from '@stoa/api/http'
import type { Host, SearchResult } from '@stoa/extension-sdk'
import type { TFunction } from 'i18next'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

import type { Shell } from '../extensions/shell-context.ts'
import type { Entry, Section } from './entry.ts'
import { leadsToPage } from './leads-to-page.ts'
import { glyphOf } from '../extensions/icon-glyphs.ts'
import { SearchFailure } from './search-with.ts'
import type { ProviderResults } from './use-provider-results.ts'

interface SectionContext {
  host: Host
  /** Paths of all pages, below `/a`. */
  pages: readonly string[]
  manifestText: Shell['manifestText']
  t: TFunction<'shell'>
}

/** One section per provider: its results, or its error with a retry. */
export const resultSections = (found: readonly ProviderResults[], around: SectionContext): Section[] =>
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
  { host, pages, t }: SectionContext,
): Entry {
  const isPage = leadsToPage(pages, path)
  return {
    key: `found:${provider}:${id}`,
    title,
    icon: glyphOf(icon),
    ...(detail && { detail }),
    ...(isPage
      ? { href: host.navigation.href(path), found: { title, path, icon, ...(detail && { detail }) } }
      : { isDisabled: true, note: t('search.noPage') }),
  }
}

function reasonOf(error: Error, { host, t }: SectionContext): string {
  if (!(error instanceof SearchFailure)) return host.failures.textOf(error)
  const { failure, reason } = error
  return isApiError(reason) ? host.failures.textOf(reason) : t(`failure.${failure.kind}`)
}
