import { useRowResults } from '@stoa/admin/actions'
import { ALL_REGIONS } from '@stoa/admin/choices'
import { regionQueries } from '@stoa/api/admin/regions'
import { useDeleteStoreCurrencies } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import type { TableBulkAction } from '@stoa/ui/action-table'
import { useQueryClient } from '@tanstack/react-query'
import CircleMinus from 'lucide-react/icons/circle-minus'

import { regionsIn, type CurrencyRow } from '../model/currency-rows.ts'

/** Takes currencies from the store after a question that names the regions that sell in them. The default one stays. */
export function useRemoveCurrencies(): TableBulkAction<CurrencyRow> {
  const { t, locale } = useTranslation()
  const { confirm } = useDialogs()
  const resultsOf = useRowResults()
  const http = useApi()
  const cache = useQueryClient()
  const { mutateAsync: remove } = useDeleteStoreCurrencies()
  const listOf = (rows: readonly { name: string }[]) =>
    formatList(
      rows.map(({ name }) => name),
      locale,
    )
  const refused = (rows: readonly CurrencyRow[]) =>
    rows.map(({ id }) => ({ id, error: t('currencies.remove.isDefault') }))
  return {
    id: 'remove',
    label: t('admin.remove'),
    icon: CircleMinus,
    tone: 'danger',
    inMenuOf: ({ isDefault }) => !isDefault,
    run: async (rows) => {
      const removed = rows.filter(({ isDefault }) => !isDefault)
      const stay = refused(rows.filter(({ isDefault }) => isDefault))
      if (removed.length === 0) return stay
      const ids = removed.map(({ id }) => id)
      const { regions } = await cache.fetchQuery(regionQueries(http).list(ALL_REGIONS))
      const selling = regionsIn(regions, ids)
      const isSure = await confirm({
        title: t('currencies.remove.title', { names: listOf(removed) }),
        message:
          selling.length > 0
            ? t('currencies.remove.messageWithRegions', { regions: listOf(selling) })
            : t('currencies.remove.message'),
        confirmLabel: t('admin.remove'),
        tone: 'danger',
      })
      if (!isSure) return undefined
      const results = await resultsOf(remove({ ids, change: undefined }))
      return results && [...results, ...stay]
    },
  }
}
