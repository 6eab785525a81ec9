import { useApi } from '@stoa/api/react'
import {
  useDialogs,
  useFailureText,
  useNavigation,
  useNotify,
  useTranslation,
  useUnsavedChanges,
} from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { formatNumber } from '@stoa/i18n/numbers'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { productsWithBasePrices } from '../../components/pricing/price-queries.ts'
import { useDialogForm } from '../../components/use-dialog-form.ts'
import { useSteps } from '../../components/use-steps.ts'
import { pricesOf } from '../../model/price-draft.ts'
import { NEW_PRICE_LIST, REFUSABLE_OF_PRICE_LIST } from '../../model/price-list-fields.ts'
import { refusedField } from '../../model/refusal.ts'
import { areDone, type StepState } from '../../model/steps.ts'
import { useCreateSteps, type WantedStatus } from './use-create-steps.ts'
import { usePriceDraft } from './use-price-draft.ts'

export const WIZARD_STEPS = ['details', 'products', 'prices', 'summary'] as const

export type WizardStep = (typeof WIZARD_STEPS)[number]

/** Everything that becomes a price list, and the way through its steps. */
export function useNewPriceList() {
  const { t, locale } = useTranslation()
  const { open } = useNavigation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const failureText = useFailureText()
  const [step, setStep] = useState<WizardStep>('details')
  const [fields, setFields] = useState(NEW_PRICE_LIST)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState<WantedStatus>()
  const wanted = useRef<WantedStatus>('draft')
  const draft = usePriceDraft()
  const productIds = [...chosen]
  const products = useQuery({
    ...productsWithBasePrices(useApi(), productIds),
    // While the prices are written each call would have all products read again.
    enabled: (step === 'prices' || step === 'summary') && productIds.length > 0 && saving === undefined,
  })
  const steps = useSteps()
  const { stepsOf, created } = useCreateSteps()
  const form = useDialogForm({
    defaultValues: NEW_PRICE_LIST,
    refusable: REFUSABLE_OF_PRICE_LIST,
    save: async (values) => {
      setFields(values)
      setStep('products')
    },
  })
  const { prices, unpriced } = pricesOf(draft.prices, products.data ?? [])
  const isDirty = form.isDirty || chosen.size > 0
  useUnsavedChanges(isDirty && saving === undefined)

  const leavePrices = async () => {
    if (!products.data) return
    if (draft.problems > 0) return setProblem(t('pricing.wrong.cells', { count: draft.problems }))
    if (prices.length === 0) return setProblem(t('pricing.wrong.noPrices'))
    const count = unpriced.length
    const isWanted =
      count === 0 ||
      (await confirm({
        title: t('pricing.unpriced.title', { count, number: formatNumber(count, locale) }),
        message: t('pricing.unpriced.message', {
          names: formatList(
            unpriced.slice(0, 5).map(({ title }) => title),
            locale,
          ),
          count,
        }),
        confirmLabel: t('pricing.unpriced.confirm'),
      }))
    if (isWanted) setStep('summary')
  }
  const next = () => {
    setProblem(undefined)
    if (step === 'details') return form.submit()
    if (step === 'prices') return void leavePrices()
    if (chosen.size === 0) return setProblem(t('pricing.wrong.noProducts'))
    draft.begin()
    setStep('prices')
  }

  const finish = (states: readonly StepState[] | undefined) => {
    if (states && areDone(states) && created.current) {
      notify.success(t(`pricing.created.${wanted.current}`), created.current.name)
      open(`/pricing/${created.current.id}`, { replace: true })
      return
    }
    setSaving(undefined)
    const refusal = states?.find(({ id, error }) => id === 'create' && error !== undefined)?.error
    const refused = refusedField(
      refusal,
      Object.keys(REFUSABLE_OF_PRICE_LIST) as (keyof typeof REFUSABLE_OF_PRICE_LIST)[],
    )
    if (refused === undefined) return
    steps.reset()
    setStep('details')
    form.form.setError(REFUSABLE_OF_PRICE_LIST[refused], { type: 'server', message: failureText(refusal) })
  }

  return {
    step,
    form,
    fields,
    chosen,
    setChosen: (ids: ReadonlySet<string>) => {
      setProblem(undefined)
      setChosen(ids)
    },
    products,
    draft,
    prices,
    unpriced,
    problem,
    steps,
    saving,
    /** The price list is there, and perhaps not all of its prices. */
    createdId: created.current?.id,
    next,
    back: () => {
      setProblem(undefined)
      steps.reset()
      draft.begin()
      setStep(WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1] ?? 'details')
    },
    save: async (as: WantedStatus) => {
      wanted.current = as
      setSaving(as)
      finish(await steps.run(stepsOf(fields, prices, as)))
    },
    resume: async () => {
      setSaving(wanted.current)
      finish(await steps.resume())
    },
  }
}

export type NewPriceList = ReturnType<typeof useNewPriceList>
