import { Field } from '@stoa/admin/form'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { useApi } from '@stoa/api/react'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import type { GridRowChange } from '@stoa/ui/grid'
import { MultiSelect } from '@stoa/ui/multi-select'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'

import { isPriced, isSold, titleOf, type NewProduct } from '../../model/new-product.ts'
import { VARIANT_DETAILS } from '../../model/variant-details.ts'
import { afterEdit, countVariants, matrixOf, MOST_VARIANTS } from '../../model/variant-matrix.ts'
import { OptionFields } from './option-fields.tsx'
import styles from './option-fields.module.css'
import type { ProductDraft } from './use-new-product.ts'
import { DETAIL_LABELS, VariantGrid, type VariantGridProps } from './variant-grid.tsx'

interface VariantsCardProps {
  draft: ProductDraft
  /** Those of the store. */
  currencies: readonly string[]
}

interface TitledGridProps extends Omit<VariantGridProps, 'productTitle'> {
  control: Control<NewProduct>
}

const OrderDialog = lazyDialog(async () => (await import('../../components/order-dialog.tsx')).OrderDialog)

/** Options, and the variants that they make. */
export function VariantsCard({ draft, currencies }: VariantsCardProps) {
  const { t } = useTranslation()
  const { methods, setUnreadable } = draft
  const { control, getValues, setValue } = methods
  // One by one: those that did not change stay the same, and so does what is drawn from them.
  const options = useWatch({ control, name: 'options' })
  const cells = useWatch({ control, name: 'cells' })
  const chosen = useWatch({ control, name: 'currencies' })
  const order = useWatch({ control, name: 'order' })
  const details = useWatch({ control, name: 'details' })
  const locations = useLocations()
  const [isOrdering, setOrdering] = useState(false)
  // The grid keeps its changes over what it was given at first, the form has both; cells that the grid has not written,
  // as after a reload, are what another grid begins with.
  const written = JSON.stringify(cells)
  const [base, setBase] = useState({ cells, written, round: 0 })
  if (base.written !== written) setBase({ cells, written, round: base.round + 1 })
  const first = base.cells
  const rows = useMemo(() => matrixOf(options, first, order), [options, first, order])
  const count = countVariants(options)
  const sold = useMemo(() => matrixOf(options, cells).filter(isSold), [options, cells])
  const unpriced = sold.filter((row) => !isPriced(row, chosen)).length
  const edit = useCallback(
    (changes: readonly GridRowChange[], problems: number) => {
      setUnreadable(problems > 0)
      const next = afterEdit(getValues('cells'), first, rows, changes)
      setBase((known) => ({ ...known, written: JSON.stringify(next) }))
      setValue('cells', next, { shouldDirty: true })
    },
    [first, getValues, rows, setUnreadable, setValue],
  )
  return (
    <Card title={t('newProduct.variants.title')} description={t('newProduct.variants.hint')}>
      <div className={styles.options}>
        <Field form={draft} name="options" as={OptionFields} />
        <div className={styles.columns}>
          <Field
            form={draft}
            name="currencies"
            as={MultiSelect}
            label={t('newProduct.variants.currencies')}
            placeholder={t('newProduct.variants.noCurrencies')}
            options={currencies.map((code) => ({ id: code, label: code.toUpperCase() }))}
          />
          <Field
            form={draft}
            name="details"
            as={MultiSelect}
            label={t('newProduct.variants.details')}
            placeholder={t('newProduct.variants.noDetails')}
            options={VARIANT_DETAILS.map((id) => ({ id, label: t(DETAIL_LABELS[id]) }))}
          />
        </div>
        {count > MOST_VARIANTS ? (
          <Banner tone="warning">{t('newProduct.variants.tooMany', { count, most: MOST_VARIANTS })}</Banner>
        ) : (
          <>
            <div className={styles.count}>
              <p>
                {t('newProduct.variants.count', { count: sold.length })}{' '}
                {unpriced > 0 ? t('newProduct.variants.unpriced', { count: unpriced }) : null}
              </p>
              {count > 1 ? (
                <Button size="small" onPress={() => setOrdering(true)}>
                  {t('productVariants.order.action')}
                </Button>
              ) : null}
            </div>
            <TitledGrid
              key={base.round}
              control={control}
              rows={rows}
              currencies={chosen}
              details={details}
              locations={locations}
              onEdit={edit}
            />
          </>
        )}
      </div>
      {isOrdering ? (
        <OrderDialog
          variants={matrixOf(options, cells, order).map((row) => ({
            id: row.key,
            title: titleOf(row, getValues('title')),
            sku: typeof row.cells['sku'] === 'string' ? row.cells['sku'] : null,
          }))}
          saveLabel={t('productVariants.order.apply')}
          onSave={async (keys) => {
            setValue('order', keys, { shouldDirty: true })
            setOrdering(false)
          }}
          onClose={() => setOrdering(false)}
        />
      ) : null}
    </Card>
  )
}

/** Only the one variant of a product without options is called as the product is. */
function TitledGrid({ control, ...grid }: TitledGridProps) {
  const title = useWatch({ control, name: 'title' })
  return <VariantGrid {...grid} productTitle={grid.rows.length === 1 ? title : ''} />
}

const NO_LOCATIONS: readonly { id: string; name: string }[] = []

function useLocations() {
  const hasModule = useFlag('inventoryService')
  const hasLocations = useFlag('stockLocationService')
  const { data } = useQuery({
    ...stockLocationQueries(useApi()).list({ limit: 100 }),
    enabled: hasModule && hasLocations,
  })
  return data?.stock_locations ?? NO_LOCATIONS
}
