import { Field, handleOf, OPTIONAL_TEXT, type RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { Stack } from '@stoa/ui/stack'
import { Switch } from '@stoa/ui/switch'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'

import styles from './fields.module.css'

/** What is written about a product. */
export interface ProductTexts {
  title: string
  subtitle: string
  handle: string
  material: string
  description: string
  discountable: boolean
}

interface TextFieldsProps<Values extends ProductTexts> {
  form: RecordForm<Values>
  /** Stands beside the title. */
  besideTitle?: ReactNode
  /** An empty handle is derived from the title. */
  derivesHandle?: boolean
}

/** Messages are keys of the texts. */
export const TITLE_RULES = {
  required: 'products.general.titleMissing',
  validate: (title: string) => title === title.trim() || 'products.general.titleBlanks',
}
const HANDLE_RULES = { ...OPTIONAL_TEXT, required: 'admin.missing' }

export function TextFields<Values extends ProductTexts>(props: TextFieldsProps<Values>) {
  const { besideTitle, derivesHandle = false } = props
  // The names of these fields are fields of every such form, which the library's types cannot say.
  const form = props.form as unknown as RecordForm<ProductTexts>
  const { t } = useTranslation()
  const line = (name: 'subtitle' | 'material') => (
    <Field
      form={form}
      name={name}
      as={TextField}
      label={t(`products.general.${name}`)}
      autoComplete="off"
      rules={OPTIONAL_TEXT}
    />
  )
  return (
    <Stack>
      <div className={styles.titled} data-two={besideTitle ? true : undefined}>
        <Field
          form={form}
          name="title"
          as={TextField}
          label={t('products.general.titleField')}
          description={derivesHandle ? t('newProduct.lengths.title') : undefined}
          autoComplete="off"
          isRequired
          rules={TITLE_RULES}
        />
        {besideTitle}
      </div>
      <FormGrid>
        {line('subtitle')}
        <HandleField form={form} isDerived={derivesHandle} />
        {line('material')}
      </FormGrid>
      <Field
        form={form}
        name="description"
        as={TextArea}
        label={t('products.general.description')}
        description={derivesHandle ? t('newProduct.lengths.description') : undefined}
        rules={OPTIONAL_TEXT}
      />
      <Field
        form={form}
        name="discountable"
        as={Switch}
        label={t('products.general.discountable')}
        description={t('products.general.discountableHint')}
      />
    </Stack>
  )
}

interface HandleFieldProps {
  form: RecordForm<ProductTexts>
  isDerived: boolean
}

function HandleField({ form, isDerived }: HandleFieldProps) {
  const { t } = useTranslation()
  const title = useWatch({ control: form.control, name: 'title' })
  return (
    <Field
      form={form}
      name="handle"
      as={TextField}
      label={t('productAttributes.handle')}
      description={t(isDerived ? 'products.general.handleDerived' : 'products.general.handleHint')}
      placeholder={isDerived ? handleOf(title) : ''}
      rules={isDerived ? OPTIONAL_TEXT : HANDLE_RULES}
      autoComplete="off"
      spellCheck="false"
    />
  )
}
