import type { HttpClient } from '@stoa/api/http'
import { countryName } from '@stoa/i18n/countries'
import { formatList } from '@stoa/i18n/lists'
import type { TFunction } from 'i18next'

import type { Destination, Region } from '../model/countries.ts'
import { type RegionChange, regionChange } from '../model/region-change.ts'
import type { Notice } from './notices.ts'
import { refreshSession } from './refresh-session.ts'

const TAXES = { included: 'region.taxIncluded', added: 'region.taxAdded' } as const

function noticeOf({ currency, tax, lost }: RegionChange, code: string, locale: string, t: TFunction): Notice {
  const country = countryName(code, locale)
  const items = formatList(lost, locale)
  return {
    tone: lost.length > 0 ? 'warning' : 'info',
    title: lost.length > 0 ? t('region.lostTitle') : t('region.changedTitle', { country }),
    message: [
      ...(lost.length > 0 ? [t('region.lost', { items, country, count: lost.length })] : []),
      ...(currency ? [t('region.currency', { currency })] : []),
      ...(tax ? [t(TAXES[tax])] : []),
    ],
  }
}

/** Gives the cart the prices of another country; answers what the shopper should know about it. */
export async function changeRegion(
  http: HttpClient,
  before: Region,
  { country, region }: Destination,
  { locale, t }: { locale: string; t: TFunction },
): Promise<Notice | null> {
  const change = regionChange(before, region, await refreshSession(http, region))
  return change ? noticeOf(change, country, locale, t) : null
}
