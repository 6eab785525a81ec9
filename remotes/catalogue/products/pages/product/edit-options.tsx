import { FormDialog } from '@stoa/admin/form'
import { areDone, type Step, StepResults, useSteps } from '@stoa/admin/steps'
import {
  useCreateProductOption,
  useDeleteProductOption,
  useUpdateProductOption,
  useUpdateVariant,
  type AdminProduct,
} from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'

import fields from '../../components/fields.module.css'
import { newValueChanges, type NewOption } from '../../model/new-values.ts'
import { collidingVariants, optionChanges, type OptionChange } from '../../model/option-changes.ts'
import { doubledTitles } from '../../model/variant-matrix.ts'
import styles from './edit-options.module.css'

interface EditOptionsProps {
  product: AdminProduct
  onClose: () => void
}

/** A row of the form; a new option asks what each variant has of it. */
interface Row extends NewOption {
  id?: string
}

/** Adds, renames and deletes options, one call after the other, and says how each went. */
export function EditOptions({ product, onClose }: EditOptionsProps) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const steps = useSteps()
  const [before] = useState(product)
  const [rows, setRows] = useState<readonly Row[]>(() =>
    product.options.map(({ id, title }) => ({ key: id, id, title, values: {} })),
  )
  const [isTried, setTried] = useState(false)
  const { mutateAsync: create } = useCreateProductOption()
  const { mutateAsync: rename } = useUpdateProductOption()
  const { mutateAsync: remove } = useDeleteProductOption()
  const { mutateAsync: updateVariant } = useUpdateVariant()
  const productId = product.id
  const changes = optionChanges(before.options, rows)
  const added = rows.filter(({ id }) => id === undefined)
  const deleted = new Set(changes.flatMap((change) => (change.kind === 'delete' ? [change.id] : [])))
  const colliding = added.length === 0 && deleted.size > 0 ? collidingVariants(before.variants, deleted) : []
  const doubled = doubledTitles(rows.map(({ title }) => ({ title, values: [] })))
  const titleErrors = (title: string) => {
    if (doubled.includes(title.trim().toLowerCase())) return [t('newProduct.option.twice')]
    return isTried && title.trim() === '' ? [t('admin.missing')] : []
  }
  const valueErrors = (value: string | undefined) => (isTried && !value?.trim() ? [t('admin.missing')] : [])
  const isComplete =
    doubled.length === 0 &&
    rows.every(({ title }) => title.trim() !== '') &&
    added.every(({ values }) => before.variants.every(({ id }) => values[id]?.trim()))

  const change = (key: string, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  const stepOf = (one: OptionChange): Step => ({
    id: one.kind === 'create' ? `create ${one.title}` : `${one.kind} ${one.id}`,
    label: t(`productVariants.options.${one.kind}`, { title: one.title }),
    run: () => {
      if (one.kind === 'create') return create({ productId, payload: { title: one.title } })
      if (one.kind === 'delete') return remove({ id: one.id, productId })
      return rename({ id: one.id, productId, changes: { title: one.title } })
    },
  })

  const plan = (): Step[] => {
    // The ids of new options come with the answers of their steps.
    const made = new Map<string, string>()
    const creations = changes.map((one) => {
      const step = stepOf(one)
      if (one.kind !== 'create') return step
      const run = async () => {
        const answer = await create({ productId, payload: { title: one.title } })
        const option = answer.product.options.find(({ title }) => title === one.title)
        if (option) made.set(one.title, option.id)
      }
      return { ...step, run }
    })
    const values = added.length === 0 ? [] : before.variants
    return [
      ...creations,
      ...values.map((variant) => ({
        id: `values ${variant.id}`,
        label: t('productVariants.options.values', { title: variant.title }),
        run: () =>
          updateVariant({
            id: variant.id,
            productId,
            changes: { options: newValueChanges(variant, added, made, deleted) },
          }),
      })),
    ]
  }

  const finish = () => {
    notify.success(t('productVariants.options.saved'), product.title)
    onClose()
  }
  const save = async () => {
    setTried(true)
    if (!isComplete || colliding.length > 0) return
    const states = await steps.run(plan())
    if (states && areDone(states)) finish()
  }
  const resume = async () => {
    const states = await steps.resume()
    if (states && areDone(states)) finish()
  }
  const isBegun = steps.states.length > 0
  return (
    <FormDialog
      title={t('productVariants.options.edit')}
      form={{
        isDirty: changes.length > 0 && !isBegun,
        isSaving: steps.isRunning,
        failure: undefined,
        submit: () => void (isBegun ? resume() : save()),
      }}
      isSavedAsIs={isBegun}
      onClose={onClose}
    >
      {isBegun ? (
        <StepResults states={steps.states} isRunning={steps.isRunning} onResume={() => void resume()} />
      ) : (
        <Stack>
          {colliding.length > 0 ? (
            <Banner tone="error" title={t('productVariants.options.colliding')}>
              {new Intl.ListFormat(locale).format(colliding)}
            </Banner>
          ) : null}
          {rows.map(({ key, id, title, values }, at) => (
            <Stack key={key} gap={3}>
              <div className={styles.row}>
                <TextField
                  label={t('newProduct.option.title')}
                  value={title}
                  onChange={(next) => change(key, { title: next })}
                  errors={titleErrors(title)}
                  autoComplete="off"
                  isRequired
                />
                <Button
                  variant="quiet"
                  icon={Trash2}
                  aria-label={t('newProduct.option.remove', { position: at + 1 })}
                  onPress={() => setRows(rows.filter((row) => row.key !== key))}
                />
              </div>
              {id === undefined && before.variants.length > 0 ? (
                <fieldset className={styles.values}>
                  <legend className={fields.hint}>{t('productVariants.options.valuesHint')}</legend>
                  {before.variants.map((variant) => (
                    <TextField
                      key={variant.id}
                      label={variant.title}
                      value={values[variant.id] ?? ''}
                      onChange={(next) => change(key, { values: { ...values, [variant.id]: next } })}
                      errors={valueErrors(values[variant.id])}
                      autoComplete="off"
                      isRequired
                    />
                  ))}
                </fieldset>
              ) : null}
            </Stack>
          ))}
          <div>
            <Button
              icon={Plus}
              onPress={() => setRows([...rows, { key: `new ${Date.now()}`, title: '', values: {} }])}
            >
              {t('newProduct.option.add')}
            </Button>
          </div>
        </Stack>
      )}
    </FormDialog>
  )
}
