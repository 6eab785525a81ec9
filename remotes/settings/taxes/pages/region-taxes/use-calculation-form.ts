import { useRecordForm } from '@stoa/admin/form'
import { useUpdateRegion, type AdminRegion } from '@stoa/api/admin/regions'
import { useNotify, useTranslation } from '@stoa/extension-sdk'

/** How taxes are calculated in a region. */
interface CalculationValues {
  /** In percent; null while the field is empty. */
  tax_rate: number | null
  tax_code: string
  /** Null for the built-in calculation. */
  tax_provider_id: string | null
  automatic_taxes: boolean
  gift_cards_taxable: boolean
}

/** Sends only what was changed, so that what another person changed in the region stays. */
export function useCalculationForm(region: AdminRegion) {
  const { id, tax_rate, tax_code, tax_provider_id, automatic_taxes, gift_cards_taxable } = region
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateRegion()
  return useRecordForm<CalculationValues>({
    id: `region-taxes-${id}`,
    values: { tax_rate, tax_code: tax_code ?? '', tax_provider_id, automatic_taxes, gift_cards_taxable },
    save: async (_values, { tax_rate: rate, ...changes }) => {
      await update({ id, changes: { ...changes, ...(typeof rate === 'number' && { tax_rate: rate }) } })
      notify.success(t('taxes.calculation.saved'), region.name)
    },
  })
}
