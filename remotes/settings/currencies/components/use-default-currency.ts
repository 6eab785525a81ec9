import { useReportFailure } from '@stoa/admin/failures'
import { useUpdateStore } from '@stoa/api/admin/store'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import type { CurrencyRow } from '../model/currency-rows.ts'

/** Makes a currency the default one of the store. */
export function useDefaultCurrency() {
  const { t } = useTranslation()
  const notify = useNotify()
  const reportFailure = useReportFailure()
  const { mutateAsync: update } = useUpdateStore()
  return async ({ id, name }: CurrencyRow) => {
    try {
      await update({ default_currency_code: id })
      notify.success(t('currencies.defaultSaved'), name)
    } catch (error) {
      reportFailure(error)
    }
  }
}
