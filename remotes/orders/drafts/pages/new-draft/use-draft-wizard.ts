import { useRecordForm } from '@stoa/admin/form'
import { useWizardSteps } from '@stoa/admin/steps'
import { useCreateDraftOrder, useDeleteDraftOrder } from '@stoa/api/admin/draft-orders'
import { regionQueries } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { ALL_DRAFT_REGIONS } from '../../components/draft-regions.ts'
import { useCodeChecks } from '../../components/use-code-checks.ts'
import { inRegion, regionEffects, type RegionEffects } from '../../model/change-region.ts'
import { draftPayload } from '../../model/draft-payload.ts'
import { draftProblem, firstProblem } from '../../model/draft-problem.ts'
import { DRAFT_STEPS, type DraftRegion, type DraftStep, type DraftValues } from '../../model/draft-values.ts'
import { shippingProblem } from '../../model/shipping-problem.ts'
import { useCarryNotes } from './use-carry-notes.ts'
import type { ReplacedDraft } from './use-source.ts'
import { useShippingOptions } from './use-shipping-options.ts'
import { useVariantFacts } from './use-variant-facts.ts'

interface WizardOptions {
  /** Names what was typed, so that it is found again after a reload. */
  source: string
  values: DraftValues
  replaced: ReplacedDraft | undefined
}

/** What a change of region did, until the step is left. */
interface ShownEffects extends RegionEffects {
  to: DraftRegion
}

/** The values of a new draft order, what the store says about them, and the position in the steps. */
export function useDraftWizard({ source, values: begin, replaced }: WizardOptions) {
  const { t } = useTranslation()
  const { open } = useNavigation()
  const notify = useNotify()
  const wizard = useWizardSteps(DRAFT_STEPS)
  const { step } = wizard
  const [problem, setProblem] = useState<string>()
  const [effects, setEffects] = useState<ShownEffects>()
  const { mutateAsync: create } = useCreateDraftOrder()
  const { mutateAsync: remove } = useDeleteDraftOrder()
  const carryNotes = useCarryNotes()
  const form = useRecordForm<DraftValues>({
    id: `new-draft-order-${source}`,
    values: begin,
    save: async (typed) => {
      const { draft_order: draft } = await create({
        ...draftPayload(typed),
        ...(replaced?.metadata && { metadata: replaced.metadata }),
      })
      // A failure is reported; the draft before is still there then, with what was written about it.
      if (replaced && (await carryNotes(replaced.id, draft.id)))
        await remove({ id: replaced.id }).catch(() => undefined)
      notify.success(t('draftOrders.created'), `#${draft.display_id}`)
      open(`/draft-orders/${draft.id}`, { replace: true })
    },
  })
  const values = useWatch({ control: form.control }) as DraftValues
  const regions = useQuery(regionQueries(useApi()).list(ALL_DRAFT_REGIONS))
  const region = regions.data?.regions.find(({ id }) => id === values.region)
  const facts = useVariantFacts(values.lines, values.region)
  const shipping = useShippingOptions(values.region)
  const checks = useCodeChecks(values.codes, values.region)

  const change = (changes: Partial<DraftValues>) => {
    setProblem(undefined)
    for (const [name, value] of Object.entries(changes)) {
      form.methods.setValue(name as keyof DraftValues, value as never, { shouldDirty: true })
    }
  }
  const problemOf = (at: DraftStep): string | undefined => {
    if (
      at === 'lines' &&
      values.lines.some(
        ({ variantId, price }) => variantId && price === null && facts.get(variantId)?.price === null,
      )
    ) {
      return 'draftOrders.wrong.unpriced'
    }
    if (at === 'discount' && checks.some(({ state }) => state !== 'fine')) return 'draftOrders.wrong.codes'
    if (at === 'shipping')
      return draftProblem(at, values, region) ?? shippingProblem(values, shipping.options, facts)
    return draftProblem(at, values, region)
  }
  const go = (to: DraftStep) => {
    setProblem(undefined)
    setEffects(undefined)
    wizard.go(to)
  }

  return {
    step,
    form,
    values,
    change,
    regions,
    region,
    facts,
    shipping,
    checks,
    effects,
    problem: problem === undefined ? undefined : t(problem),
    replaced,
    changeRegion: (id: string) => {
      const to = regions.data?.regions.find((candidate) => candidate.id === id)
      if (!to) return
      setEffects(region && region.id !== id ? { ...regionEffects(values, region, to), to } : undefined)
      change(inRegion(values, region, to))
    },
    go,
    next: () => {
      const wrong = problemOf(step)
      setProblem(wrong)
      if (wrong !== undefined) return
      setEffects(undefined)
      wizard.next()
    },
    back: () => {
      setProblem(undefined)
      wizard.previous()
    },
    create: () => {
      const wrong = DRAFT_STEPS.find((at) => problemOf(at) !== undefined) ?? firstProblem(values)
      if (wrong === undefined) return form.submit()
      go(wrong)
      setProblem(problemOf(wrong))
    },
  }
}

export type DraftWizardState = ReturnType<typeof useDraftWizard>
