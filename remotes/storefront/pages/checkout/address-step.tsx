import { useUpdateCart } from '@stoa/api/store/carts'
import { useTranslation } from '@stoa/i18n/react'
import { Checkbox } from '@stoa/ui/checkbox'
import { useEffect } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'

import { type AddressForm, fieldBlamedBy, formOf, isEmail, payloadOf } from '../../model/address-form.ts'
import { failureText } from '../../state/failure-text.ts'
import { rememberedAddress } from '../../state/purchase-memory.ts'
import { useRegion } from '../../state/region.ts'
import { AddressFields } from './address-fields.tsx'
import { FormText } from './form-text.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** Contact and addresses. Input survives a reload and a refusal. */
export function AddressStep({ cart, onDone }: StepProps) {
  const { t } = useTranslation()
  const { country } = useRegion()
  const [search] = useSearchParams()
  const update = useUpdateCart()
  const { control, handleSubmit, setError, subscribe, formState } = useForm<AddressForm>({
    defaultValues: (search.has('cart_id') ? null : rememberedAddress.read()) ?? formOf(cart, country),
  })
  const { field: same } = useController({ control, name: 'billingIsShipping' })
  const billingIsShipping = useWatch({ control, name: 'billingIsShipping' })

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => rememberedAddress.write(values) }),
    [subscribe],
  )

  async function save(form: AddressForm): Promise<void> {
    try {
      await update.mutateAsync({ cartId: cart.id, changes: payloadOf(form) })
      onDone()
    } catch (error) {
      const message = failureText(error, t)
      setError(fieldBlamedBy(message) ?? 'root', { message }, { shouldFocus: true })
    }
  }

  return (
    <StepForm
      onSubmit={handleSubmit(save)}
      refusal={formState.errors.root?.message}
      action={t('checkout.address.next')}
      isSubmitting={formState.isSubmitting}
    >
      <FormText
        control={control}
        name="email"
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        isRequired
        check={(text) => isEmail(text) || t('fields.emailInvalid')}
      />
      <AddressFields control={control} section="shipping" />
      <Checkbox
        label={t('checkout.address.same')}
        isSelected={same.value}
        onChange={same.onChange}
        onBlur={same.onBlur}
      />
      {billingIsShipping ? null : (
        <>
          <h2>{t('checkout.address.billing')}</h2>
          <AddressFields control={control} section="billing" />
        </>
      )}
    </StepForm>
  )
}
