import { MembershipDialog, ProductPicker } from '@stoa/admin/pickers'
import { useAddProductsToCollection, useRemoveProductsFromCollection } from '@stoa/api/admin/collections'
import { useTranslation } from '@stoa/extension-sdk'
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
  const { mutateAsync: add } = useAddProductsToCollection()
  const { mutateAsync: remove } = useRemoveProductsFromCollection()
  const [before] = useState(() => new Set(collection.products.map((product) => product.id)))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(before)
  const { added, removed } = memberChanges(before, chosen)
  const writes = [
    { step: 'add', ids: added, call: add },
    { step: 'remove', ids: removed, call: remove },
  ].filter(({ ids }) => ids.length > 0)
  return (
    <MembershipDialog
      title={t('collections.choose.title', { title })}
      subtitle={t('collections.choose.subtitle')}
      writes={writes.map(({ step, ids, call }) => ({
        id: step,
        label: t(`collections.choose.${step}`, { count: ids.length }),
        run: () => call({ id, productIds: ids }),
      }))}
      saved={t('collections.choose.saved')}
      name={title}
      onClose={onClose}
    >
      <ProductPicker chosen={chosen} onChoose={setChosen} home={id} />
    </MembershipDialog>
  )
}
