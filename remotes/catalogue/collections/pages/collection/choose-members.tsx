import { FormDialog } from '@stoa/admin/form'
import { ProductPicker } from '@stoa/admin/pickers'
import { areDone, StepResults, type StepState, useSteps } from '@stoa/admin/steps'
import { useAddProductsToCollection, useRemoveProductsFromCollection } from '@stoa/api/admin/collections'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import { memberChanges } from '../../model/members.ts'
import type { CollectionOfPage } from '../../model/members.ts'

interface ChooseMembersProps {
  collection: CollectionOfPage
  onClose: () => void
}

/** Chooses what is in the collection from all products; what changed is put in by one call and taken out by another. */
export function ChooseMembers({ collection, onClose }: ChooseMembersProps) {
  const { id, title } = collection
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: add } = useAddProductsToCollection()
  const { mutateAsync: remove } = useRemoveProductsFromCollection()
  const [before] = useState(() => new Set(collection.products.map((product) => product.id)))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(before)
  const steps = useSteps()
  const { added, removed } = memberChanges(before, chosen)
  const counted = (key: string, count: number) => t(`collections.choose.${key}`, { count })

  const finish = (states: readonly StepState[] | undefined) => {
    if (!states || !areDone(states)) return
    notify.success(t('collections.choose.saved'), title)
    onClose()
  }
  const resume = async () => finish(await steps.resume())
  const save = async () => {
    const wanted = [
      { id: 'add', label: counted('add', added.length), ids: added, call: add },
      { id: 'remove', label: counted('remove', removed.length), ids: removed, call: remove },
    ].filter(({ ids }) => ids.length > 0)
    finish(
      await steps.run(
        wanted.map(({ ids, call, ...step }) => ({ ...step, run: () => call({ id, productIds: ids }) })),
      ),
    )
  }

  return (
    <FormDialog
      title={t('collections.choose.title', { title })}
      subtitle={t('collections.choose.subtitle')}
      size="large"
      form={{
        isDirty: added.length + removed.length > 0,
        isSaving: steps.isRunning,
        failure: undefined,
        submit: () => void (steps.states.length > 0 ? resume() : save()),
      }}
      onClose={onClose}
    >
      {steps.states.length > 0 ? (
        <StepResults states={steps.states} isRunning={steps.isRunning} onResume={() => void resume()} />
      ) : (
        <ProductPicker chosen={chosen} onChoose={setChosen} home={id} />
      )}
    </FormDialog>
  )
}
