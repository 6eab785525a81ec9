import { inBatches } from '@stoa/admin/actions'
import { FormDialog } from '@stoa/admin/form'
import { areDone, StepResults, useSteps, type StepState } from '@stoa/admin/steps'
import { useAddCustomersToGroup, useRemoveCustomersFromGroup } from '@stoa/api/admin/customer-groups'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import type { GroupRow } from '../../components/group-row.ts'
import { NO_CHANGES } from '../../model/membership.ts'
import { CustomerPicker } from './customer-picker.tsx'

interface ChooseMembersProps {
  group: GroupRow
  onClose: () => void
}

/** Chooses who is in the group from all customers. Only changes are sent, so members on other pages stay. */
export function ChooseMembers({ group, onClose }: ChooseMembersProps) {
  const { id, name } = group
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: add } = useAddCustomersToGroup()
  const { mutateAsync: remove } = useRemoveCustomersFromGroup()
  const [changes, setChanges] = useState(NO_CHANGES)
  const steps = useSteps()

  const finish = (states: readonly StepState[] | undefined) => {
    if (!states || !areDone(states)) return
    notify.success(t('customerGroups.choose.saved'), name)
    onClose()
  }
  const resume = async () => finish(await steps.resume())
  const save = async () => {
    const writes = [
      { id: 'add', ids: [...changes.added], call: add },
      { id: 'remove', ids: [...changes.removed], call: remove },
    ].filter(({ ids }) => ids.length > 0)
    finish(
      await steps.run(
        writes.map(({ ids, call, ...step }) => ({
          ...step,
          label: t(`customerGroups.choose.${step.id}`, { count: ids.length }),
          run: async () => {
            for (const customerIds of inBatches(ids)) await call({ id, customerIds })
          },
        })),
      ),
    )
  }

  return (
    <FormDialog
      title={t('customerGroups.choose.title', { name })}
      subtitle={t('customerGroups.choose.subtitle')}
      size="large"
      form={{
        isDirty: changes.added.size + changes.removed.size > 0,
        isSaving: steps.isRunning,
        failure: undefined,
        submit: () => void (steps.states.length > 0 ? resume() : save()),
      }}
      onClose={onClose}
    >
      {steps.states.length > 0 ? (
        <StepResults states={steps.states} isRunning={steps.isRunning} onResume={() => void resume()} />
      ) : (
        <CustomerPicker groupId={id} changes={changes} onChange={setChanges} />
      )}
    </FormDialog>
  )
}
