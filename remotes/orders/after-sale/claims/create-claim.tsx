import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useCreateClaim } from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Checkbox } from '@stoa/ui/checkbox'
import { Fieldset } from '@stoa/ui/fieldset'
import { newMetadata } from '@stoa/ui/metadata-editor'
import { MoneyField } from '@stoa/ui/money-field'
import { RadioCards } from '@stoa/ui/radio-cards'
import { TagField } from '@stoa/ui/tag-field'
import { useWatch } from 'react-hook-form'

import { idsOf, secondOf } from '../../orders/model/made-twice.ts'
import { ExtraLines } from '../components/extra-lines.tsx'
import { LineFields } from '../components/line-fields.tsx'
import { LocationField } from '../components/location-field.tsx'
import { ShippingFields } from '../components/shipping-fields.tsx'
import { useReturnTotals } from '../components/use-return-totals.ts'
import { useUndoSecondChange } from '../components/use-undo-second-change.ts'
import { blankValues, chosenLines, type AfterSaleOrder, type AfterSaleValues } from '../components/values.ts'
import { claimRefund, sentClaim } from '../model/claim.ts'
import { claimableLines } from '../model/lines.ts'
import { ClaimAddress } from './claim-address.tsx'
import { ClaimPictures } from './claim-pictures.tsx'
import { useClaimReasons } from './use-claim-reasons.ts'

interface CreateClaimProps {
  order: AfterSaleOrder
  onClose: () => void
}

const TYPES = ['replace', 'refund'] as const

/** Makes good for goods that are faulty, wrong or missing: sends others, or pays back. */
export function CreateClaim({ order, onClose }: CreateClaimProps) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const lines = claimableLines(order)
  const reasons = useClaimReasons()
  const { mutateAsync: create } = useCreateClaim()
  const undoSecond = useUndoSecondChange(order)
  const form = useRecordForm<AfterSaleValues>({
    id: `claim-${order.id}`,
    values: blankValues(lines, order),
    save: async (values) => {
      const chosen = chosenLines(lines, values.lines)
      const isMissing = chosen.length === 0
      if (isMissing || (values.type === 'replace' && values.extras.length === 0)) {
        form.methods.setError('root', {
          message: t(isMissing ? 'afterSale.line.nothing' : 'afterSale.extras.nothing'),
        })
        return false
      }
      const claim = { ...sentClaim(values, chosen, refund), ...newMetadata(values.metadata) }
      const answer = await create({ id: order.id, claim })
      const second = secondOf(answer.order.claims, idsOf(order.claims))
      // What was paid back cannot be taken back.
      if (second && values.type === 'refund')
        notify.error(t('afterSale.twice.claim'), t('afterSale.twice.claimMessage'))
      else if (second) await undoSecond.claim(second)
      else notify.success(t('afterSale.claim.created'), `#${order.display_id}`)
      onClose()
    },
  })
  const totals = useReturnTotals(form, order, lines)
  const [type, own] = useWatch({ control: form.control, name: ['type', 'refund'] })
  const proposed = claimRefund(totals.goods, order.refundable_amount)
  const refund = own ?? proposed
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  return (
    <FormDialog
      title={t('afterSale.claim.title')}
      size="large"
      saveLabel={
        type === 'refund' ? t('afterSale.claim.pay', { amount: money(refund) }) : t('afterSale.claim.save')
      }
      form={form}
      isNew
      onClose={onClose}
    >
      <Fieldset legend={t('afterSale.claim.lines')}>
        <LineFields
          form={form}
          lines={lines}
          reasons={reasons}
          isReasonRequired
          renderMore={(index) => (
            <>
              <Field
                form={form}
                name={`lines.${index}.tags`}
                as={TagField}
                label={t('afterSale.claim.tags')}
              />
              <Field
                form={form}
                name={`lines.${index}.pictures`}
                as={ClaimPictures}
                label={t('afterSale.claim.pictures')}
              />
            </>
          )}
        />
      </Fieldset>
      <Field
        form={form}
        name="type"
        as={RadioCards}
        label={t('afterSale.claim.type')}
        cards={TYPES.map((id) => ({
          id,
          title: t(`afterSale.claim.types.${id}.title`),
          description: t(`afterSale.claim.types.${id}.hint`),
        }))}
      />
      {type === 'replace' ? (
        <Fieldset legend={t('afterSale.claim.out')}>
          <ExtraLines form={form} order={order} />
          <ShippingFields form={form} order={order} direction="out" isRequired emptyPrice="free" />
          <ClaimAddress form={form} order={order} />
        </Fieldset>
      ) : (
        <Field
          form={form}
          name="refund"
          as={MoneyField}
          label={t('afterSale.refund.own')}
          description={t('afterSale.claim.proposed', { amount: money(proposed) })}
          currency={order.currency_code}
          rules={{
            validate: (amount) =>
              amount === null || amount <= order.refundable_amount || 'afterSale.refund.tooMuch',
          }}
        />
      )}
      <Fieldset legend={t('afterSale.claim.back')} hint={t('afterSale.claim.backHint')}>
        <ShippingFields form={form} order={order} direction="back" emptyPrice="free" />
        <LocationField form={form} isRequired={false} lines={totals.chosen.map(({ line }) => line)} />
      </Fieldset>
      <Field form={form} name="isNotified" as={Checkbox} label={t('afterSale.notify')} />
      <MetadataField form={form} />
    </FormDialog>
  )
}
