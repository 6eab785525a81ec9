import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import type { GridCell } from '@stoa/ui/grid'
import { MoneyField } from '@stoa/ui/money-field'
import { NumberField } from '@stoa/ui/number-field'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Select } from '@stoa/ui/select'
import { useWatch } from 'react-hook-form'

import { cutCells, ROUNDINGS, type Cut } from '../model/price-cut.ts'
import type { PriceColumn, PricedVariant } from '../model/price-sheet.ts'
import { ScopeField, type Scope } from './scope-field.tsx'

interface CutDialogProps {
  columns: readonly PriceColumn[]
  selected: readonly GridCell[]
  all: readonly GridCell[]
  variantAt: (row: string) => PricedVariant | undefined
  onApply: (prices: readonly GridCell[]) => void
  onClose: () => void
}

interface CutFields extends Omit<Cut, 'percent'> {
  percent: number | null
  scope: Scope
}

const PERCENT_RULES = {
  validate: (percent: number | null, { kind }: CutFields) =>
    kind === 'amount' || (percent !== null && percent > 0) || 'pricing.wrong.percent',
}

/** Makes prices from base prices: so much per cent off, or an amount off, rounded as each currency likes it. */
export function CutDialog({ columns, selected, all, variantAt, onApply, onClose }: CutDialogProps) {
  const { t } = useTranslation()
  const cells = { selected, all }
  const resultOf = ({ percent, scope, ...cut }: CutFields) =>
    cutCells(cells[scope], columns, variantAt, { ...cut, percent: percent ?? 0 })
  const form = useRecordForm<CutFields>({
    id: 'cut',
    values: {
      kind: 'percent',
      percent: null,
      amounts: {},
      roundings: {},
      scope: selected.length > 1 ? 'selected' : 'all',
    },
    save: async (fields) => {
      onApply(resultOf(fields).prices)
      onClose()
    },
  })
  const values = useWatch({ control: form.control }) as CutFields
  const result = resultOf(values)
  const counted = (key: string, count: number) => t(`pricing.cut.${key}`, { count })
  return (
    <FormDialog
      title={t('pricing.cut.title')}
      subtitle={t('pricing.cut.subtitle')}
      saveLabel={t('pricing.cut.apply')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <Field
        form={form}
        name="kind"
        as={RadioCards}
        label={t('pricing.cut.kind')}
        cards={(['percent', 'amount'] as const).map((id) => ({
          id,
          title: t(`pricing.cut.kinds.${id}`),
        }))}
      />
      {values.kind === 'percent' ? (
        <Field
          form={form}
          name="percent"
          as={NumberField}
          label={t('pricing.cut.percent')}
          min={0}
          max={100}
          decimals={2}
          unit="%"
          isRequired
          rules={PERCENT_RULES}
        />
      ) : null}
      {result.currencies.map((currency) => (
        <FormGrid key={currency}>
          {values.kind === 'amount' ? (
            <Field
              form={form}
              name={`amounts.${currency}`}
              as={MoneyField}
              label={t('pricing.cut.amount', { currency: currency.toUpperCase() })}
              currency={currency}
            />
          ) : null}
          <Field
            form={form}
            name={`roundings.${currency}`}
            as={Select}
            label={t('pricing.cut.rounding', { currency: currency.toUpperCase() })}
            placeholder=""
            options={ROUNDINGS.map((id) => ({ id, label: t(`pricing.cut.roundings.${id}`) }))}
          />
        </FormGrid>
      ))}
      <Field
        form={form}
        name="scope"
        as={ScopeField}
        labelOf={(scope) => counted(`scope.${scope}`, cells[scope].length)}
        hasSelected={selected.length > 0}
      />
      <output>
        {counted('changes', result.prices.length)}{' '}
        {result.withoutBase > 0 ? counted('withoutBase', result.withoutBase) : null}
      </output>
    </FormDialog>
  )
}
