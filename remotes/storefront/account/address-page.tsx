import { useAddAddress, useUpdateAddress, useUpdateCustomer } from '@stoa/api/store/customers'
import { useTranslation } from '@stoa/i18n/react'
import { Checkbox } from '@stoa/ui/checkbox'
import { useController, useForm } from 'react-hook-form'
import { Link, useNavigate, useParams } from 'react-router'

import { type AddressDraft, draftOf, trimmed } from '../model/address-form.ts'
import { asDefault, defaultAddressId, type SavedCustomerAddress } from '../model/default-address.ts'
import { AddressFields } from '../pages/checkout/address-fields.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { Lost } from '../pages/lost/lost.tsx'
import { failureText } from '../state/failure-text.ts'
import { showNotice } from '../state/notices.ts'
import { useRegion } from '../state/region.ts'
import { FormPage } from './form-page.tsx'
import { useSignedIn } from './use-customer.ts'

const BOOK = '/account/addresses'

/** Adds an address to the account. */
export const NewAddress = () => <AddressForm />

/** Changes the address of the account that the page's own address names. */
export function EditAddress() {
  const { id } = useParams()
  const saved = useSignedIn().shipping_addresses.find((address) => address.id === id)
  return saved ? <AddressForm saved={saved} /> : <Lost />
}

interface AddressValues {
  shipping: AddressDraft
  isDefault: boolean
}

function AddressForm({ saved }: { saved?: SavedCustomerAddress }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const customer = useSignedIn()
  const { country, destinations } = useRegion()
  const add = useAddAddress()
  const change = useUpdateAddress()
  const update = useUpdateCustomer()
  const wasDefault = saved !== undefined && defaultAddressId(customer) === saved.id
  const { control, handleSubmit, setError, formState } = useForm<AddressValues>({
    defaultValues: { shipping: draftOf(saved ?? namesOf(customer), country), isDefault: wasDefault },
  })
  const { field: isDefault } = useController({ control, name: 'isDefault' })
  const countries = [
    ...new Set([
      ...destinations.map((one) => one.country),
      ...(saved?.country_code ? [saved.country_code] : []),
    ]),
  ]

  /** Answers with the id of the address. */
  async function keep(shipping: AddressDraft): Promise<string | undefined> {
    const address = trimmed(shipping)
    if (saved) {
      await change.mutateAsync({ id: saved.id, changes: address })
      return saved.id
    }
    const known = new Set(customer.shipping_addresses.map(({ id }) => id))
    const answer = await add.mutateAsync({ address })
    return answer.customer.shipping_addresses.find(({ id }) => !known.has(id))?.id
  }

  /** Answers with the reason when it failed: the address is saved then, and must not be saved again. */
  const makeDefault = (id: string): Promise<string | undefined> =>
    update.mutateAsync(asDefault(id)).then(
      () => undefined,
      (error: unknown) => failureText(error, t),
    )

  async function save(form: AddressValues): Promise<void> {
    try {
      const id = await keep(form.shipping)
      const failure = id && form.isDefault && !wasDefault ? await makeDefault(id) : undefined
      await navigate(BOOK)
      if (failure) showNotice({ tone: 'warning', title: t('addresses.defaultFailed'), message: failure })
    } catch (error) {
      setError('root', { message: failureText(error, t) })
    }
  }

  return (
    <FormPage
      title={t(saved ? 'addresses.editTitle' : 'addresses.addTitle')}
      links={<Link to={BOOK}>{t('addresses.back')}</Link>}
    >
      <StepForm
        onSubmit={handleSubmit(save)}
        refusal={formState.errors.root?.message}
        action={t('addresses.save')}
        isSubmitting={formState.isSubmitting}
      >
        <AddressFields control={control} section="shipping" countries={countries} />
        <Checkbox
          label={t('addresses.useAsDefault')}
          isSelected={isDefault.value}
          onChange={isDefault.onChange}
          onBlur={isDefault.onBlur}
          isDisabled={wasDefault}
        />
      </StepForm>
    </FormPage>
  )
}

const namesOf = ({ first_name, last_name, phone }: ReturnType<typeof useSignedIn>) => ({
  first_name,
  last_name,
  phone,
})
