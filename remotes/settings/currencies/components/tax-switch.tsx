import { useUpdateCurrency } from '@stoa/api/admin/currencies'
import { useTranslation } from '@stoa/extension-sdk'
import { Switch } from '@stoa/ui/switch'

import type { CurrencyRow } from '../model/currency-rows.ts'

/** Says at once whether prices in a currency include tax. */
export function TaxSwitch({ currency: { id, includesTax } }: { currency: CurrencyRow }) {
  const { t } = useTranslation()
  const { mutate: update } = useUpdateCurrency()
  return (
    <Switch
      label={t('currencies.taxOf', { code: id.toUpperCase() })}
      isSelected={includesTax}
      onChange={(includes_tax) => update({ code: id, changes: { includes_tax } })}
    />
  )
}
