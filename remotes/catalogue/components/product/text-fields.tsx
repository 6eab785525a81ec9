import { useTranslation } from '@stoa/extension-sdk'
import { Switch } from '@stoa/ui/switch'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import type { ReactNode } from 'react'
import { Controller, useWatch, type Control } from 'react-hook-form'

import { handleOf } from '../../model/handle.ts'
import { OPTIONAL_TEXT } from '../../model/text-rules.ts'
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

interface TextFieldsProps {
  control: Control<ProductTexts>
  errorsOf: (field: keyof ProductTexts) => string[]
  /** Stands beside the title. */
  besideTitle?: ReactNode
  /** An empty handle is derived from the title. */
  derivesHandle?: boolean
}

/** Messages are keys of the texts. */
export const TITLE_RULES = {
  required: 'general.titleMissing',
  validate: (title: string) => title === title.trim() || 'general.titleBlanks',
}
const HANDLE_RULES = { ...OPTIONAL_TEXT, required: 'common.missing' }

export function TextFields({ control, errorsOf, besideTitle, derivesHandle = false }: TextFieldsProps) {
  const { t } = useTranslation()
  const line = (name: 'subtitle' | 'material') => (
    <Controller
      name={name}
      control={control}
      rules={OPTIONAL_TEXT}
      render={({ field }) => (
        <TextField {...field} label={t(`general.${name}`)} errors={errorsOf(name)} autoComplete="off" />
      )}
    />
  )
  return (
    <div className={styles['fields']}>
      <div className={styles['titled']} data-two={besideTitle ? true : undefined}>
        <Controller
          name="title"
          control={control}
          rules={TITLE_RULES}
          render={({ field }) => (
            <TextField
              {...field}
              label={t('general.titleField')}
              description={derivesHandle ? t('create.lengths.title') : undefined}
              errors={errorsOf('title')}
              autoComplete="off"
              isRequired
            />
          )}
        />
        {besideTitle}
      </div>
      <div className={styles['pair']}>
        {line('subtitle')}
        <HandleField control={control} errors={errorsOf('handle')} isDerived={derivesHandle} />
        {line('material')}
      </div>
      <Controller
        name="description"
        control={control}
        rules={OPTIONAL_TEXT}
        render={({ field }) => (
          <TextArea
            {...field}
            label={t('general.description')}
            description={derivesHandle ? t('create.lengths.description') : undefined}
            errors={errorsOf('description')}
          />
        )}
      />
      <Controller
        name="discountable"
        control={control}
        render={({ field: { value, ...field } }) => (
          <Switch
            {...field}
            isSelected={value}
            label={t('general.discountable')}
            description={t('general.discountableHint')}
          />
        )}
      />
    </div>
  )
}

interface HandleFieldProps {
  control: Control<ProductTexts>
  errors: string[]
  isDerived: boolean
}

function HandleField({ control, errors, isDerived }: HandleFieldProps) {
  const { t } = useTranslation()
  const title = useWatch({ control, name: 'title' })
  return (
    <Controller
      name="handle"
      control={control}
      rules={isDerived ? OPTIONAL_TEXT : HANDLE_RULES}
      render={({ field }) => (
        <TextField
          {...field}
          label={t('attributes.handle')}
          description={t(isDerived ? 'general.handleDerived' : 'general.handleHint')}
          placeholder={isDerived ? handleOf(title) : ''}
          errors={errors}
          autoComplete="off"
          spellCheck="false"
          isRequired={!isDerived}
        />
      )}
    />
  )
}
