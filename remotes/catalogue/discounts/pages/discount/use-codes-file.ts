import { saveCsv } from '@stoa/admin/files'
import type { DynamicCode } from '@stoa/api/admin/discounts'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

import { discountStatusOf } from '../../model/discount-status.ts'

type Listed = Pick<DynamicCode, 'code'> & Partial<DynamicCode>

/** Gives codes out as a CSV file; those that were just made with nothing but themselves. */
export function useCodesFile(templateCode: string) {
  const { t } = useTranslation()
  const notify = useNotify()
  return async (codes: readonly Listed[]) => {
    const { csvOf } = await import(/* webpackChunkName: "csv" */ '../../model/codes-csv.ts')
    const csv = csvOf(codes, {
      code: t('discounts.columns.code'),
      status: t('discounts.columns.status'),
      used: t('discounts.columns.redemptions'),
      limit: t('discounts.fields.limit'),
      ends: t('discounts.columns.ends'),
      created: t('discounts.columns.created'),
      statusOf: (code) => t(`discounts.status.${discountStatusOf(code)}`),
    })
    const name = `${templateCode}.csv`
    saveCsv(name, csv)
    notify.success(t('discounts.codes.downloaded'), name)
  }
}
