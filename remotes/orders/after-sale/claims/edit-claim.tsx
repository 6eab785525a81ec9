import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateClaim, type AdminOrder } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Fieldset } from '@stoa/ui/fieldset'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { TagField } from '@stoa/ui/tag-field'
import { TextField } from '@stoa/ui/text-field'

import { claimItemValues, sentClaimItems, type ClaimItemValues } from '../model/claim.ts'
import { titlesOf } from '../model/lines.ts'
import { ClaimPictures } from './claim-pictures.tsx'
import { useClaimReasons } from './use-claim-reasons.ts'

interface EditClaimProps {
  order: AdminOrder
  claim: AdminOrder['claims'][number]
  onClose: () => void
}

/** Changes the reasons, notes, tags and pictures of a claim. */
export function EditClaim({ order, claim, onClose }: EditClaimProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const reasons = useClaimReasons()
  const { mutateAsync: update } = useUpdateClaim()
  const items = claim.claim_items ?? []
  const titles = titlesOf(order)
  const form = useRecordForm<{ items: ClaimItemValues[] }>({
    id: `edit-claim-${claim.id}`,
    values: { items: claimItemValues(items) },
    save: async (values) => {
      await update({
        id: order.id,
        claimId: claim.id,
        changes: { claim_items: sentClaimItems(items, values.items) },
      })
      notify.success(t('afterSale.claim.updated'), `#${order.display_id}`)
      onClose()
    },
  })
  return (
    <FormDialog title={t('afterSale.claim.edit')} form={form} isNew onClose={onClose}>
      {items.map((item, index) => (
        <Fieldset key={item.id} legend={<bdi>{titles.get(item.item_id) ?? item.item_id}</bdi>}>
          <Stack gap={3}>
            <Field
              form={form}
              name={`items.${index}.reason`}
              as={Select}
              label={t('afterSale.line.reason')}
              placeholder={t('afterSale.line.noReason')}
              options={reasons}
            />
            <Field form={form} name={`items.${index}.note`} as={TextField} label={t('afterSale.line.note')} />
            <Field form={form} name={`items.${index}.tags`} as={TagField} label={t('afterSale.claim.tags')} />
            <Field
              form={form}
              name={`items.${index}.pictures`}
              as={ClaimPictures}
              label={t('afterSale.claim.pictures')}
            />
          </Stack>
        </Fieldset>
      ))}
    </FormDialog>
  )
}
