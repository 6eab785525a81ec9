import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { GridCell } from '@stoa/ui/grid'
import { MoneyField } from '@stoa/ui/money-field'
import { NumberField } from '@stoa/ui/number-field'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Select } from '@stoa/ui/select'
import { Controller, useWatch } from 'react-hook-form'

import { cutCells, ROUNDINGS, type Cut } from '../../model/price-cut.ts'
import type { PriceColumn, PricedVariant } from '../../model/price-sheet.ts'
import { FormDialog } from '../form-dialog.tsx'
import { useDialogForm } from '../use-dialog-form.ts'
import { useMoneyTexts } from '../use-money-texts.ts'
import styles from './pricing.module.css'
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
  const { t, locale } = useTranslation()
  const money = useMoneyTexts()
  const cells = { selected, all }
  const resultOf = ({ percent, scope, ...cut }: CutFields) =>
    cutCells(cells[scope], columns, variantAt, { ...cut, percent: percent ?? 0 })
  const form = useDialogForm<CutFields>({
    defaultValues: {
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
  const { control, errorsOf } = form
  const values = useWatch({ control }) as CutFields
  const result = resultOf(values)
  const counted = (key: string, count: number) =>
    t(`pricing.cut.${key}`, { count, number: formatNumber(count, locale) })
  return (
    <FormDialog
      title={t('pricing.cut.title')}
      subtitle={t('pricing.cut.subtitle')}
      saveLabel={t('pricing.cut.apply')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <Controller
        name="kind"
        control={control}
        render={({ field }) => (
          <RadioCards
            {...field}
            label={t('pricing.cut.kind')}
            cards={(['percent', 'amount'] as const).map((id) => ({
              id,
              title: t(`pricing.cut.kinds.${id}`),
            }))}
          />
        )}
      />
      {values.kind === 'percent' ? (
        <Controller
          name="percent"
          control={control}
          rules={PERCENT_RULES}
          render={({ field }) => (
            <NumberField
              {...field}
              label={t('pricing.cut.percent')}
              min={0}
              max={100}
              decimals={2}
              unit="%"
              errors={errorsOf('percent')}
              isRequired
            />
          )}
        />
      ) : null}
      {result.currencies.map((currency) => (
        <div key={currency} className={styles['pair']}>
          {values.kind === 'amount' ? (
            <Controller
              name={`amounts.${currency}`}
              control={control}
              render={({ field: { value = null, ...field } }) => (
                <MoneyField
                  {...field}
                  value={value}
                  label={t('pricing.cut.amount', { currency: currency.toUpperCase() })}
                  currency={currency}
                  texts={money}
                />
              )}
            />
          ) : null}
          <Controller
            name={`roundings.${currency}`}
            control={control}
            render={({ field: { value = 'exact', ...field } }) => (
              <Select
                {...field}
                value={value}
                label={t('pricing.cut.rounding', { currency: currency.toUpperCase() })}
                placeholder=""
                options={ROUNDINGS.map((id) => ({ id, label: t(`pricing.cut.roundings.${id}`) }))}
              />
            )}
          />
        </div>
      ))}
      <Controller
        name="scope"
        control={control}
        render={({ field }) => (
          <ScopeField
            {...field}
            labelOf={(scope) => counted(`scope.${scope}`, cells[scope].length)}
            hasSelected={selected.length > 0}
          />
        )}
      />
      <output>
        {counted('changes', result.prices.length)}{' '}
        {result.withoutBase > 0 ? counted('withoutBase', result.withoutBase) : null}
      </output>
    </FormDialog>
  )
}
