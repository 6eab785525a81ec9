import { useFindingColumns } from '@stoa/admin/import'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Banner } from '@stoa/ui/banner'

import type { CustomerFinding, CustomerReport } from '../../model/import/customer-report.ts'

/** The findings of a check of customers: the number of changes, and what is to be said about which row. */
export function useCustomerFindings() {
  const { t, locale } = useTranslation()
  const columns = useFindingColumns<CustomerFinding>([
    {
      id: 'email',
      header: t('customers.fields.email'),
      width: '30%',
      cell: ({ row }) => <bdi>{row.email || '–'}</bdi>,
    },
  ])
  return ({ created, joining, same, newGroups, findings }: CustomerReport) => ({
    note: findings.length === 0 ? <Banner tone="success" title={t('customers.import.clean')} /> : null,
    counts: Object.entries({
      created: created.length,
      joining: joining.length,
      same,
      newGroups: newGroups.length,
    }).map(([kind, count]) => ({
      term: t(`customers.import.counts.${kind}`),
      details: formatNumber(count, locale),
    })),
    title: t('import.findings.title'),
    columns,
    rows: findings,
    isSendable: created.length + joining.length > 0,
  })
}
