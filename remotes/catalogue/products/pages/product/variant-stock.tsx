import { Field } from '@stoa/admin/form'
import type { StockLocation } from '@stoa/api/admin/stock-locations'
import type { VariantInventory } from '@stoa/api/admin/variants'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { Fieldset } from '@stoa/ui/fieldset'
import { FormGrid } from '@stoa/ui/form-grid'
import { NumberField } from '@stoa/ui/number-field'
import { Switch } from '@stoa/ui/switch'
import { Controller, useWatch } from 'react-hook-form'

import type { VariantFormState } from './use-variant-form.ts'

interface VariantStockProps {
  form: VariantFormState
  locations: readonly StockLocation[]
  item: VariantInventory['inventory'][number] | undefined
}

const MOST = 2_147_483_647

/** Whether stock is counted, and how much there is: at each location where the store keeps it so. */
export function VariantStock({ form, locations, item }: VariantStockProps) {
  const { t } = useTranslation()
  const countsByLocation = useFlag('inventoryService')
  const { control } = form
  const isManaged = useWatch({ control, name: 'manage_inventory' })
  const levels = new Map(item?.location_levels.map((level) => [level.location_id, level]))
  const hint = (id: string) => {
    const level = levels.get(id)
    if (!level) return t('productVariants.stock.notKept')
    return t('productVariants.stock.hint', {
      reserved: level.reserved_quantity,
      available: level.available_quantity,
    })
  }
  const flag = (name: 'manage_inventory' | 'allow_backorder') => (
    <Field form={form} name={name} as={Switch} label={t(`productVariants.stock.${name}`)} />
  )
  return (
    <Fieldset legend={t('productVariants.stock.title')}>
      {flag('manage_inventory')}
      {flag('allow_backorder')}
      {isManaged && !countsByLocation ? (
        <Field
          form={form}
          name="inventory_quantity"
          as={NumberField}
          label={t('productVariants.columns.stock')}
          min={0}
          max={MOST}
        />
      ) : null}
      {isManaged && countsByLocation ? (
        <FormGrid>
          {locations.map(({ id, name }) => (
            <Controller
              key={id}
              name={`levels.${id}`}
              control={control}
              render={({ field: { value, ...field } }) => (
                <NumberField
                  {...field}
                  value={value ?? null}
                  label={name}
                  description={hint(id)}
                  min={0}
                  max={MOST}
                />
              )}
            />
          ))}
        </FormGrid>
      ) : null}
    </Fieldset>
  )
}
