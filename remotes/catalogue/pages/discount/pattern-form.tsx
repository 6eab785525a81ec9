import type { AdminDiscount } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { NumberField } from '@stoa/ui/number-field'
import { TextField } from '@stoa/ui/text-field'
import { Controller, useWatch } from 'react-hook-form'

import styles from '../../components/discount/fields.module.css'
import { FormDialog } from '../../components/form-dialog.tsx'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import { fillPattern, MOST_CODES, patternProblem } from '../../model/code-pattern.ts'

interface PatternFormProps {
  template: AdminDiscount
  onStart: (pattern: string, count: number) => void
  onClose: () => void
}

interface PatternValues {
  pattern: string
  count: number | null
}

const PATTERN_RULES = {
  validate: (pattern: string, { count }: PatternValues) => {
    const problem = patternProblem(pattern, count ?? 1)
    return problem === undefined || `discounts.wrong.pattern.${problem}`
  },
}

const COUNT_RULES = {
  validate: (count: number | null) =>
    (count !== null && count >= 1 && count <= MOST_CODES) || 'discounts.wrong.count',
}

/** The first of its letters and digits, so that an example does not change with each key. */
const first = () => 0

/** What codes look like, and how many there shall be. */
export function PatternForm({ template, onStart, onClose }: PatternFormProps) {
  const { t, locale } = useTranslation()
  const form = useDialogForm<PatternValues>({
    defaultValues: { pattern: `${template.code}-####`, count: 10 },
    save: async ({ pattern, count }) => onStart(pattern, count ?? 0),
  })
  const { control, errorsOf } = form
  const pattern = useWatch({ control, name: 'pattern' })
  return (
    <FormDialog
      title={t('discounts.codes.generate')}
      subtitle={t('discounts.codes.like', { code: template.code })}
      saveLabel={t('discounts.codes.start')}
      form={form}
      onClose={onClose}
      isSavedAsIs
    >
      <Controller
        name="pattern"
        control={control}
        rules={PATTERN_RULES}
        render={({ field }) => (
          <TextField
            {...field}
            label={t('discounts.codes.pattern')}
            description={t('discounts.codes.patternHint')}
            errors={errorsOf('pattern')}
            autoComplete="off"
            spellCheck="false"
            isRequired
          />
        )}
      />
      <p className={styles['hint']}>
        {t('discounts.codes.example')} <bdi>{fillPattern(pattern, first)}</bdi>
      </p>
      <Controller
        name="count"
        control={control}
        rules={COUNT_RULES}
        render={({ field }) => (
          <NumberField
            {...field}
            label={t('discounts.codes.count')}
            description={t('discounts.codes.countHint', { number: formatNumber(MOST_CODES, locale) })}
            errors={errorsOf('count')}
            isRequired
          />
        )}
      />
    </FormDialog>
  )
}
