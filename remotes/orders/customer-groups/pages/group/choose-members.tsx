import { inBatches } from '@stoa/admin/actions'
import { MembershipDialog } from '@stoa/admin/pickers'
import { useAddCustomersToGroup, useRemoveCustomersFromGroup } from '@stoa/api/admin/customer-groups'
import { useTranslation } from '@stoa/extension-sdk'
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
  const { mutateAsync: add } = useAddCustomersToGroup()
  const { mutateAsync: remove } = useRemoveCustomersFromGroup()
  const [changes, setChanges] = useState(NO_CHANGES)
  const writes = [
    { step: 'add', ids: [...changes.added], call: add },
    { step: 'remove', ids: [...changes.removed], call: remove },
  ].filter(({ ids }) => ids.length > 0)
  return (
    <MembershipDialog
      title={t('customerGroups.choose.title', { name })}
      subtitle={t('customerGroups.choose.subtitle')}
      writes={writes.map(({ step, ids, call }) => ({
        id: step,
        label: t(`customerGroups.choose.${step}`, { count: ids.length }),
        run: async () => {
          for (const customerIds of inBatches(ids)) await call({ id, customerIds })
        },
      }))}
      saved={t('customerGroups.choose.saved')}
      name={name}
      onClose={onClose}
    >
      <CustomerPicker groupId={id} changes={changes} onChange={setChanges} />
    </MembershipDialog>
  )
}
