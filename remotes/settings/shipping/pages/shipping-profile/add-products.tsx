import { inBatches } from '@stoa/admin/actions'
import { FormDialog } from '@stoa/admin/form'
import { ProductPicker } from '@stoa/admin/pickers'
import { areDone, StepResults, useSteps, type StepState } from '@stoa/admin/steps'
import { useUpdateShippingProfile } from '@stoa/api/admin/shipping-profiles'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import type { Profile } from '../../model/profile.ts'

interface AddProductsProps {
  profile: Profile
  onClose: () => void
}

/** Moves chosen products here from their profiles, many with one call. */
export function AddProducts({ profile: { id, name }, onClose }: AddProductsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateShippingProfile()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const steps = useSteps()

  const finish = (states: readonly StepState[] | undefined) => {
    if (!states || !areDone(states)) return
    notify.success(t('shippingProfiles.products.added'), name)
    onClose()
  }
  const resume = async () => finish(await steps.resume())
  const save = async () =>
    finish(
      await steps.run(
        inBatches([...chosen]).map((products, index) => ({
          id: `move-${index}`,
          label: t('shippingProfiles.products.step', { count: products.length }),
          run: () => update({ id, changes: { products } }),
        })),
      ),
    )

  return (
    <FormDialog
      title={t('shippingProfiles.products.addTitle', { name })}
      subtitle={t('shippingProfiles.products.addHint')}
      size="large"
      saveLabel={t('shippingProfiles.products.addSave')}
      form={{
        isDirty: chosen.size > 0,
        isSaving: false,
        failure: undefined,
        submit: () => void save(),
      }}
      steps={{ ...steps, resume }}
      onClose={onClose}
    >
      {steps.states.length > 0 ? (
        <StepResults states={steps.states} isRunning={steps.isRunning} />
      ) : (
        <ProductPicker chosen={chosen} onChoose={setChosen} />
      )}
    </FormDialog>
  )
}
