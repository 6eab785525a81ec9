import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Button } from '@stoa/ui/button'
import { TagField } from '@stoa/ui/tag-field'
import { TextField } from '@stoa/ui/text-field'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'

import type { NewOptionRow } from '../../model/new-product.ts'
import { doubledTitles } from '../../model/variant-matrix.ts'
import styles from './option-fields.module.css'

interface OptionFieldsProps {
  value: readonly NewOptionRow[]
  onChange: (value: readonly NewOptionRow[]) => void
}

/** Options with their values, which variants are made of. */
export const OptionFields = memo(function OptionFields({ value, onChange }: OptionFieldsProps) {
  const { t, locale } = useTranslation()
  const doubled = doubledTitles(value)
  const change = (at: number, part: Partial<NewOptionRow>) =>
    onChange(value.map((option, index) => (index === at ? { ...option, ...part } : option)))
  return (
    <div className={styles.options}>
      {value.map(({ id, title, values }, at) => {
        const position = formatNumber(at + 1, locale)
        const isDoubled = doubled.includes(title.trim().toLowerCase())
        return (
          <fieldset key={id} className={styles.option} aria-label={t('newProduct.option.one', { position })}>
            <TextField
              label={t('newProduct.option.title')}
              value={title}
              onChange={(next) => change(at, { title: next })}
              placeholder={t('newProduct.option.titleHint')}
              errors={isDoubled ? [t('newProduct.option.twice')] : []}
              autoComplete="off"
            />
            <TagField
              label={t('newProduct.option.values')}
              value={values}
              onChange={(next) => change(at, { values: next })}
              placeholder={t('newProduct.option.valuesHint')}
            />
            <Button
              variant="quiet"
              icon={Trash2}
              aria-label={t('newProduct.option.remove', { position })}
              onPress={() => onChange(value.filter((_option, index) => index !== at))}
            />
          </fieldset>
        )
      })}
      <div>
        <Button
          icon={Plus}
          onPress={() => onChange([...value, { id: `new ${Date.now()}`, title: '', values: [] }])}
        >
          {t('newProduct.option.add')}
        </Button>
      </div>
    </div>
  )
})
