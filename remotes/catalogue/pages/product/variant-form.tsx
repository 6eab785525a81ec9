import type { AdminRegion } from '@stoa/api/admin/regions'
import type { StockLocation } from '@stoa/api/admin/stock-locations'
import type { VariantInventory } from '@stoa/api/admin/variants'
import { useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'
import { Controller } from 'react-hook-form'

import { FormDialog } from '../../components/form-dialog.tsx'
import { MetadataField } from '../../components/metadata-field.tsx'
import { AttributeFields } from '../../components/product/attribute-fields.tsx'
import fields from '../../components/product/fields.module.css'
import { StepResults } from '../../components/step-results.tsx'
import { OPTIONAL_TEXT, REQUIRED_TEXT } from '../../model/text-rules.ts'
import { valuesOf } from '../../model/variant-list.ts'
import type { EditVariantProps } from './edit-variant.tsx'
import { FieldGroup } from './field-group.tsx'
import { OptionValueField } from './option-value-field.tsx'
import { useVariantForm } from './use-variant-form.ts'
import { VariantPrices } from './variant-prices.tsx'
import { VariantStock } from './variant-stock.tsx'

export interface VariantFormProps extends EditVariantProps {
  currencies: readonly string[]
  regions: readonly AdminRegion[]
  locations: readonly StockLocation[]
  /** What is in stock of it, where that is kept by location. */
  item: VariantInventory['inventory'][number] | undefined
}

const CODES = ['sku', 'ean', 'upc', 'barcode'] as const

export function VariantForm(props: VariantFormProps) {
  const { product, variant, isCopy, onClose } = props
  const { t } = useTranslation()
  const form = useVariantForm(props)
  const { control, errorsOf, steps } = form
  const isNew = !variant || isCopy
  const text = (name: 'title' | 'material' | (typeof CODES)[number], label: string) => (
    <Controller
      key={name}
      name={name}
      control={control}
      rules={OPTIONAL_TEXT}
      render={({ field }) => (
        <TextField {...field} label={label} errors={errorsOf(name)} autoComplete="off" />
      )}
    />
  )
  return (
    <FormDialog
      title={t(isNew ? 'variants.add' : 'variants.edit')}
      {...(variant && !isCopy && { subtitle: variant.title })}
      size="large"
      form={form}
      onClose={onClose}
      isSavedAsIs={isNew}
    >
      {steps.states.length > 0 ? (
        <StepResults states={steps.states} isRunning={steps.isRunning} onResume={() => void form.resume()} />
      ) : (
        <>
          <FieldGroup title={t('general.title')}>
            <div className={fields['pair']}>
              {text('title', t('general.titleField'))}
              {text('material', t('general.material'))}
              {product.options.map(({ id, title }) => (
                <Controller
                  key={id}
                  name={`options.${id}`}
                  control={control}
                  rules={REQUIRED_TEXT}
                  render={({ field }) => (
                    <OptionValueField
                      {...field}
                      label={title}
                      known={valuesOf(product.variants, id)}
                      errors={errorsOf(`options.${id}`)}
                    />
                  )}
                />
              ))}
            </div>
          </FieldGroup>
          <VariantPrices form={form} currencies={props.currencies} regions={props.regions} />
          <FieldGroup title={t('variants.codes')}>
            <div className={fields['measures']}>{CODES.map((name) => text(name, t(`variants.${name}`)))}</div>
          </FieldGroup>
          <VariantStock form={form} locations={props.locations} item={props.item} />
          <FieldGroup title={t('attributes.title')}>
            <Controller
              name="attributes"
              control={control}
              render={({ field: { value, onChange } }) => (
                <AttributeFields value={value} onChange={onChange} />
              )}
            />
          </FieldGroup>
          <MetadataField form={form} />
        </>
      )}
    </FormDialog>
  )
}
