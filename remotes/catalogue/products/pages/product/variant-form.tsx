import { Field, FormWindow, OPTIONAL_TEXT, REQUIRED_TEXT } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { StepResults } from '@stoa/admin/steps'
import { useTranslation } from '@stoa/extension-sdk'
import { Fieldset } from '@stoa/ui/fieldset'
import { FormGrid } from '@stoa/ui/form-grid'
import { TextField } from '@stoa/ui/text-field'

import { AttributeFields } from '../../components/attribute-fields.tsx'
import { valuesOf } from '../../model/variant-list.ts'
import { OptionValueField } from './option-value-field.tsx'
import { useVariantForm } from './use-variant-form.ts'
import type { VariantFormProps } from './variant-form-props.ts'
import { VariantPrices } from './variant-prices.tsx'
import { VariantStock } from './variant-stock.tsx'

const CODES = ['sku', 'ean', 'upc', 'barcode'] as const

export function VariantForm(props: VariantFormProps) {
  const { product, variant, isCopy, onClose } = props
  const { t } = useTranslation()
  const form = useVariantForm(props)
  const { steps } = form
  const isNew = !variant || isCopy
  const text = (name: 'title' | 'material' | (typeof CODES)[number], label: string) => (
    <Field
      key={name}
      form={form}
      name={name}
      as={TextField}
      label={label}
      autoComplete="off"
      rules={OPTIONAL_TEXT}
    />
  )
  return (
    <FormWindow
      title={t(isNew ? 'productVariants.add' : 'productVariants.edit')}
      {...(variant && !isCopy && { subtitle: variant.title })}
      form={form}
      onClose={onClose}
      isSavedAsIs={isNew}
      steps={steps}
    >
      {steps.states.length > 0 ? (
        <StepResults states={steps.states} isRunning={steps.isRunning} />
      ) : (
        <>
          <Fieldset legend={t('products.general.title')}>
            <FormGrid>
              {text('title', t('products.general.titleField'))}
              {text('material', t('products.general.material'))}
              {product.options.map(({ id, title }) => (
                <Field
                  key={id}
                  form={form}
                  name={`options.${id}`}
                  as={OptionValueField}
                  label={title}
                  known={valuesOf(product.variants, id)}
                  rules={REQUIRED_TEXT}
                />
              ))}
            </FormGrid>
          </Fieldset>
          <VariantPrices form={form} currencies={props.currencies} regions={props.regions} />
          <Fieldset legend={t('productVariants.codes')}>
            <FormGrid size="small">{CODES.map((name) => text(name, t(`productVariants.${name}`)))}</FormGrid>
          </Fieldset>
          <VariantStock form={form} locations={props.locations} item={props.item} />
          <Fieldset legend={t('productAttributes.title')}>
            <Field form={form} name="attributes" as={AttributeFields} />
          </Fieldset>
          <MetadataField form={form} />
        </>
      )}
    </FormWindow>
  )
}
