import { inBatches } from '@stoa/admin/actions'
import { FormDialog } from '@stoa/admin/form'
import { ProductPicker } from '@stoa/admin/pickers'
import { areDone, StepResults, useSteps, type StepState } from '@stoa/admin/steps'
import { useAddProductsToSalesChannel } from '@stoa/api/admin/sales-channels'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import type { Channel } from '../../model/channel.ts'

interface AddProductsProps {
  channel: Channel
  onClose: () => void
}

/** Chooses products and sells them in the channel, many with one call. Those that are sold there already stay. */
export function AddProducts({ channel: { id, name }, onClose }: AddProductsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: add } = useAddProductsToSalesChannel()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const steps = useSteps()

  const finish = (states: readonly StepState[] | undefined) => {
    if (!states || !areDone(states)) return
    notify.success(t('salesChannels.products.added'), name)
    onClose()
  }
  const resume = async () => finish(await steps.resume())
  const save = async () =>
    finish(
      await steps.run(
        inBatches([...chosen]).map((productIds, index) => ({
          id: `add-${index}`,
          label: t('salesChannels.products.step', { count: productIds.length }),
          run: () => add({ id, productIds }),
        })),
      ),
    )

  return (
    <FormDialog
      title={t('salesChannels.products.addTitle', { name })}
      size="large"
      saveLabel={t('salesChannels.products.addSave')}
      form={{
        isDirty: chosen.size > 0,
        isSaving: steps.isRunning,
        failure: undefined,
        submit: () => void (steps.states.length > 0 ? resume() : save()),
      }}
      onClose={onClose}
    >
      {steps.states.length > 0 ? (
        <StepResults states={steps.states} isRunning={steps.isRunning} onResume={() => void resume()} />
      ) : (
        <ProductPicker chosen={chosen} onChoose={setChosen} />
      )}
    </FormDialog>
  )
}
