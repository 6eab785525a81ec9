import { useUpdateCart } from '@stoa/api/store/carts'
import type { ShopCustomer } from '@stoa/api/store/customers'
import { useTranslation } from '@stoa/i18n/react'
import { Checkbox } from '@stoa/ui/checkbox'
import { Skeleton } from '@stoa/ui/skeleton'
import { useEffect } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'

import { useCustomer } from '../../account/use-customer.ts'
import { type AddressForm, draftOf, fieldBlamedBy, payloadOf } from '../../model/address-form.ts'
import { addressesIn, checkoutForm } from '../../model/checkout-address.ts'
import { failureText } from '../../state/failure-text.ts'
import { rememberedAddress } from '../../state/purchase-memory.ts'
import { useRegion } from '../../state/region.ts'
import { AddressFields } from './address-fields.tsx'
import { EmailText } from './email-text.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** Contact and addresses. Shoppers with an account find theirs filled in. */
export function AddressStep(props: StepProps) {
  const { query, customer } = useCustomer()
  // Without an answer the form can still be filled in by hand.
  if (query.isPending && !query.failureReason) return <Skeleton height="100dvh" />
  return <AddressFormStep {...props} customer={customer} />
}

interface AddressFormStepProps extends StepProps {
  customer: ShopCustomer | undefined
}

/** Input survives a reload and a refusal. */
function AddressFormStep({ cart, onDone, customer }: AddressFormStepProps) {
  const { t } = useTranslation()
  const { country, region } = useRegion()
  const countries = (region.countries ?? []).map(({ iso_2 }) => iso_2)
  const saved = customer ? addressesIn(customer, countries) : []
  const [search] = useSearchParams()
  const update = useUpdateCart()
  const { control, handleSubmit, setError, setValue, subscribe, formState } = useForm<AddressForm>({
    defaultValues:
      (search.has('cart_id') ? null : rememberedAddress.read()) ??
      checkoutForm(cart, country, customer, saved),
  })
  const { field: same } = useController({ control, name: 'billingIsShipping' })
  const billingIsShipping = useWatch({ control, name: 'billingIsShipping' })
  const draft = useWatch({ control, name: 'shipping' })

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
      <EmailText control={control} name="email" autoComplete="email" />
      {saved.length > 0 ? (
        <SavedAddresses
          addresses={saved}
          draft={draft}
          onChoose={(address) => setValue('shipping', draftOf(address, country), { shouldValidate: true })}
        />
      ) : null}
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
