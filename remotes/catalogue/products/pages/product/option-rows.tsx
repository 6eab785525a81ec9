import { Field, type RecordForm, REQUIRED_TEXT } from '@stoa/admin/form'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Fieldset } from '@stoa/ui/fieldset'
import { FormGrid } from '@stoa/ui/form-grid'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useFieldArray, useWatch } from 'react-hook-form'

import { collidingAfter } from '../../model/option-changes.ts'
import { doubledTitles } from '../../model/variant-matrix.ts'
import styles from './option-rows.module.css'
import type { OptionRow } from './use-option-steps.ts'

/** The values of the form of a product's options. */
export interface OptionValues {
  options: OptionRow[]
}

interface OptionRowsProps {
  form: RecordForm<OptionValues>
  product: Pick<AdminProduct, 'options' | 'variants'>
}

const TITLE_RULES = {
  ...REQUIRED_TEXT,
  validate: (title: string, { options }: OptionValues) => {
    const doubled = doubledTitles(options.map((row) => ({ title: row.title, values: [] })))
    return !doubled.includes(title.trim().toLowerCase()) || 'newProduct.option.twice'
  },
}

/** The options of a product; a new one asks for the value of each variant. */
export function OptionRows({ form, product }: OptionRowsProps) {
  const { t, locale } = useTranslation()
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'options', keyName: 'key' })
  const colliding = collidingAfter(product, useWatch({ control, name: 'options' }))
  return (
    <Stack>
      {colliding.length > 0 ? (
        <Banner tone="error" title={t('productVariants.options.colliding')}>
          {formatList(colliding, locale)}
        </Banner>
      ) : null}
      {fields.map(({ key, id }, at) => (
        <Stack key={key} gap={3}>
          <div className={styles.option}>
            <Field
              form={form}
              name={`options.${at}.title`}
              as={TextField}
              label={t('newProduct.option.title')}
              rules={{ ...TITLE_RULES, deps: fields.map((_, index) => `options.${index}.title` as const) }}
              autoComplete="off"
            />
            <Button
              variant="quiet"
              icon={Trash2}
              aria-label={t('newProduct.option.remove', { position: at + 1 })}
              onPress={() => remove(at)}
            />
          </div>
          {id === undefined && product.variants.length > 0 ? (
            <Fieldset legend={t('productVariants.options.valuesHint')}>
              <FormGrid size="small">
                {product.variants.map((variant) => (
                  <Field
                    key={variant.id}
                    form={form}
                    name={`options.${at}.values.${variant.id}`}
                    as={TextField}
                    label={variant.title}
                    rules={REQUIRED_TEXT}
                    autoComplete="off"
                  />
                ))}
              </FormGrid>
            </Fieldset>
          ) : null}
        </Stack>
      ))}
      <div>
        <Button icon={Plus} onPress={() => append({ title: '', values: valuesOf(product) })}>
          {t('newProduct.option.add')}
        </Button>
      </div>
    </Stack>
  )
}

/** An empty value for each variant. */
const valuesOf = ({ variants }: Pick<AdminProduct, 'variants'>) =>
  Object.fromEntries(variants.map(({ id }) => [id, '']))
