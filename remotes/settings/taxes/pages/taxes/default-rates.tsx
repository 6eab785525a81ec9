import { LoadFailure } from '@stoa/admin/failures'
import { regionQueries, type AdminRegion } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatPercent } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Table, type TableColumn } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import Globe from 'lucide-react/icons/globe'

/** More regions than a store has. */
const ALL = { limit: 500, fields: 'id,name,tax_rate,tax_code,automatic_taxes', expand: 'countries' }

/** The rate that each region has by default. */
export function DefaultRates() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { data, error, refetch } = useQuery(regionQueries(useApi()).list(ALL))
  const columns = useColumns()
  return (
    <Card title={t('taxes.defaults.title')} description={t('taxes.defaults.hint')} isFlush>
      <Table
        label={t('taxes.defaults.title')}
        columns={columns}
        rows={data?.regions ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/settings/taxes/${id}`)}
        isLoading={!data && !error}
        skeletonRows={3}
        empty={<EmptyState icon={Globe} title={t('taxes.defaults.empty')} />}
        failure={
          error && !data ? (
            <LoadFailure title={t('taxes.defaults.failed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
    </Card>
  )
}

function useColumns(): TableColumn<AdminRegion>[] {
  const { t, locale } = useTranslation()
  return [
    { id: 'name', header: t('taxes.columns.region'), width: '40%', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'rate',
      header: t('taxes.defaults.rate'),
      align: 'end',
      cell: ({ tax_rate }) => formatPercent(tax_rate, locale),
    },
    { id: 'code', header: t('taxes.fields.code'), cell: ({ tax_code }) => tax_code || '–' },
    {
      id: 'calculation',
      header: t('taxes.calculation.title'),
      cell: ({ automatic_taxes }) => t(`taxes.calculation.${automatic_taxes ? 'automatic' : 'manual'}`),
    },
  ]
}
