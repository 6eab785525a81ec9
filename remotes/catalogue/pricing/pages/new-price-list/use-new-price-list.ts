import { useRecordForm } from '@stoa/admin/form'
import { areDone, type StepState, useSteps, useWizardSteps } from '@stoa/admin/steps'
import { fieldErrorsOf } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useDialogs, useFailureText, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'

import { productsWithBasePrices } from '../../components/price-queries.ts'
import { NEW_DRAFT, pricesOf, type PriceListDraft } from '../../model/price-draft.ts'
import { NEW_PRICE_LIST, SERVER_FIELDS, type PriceListFields } from '../../model/price-list-fields.ts'
import { useCreateSteps, type NewStatus } from './use-create-steps.ts'

/** The steps to a price list. */
export const PRICE_LIST_STEPS = ['details', 'products', 'prices', 'summary'] as const

/** The form of a new price list, and the position in its steps. */
export function useNewPriceList() {
  const { t, locale } = useTranslation()
  const { open } = useNavigation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const failureText = useFailureText()
  const wizard = useWizardSteps(PRICE_LIST_STEPS)
  const { step } = wizard
  const [problems, setProblems] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState<NewStatus>()
  const status = useRef<NewStatus>('draft')
  const steps = useSteps()
  const { stepsOf, created } = useCreateSteps()
  const form = useRecordForm<PriceListDraft>({
    id: 'new-price-list',
    values: NEW_DRAFT,
    serverFields: SERVER_FIELDS,
    isSavedElsewhere: saving !== undefined,
    save: async () => {
      wizard.next()
      return false
    },
  })
  const { control, getValues, setValue } = form.methods
  const [productIds, typed] = useWatch({ control, name: ['products', 'prices'] })
  const products = useQuery({
    ...productsWithBasePrices(useApi(), productIds),
    // While the prices are written each call would have all products read again.
    enabled: (step === 'prices' || step === 'summary') && productIds.length > 0 && saving === undefined,
  })
  const { prices, unpriced } = pricesOf(typed, products.data ?? [])

  const leavePrices = async () => {
    if (!products.data) return
    if (problems > 0) return setProblem(t('pricing.wrong.cells', { count: problems }))
    if (prices.length === 0) return setProblem(t('pricing.wrong.noPrices'))
    const count = unpriced.length
    const isConfirmed =
      count === 0 ||
      (await confirm({
        title: t('pricing.unpriced.title', { count }),
        message: t('pricing.unpriced.message', {
          names: formatList(
            unpriced.slice(0, 5).map(({ title }) => title),
            locale,
          ),
          count,
        }),
        confirmLabel: t('pricing.unpriced.confirm'),
      }))
    if (isConfirmed) wizard.next()
  }
  const next = () => {
    setProblem(undefined)
    if (step === 'details') return form.submit()
    if (step === 'prices') return void leavePrices()
    if (productIds.length === 0) return setProblem(t('pricing.wrong.noProducts'))
    setProblems(0)
    wizard.next()
  }

  const finish = (states: readonly StepState[] | undefined) => {
    if (states && areDone(states) && created.current) {
      form.discard()
      notify.success(t(`pricing.created.${status.current}`), created.current.name)
      open(`/pricing/${created.current.id}`, { replace: true })
      return
    }
    setSaving(undefined)
    const refusal = states?.find(({ id, error }) => id === 'create' && error !== undefined)?.error
    const refused = Object.keys(fieldErrorsOf(refusal))
      .map((property) => (SERVER_FIELDS as Record<string, keyof PriceListFields>)[property] ?? property)
      .find((field): field is keyof PriceListFields => field in NEW_PRICE_LIST)
    if (refused === undefined) return
    steps.reset()
    wizard.reset()
    form.methods.setError(refused, { type: 'server', message: failureText(refusal) })
  }

  return {
    step,
    form,
    chosen: new Set(productIds),
    setChosen: (ids: ReadonlySet<string>) => {
      setProblem(undefined)
      setValue('products', [...ids], { shouldDirty: true })
    },
    products,
    setProblems,
    prices,
    unpriced,
    problem,
    steps,
    saving,
    /** The price list exists, perhaps without some of its prices. */
    createdId: created.current?.id,
    next,
    back: () => {
      setProblem(undefined)
      setProblems(0)
      steps.reset()
      wizard.previous()
    },
    save: async (as: NewStatus) => {
      status.current = as
      setSaving(as)
      finish(await steps.run(stepsOf(getValues(), prices, as)))
    },
    resume: async () => {
      setSaving(status.current)
      finish(await steps.resume())
    },
  }
}
