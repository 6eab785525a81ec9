import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import type { AdminDiscount } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'
import { NumberField } from '@stoa/ui/number-field'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

import styles from '../../components/fields.module.css'
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
  const { t } = useTranslation()
  const form = useRecordForm<PatternValues>({
    id: 'codes',
    values: { pattern: `${template.code}-####`, count: 10 },
    save: async ({ pattern, count }) => onStart(pattern, count ?? 0),
  })
  const pattern = useWatch({ control: form.control, name: 'pattern' })
  return (
    <FormDialog
      title={t('discounts.codes.generate')}
      subtitle={t('discounts.codes.like', { code: template.code })}
      saveLabel={t('discounts.codes.start')}
      form={form}
      onClose={onClose}
      isSavedAsIs
    >
      <Field
        form={form}
        name="pattern"
        as={TextField}
        label={t('discounts.codes.pattern')}
        description={t('discounts.codes.patternHint')}
        autoComplete="off"
        spellCheck="false"
        isRequired
        rules={PATTERN_RULES}
      />
      <p className={styles.hint}>
        {t('discounts.codes.example')} <bdi>{fillPattern(pattern, first)}</bdi>
      </p>
      <Field
        form={form}
        name="count"
        as={NumberField}
        label={t('discounts.codes.count')}
        description={t('discounts.codes.countHint', { number: MOST_CODES })}
        isRequired
        rules={COUNT_RULES}
      />
    </FormDialog>
  )
}
