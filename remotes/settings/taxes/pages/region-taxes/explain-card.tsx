import type { AdminRegion } from '@stoa/api/admin/regions'
import { productCalls } from '@stoa/api/admin/products'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { formatPercent } from '@stoa/i18n/numbers'
import { Card } from '@stoa/ui/card'
import { ComboField, type LoadOptions } from '@stoa/ui/combo-field'
import { Stack } from '@stoa/ui/stack'
import { TotalList } from '@stoa/ui/total-list'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { regionRates } from '../../components/region-rates.ts'
import { effectiveRate, type TaxedProduct } from '../../model/effective-rate.ts'

interface Row extends TaxedProduct {
  title: string
}

const AT_ONCE = 20

/** Which tax a product has in the region, and why. */
export function ExplainCard({ region }: { region: AdminRegion }) {
  const { t, locale } = useTranslation()
  const http = useApi()
  const { data } = useQuery(regionRates(http, region.id))
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map())
  const [chosen, setChosen] = useState<string | null>(null)
  const product = chosen === null ? undefined : seen.get(chosen)
  const load: LoadOptions = async ({ query, offset, signal }) => {
    const request = {
      ...(query && { q: query }),
      offset,
      limit: AT_ONCE,
      fields: 'id,title,type_id',
      expand: '',
    }
    const { products, count } = await productCalls.list<Row>(http, request, { signal })
    setSeen((before) => new Map([...before, ...products.map((row) => [row.id, row] as const)]))
    return { options: products.map(({ id, title }) => ({ id, label: title })), count }
  }
  const found = product && data && effectiveRate(product, region, data.tax_rates)
  return (
    <Card title={t('taxes.explain.title')} description={t('taxes.explain.hint')}>
      <Stack>
        <ComboField
          label={t('taxes.explain.product')}
          placeholder={t('taxes.explain.choose')}
          load={load}
          value={chosen}
          onChange={setChosen}
        />
        {found ? (
          <>
            <TotalList
              rows={[
                ...found.applied.map(({ id, name, code, rate, reason }) => ({
                  id,
                  label: name ?? t('taxes.explain.default'),
                  note: code
                    ? t(`taxes.explain.withCode.${reason}`, { code })
                    : t(`taxes.explain.reason.${reason}`),
                  value: formatPercent(rate, locale),
                })),
                {
                  id: 'total',
                  label: t('taxes.explain.total'),
                  value: formatPercent(found.total, locale),
                  isResult: true,
                },
              ]}
            />
            <p>{t(`taxes.explain.${region.includes_tax ? 'included' : 'added'}`)}</p>
          </>
        ) : null}
      </Stack>
    </Card>
  )
}
