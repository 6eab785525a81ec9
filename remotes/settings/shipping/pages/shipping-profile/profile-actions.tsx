import { inBatches } from '@stoa/admin/actions'
import { useReportFailure } from '@stoa/admin/failures'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import { useDeleteShippingProfile, useUpdateShippingProfile } from '@stoa/api/admin/shipping-profiles'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { isProtected, type Profile } from '../../model/profile.ts'
import { useDefaultProfile } from './use-default-profile.ts'

const EditProfile = lazyDialog(async () => (await import('../../components/edit-profile.tsx')).EditProfile)

const idsOf = (all: readonly { id: string }[] = []) => all.map(({ id }) => id)

export function ProfileActions({ profile }: { profile: Profile }) {
  const { id, name } = profile
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const target = useDefaultProfile()
  const products = idsOf(profile.products)
  const options = idsOf(profile.shipping_options)
  const deletion = useDeleteRecord(useDeletion(profile, target?.id), {
    id,
    name,
    question: {
      title: t('shippingProfiles.delete.title', { name }),
      message: t('shippingProfiles.delete.message', {
        target: target?.name ?? '',
        products: products.length,
        options: options.length,
      }),
      confirmLabel: t('shippingProfiles.delete.confirm'),
      tone: 'danger',
    },
    done: t('shippingProfiles.deleted'),
    back: '/settings/shipping-profiles',
  })
  return (
    <>
      {isProtected(profile) ? null : <DeleteButton deletion={deletion} isDisabled={!target} />}
      <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
      {isEditing ? <EditProfile profile={profile} onClose={() => setEditing(false)} /> : null}
    </>
  )
}

/**
 * Products without a profile cannot be shipped, so everything moves to the default profile before this one goes: many with
 * one call, and nothing is deleted while something has not moved.
 */
function useDeletion(profile: Profile, target: string | undefined) {
  const reportFailure = useReportFailure()
  const { mutateAsync: move } = useUpdateShippingProfile()
  const remove = useDeleteShippingProfile()
  const [isMoving, setMoving] = useState(false)
  const moveAll = async (id: string) => {
    for (const products of inBatches(idsOf(profile.products))) await move({ id, changes: { products } })
    const options = idsOf(profile.shipping_options)
    if (options.length > 0) await move({ id, changes: { shipping_options: options } })
  }
  const moveAndRemove = async (...removal: Parameters<typeof remove.mutate>) => {
    if (target === undefined) return
    setMoving(true)
    try {
      await moveAll(target)
      remove.mutate(...removal)
    } catch (error) {
      reportFailure(error)
    } finally {
      setMoving(false)
    }
  }
  return {
    mutate: (record: { id: string }, options: { onSuccess: () => void }) =>
      void moveAndRemove(record, options),
    isPending: isMoving || remove.isPending,
  }
}
