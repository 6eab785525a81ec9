import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListPage } from '@stoa/admin/list'
import { storeKeys, storeQueries, type AdminStoreRes } from '@stoa/api/admin/store'
import type { HttpClient } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Inline } from '@stoa/ui/inline'
import { useQuery } from '@tanstack/react-query'
import Coins from 'lucide-react/icons/coins'
import Star from 'lucide-react/icons/star'
import { useMemo, useState } from 'react'

import { localPage } from '../../../model/local-page.ts'
import { TaxSwitch } from '../../components/tax-switch.tsx'
import { useDefaultCurrency } from '../../components/use-default-currency.ts'
import { useRemoveCurrencies } from '../../components/use-remove-currencies.ts'
import { currencyRows } from '../../model/currency-rows.ts'

const AddCurrencies = lazyDialog(
  async () => (await import('../../components/add-currencies.tsx')).AddCurrencies,
)

const currenciesIn = (locale: string) =>
  defineList({
    name: 'currencies',
    path: '/settings/currencies',
    key: storeKeys.current(),
    read: (http: HttpClient) => () => storeQueries(http).current(),
    page: ({ store }: AdminStoreRes, filter) =>
      localPage(currencyRows(store, locale), filter, ({ id, name }) => [id, name]),
    rowName: ({ name }) => name,
    search: { label: 'currencies.search', hint: 'currencies.searchHint' },
    columns: {
      name: {
        header: 'currencies.columns.name',
        width: '40%',
        value: ({ name }) => name,
        cell: ({ name, isDefault }, { t }) => (
          <Inline>
            {name}
            {isDefault ? <Badge tone="info">{t('currencies.default')}</Badge> : null}
          </Inline>
        ),
      },
      code: { header: 'currencies.columns.code', value: ({ id }) => id.toUpperCase() },
      symbol: { header: 'currencies.columns.symbol', isHidden: true, value: ({ symbol }) => symbol },
      tax: {
        header: 'currencies.columns.tax',
        flag: 'tax_inclusive_pricing',
        width: '240px',
        value: ({ includesTax }, { t }) => t(`currencies.${includesTax ? 'withTax' : 'withoutTax'}`),
        cell: (row) => <TaxSwitch currency={row} />,
      },
    },
    failed: 'currencies.failed',
  })

export default function CurrenciesPage() {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const currencies = useMemo(() => currenciesIn(locale), [locale])
  const { data } = useQuery(storeQueries(useApi()).current())
  const [isAdding, setAdding] = useState(false)
  const remove = useRemoveCurrencies()
  const makeDefault = useDefaultCurrency()
  return (
    <>
      <ListPage
        list={currencies}
        title={t('currencies.title')}
        back={{ href: href('/settings'), label: t('settings.title') }}
        actions={
          <Button variant="primary" isDisabled={!data} onPress={() => setAdding(true)}>
            {t('currencies.add.action')}
          </Button>
        }
        rowActions={(row) => [
          {
            id: 'default',
            label: t('currencies.makeDefault'),
            icon: Star,
            isDisabled: row.isDefault,
            onAction: () => makeDefault(row),
          },
        ]}
        bulkActions={[remove]}
        empty={{ icon: Coins, title: t('currencies.empty') }}
      />
      {isAdding && data ? (
        <AddCurrencies
          own={new Set(data.store.currencies.map(({ code }) => code))}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  )
}
