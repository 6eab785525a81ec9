import { isEmail } from '@stoa/admin/form'
import type { AddressField, AddressValues } from '@stoa/i18n/address-fields'

import { DRAFT_STEPS, type DraftRegion, type DraftStep, type DraftValues } from './draft-values.ts'
import { isInRegion } from './saved-addresses.ts'

/** The fields that an address needs as soon as one of its fields is filled in. */
export const NEEDED_IN_ADDRESS: readonly AddressField[] = [
  'first_name',
  'last_name',
  'address_1',
  'postal_code',
  'city',
  'country_code',
]

const isComplete = (address: AddressValues): boolean =>
  NEEDED_IN_ADDRESS.every((field) => address[field]?.trim())

/** The store fills in the country of a region that has only one, so a country alone is no address. */
const isEmpty = (address: AddressValues): boolean =>
  Object.entries(address).every(([field, value]) => field === 'country_code' || !value?.trim())

/** An address is whole or empty. */
export const isIncomplete = (address: AddressValues): boolean => !isEmpty(address) && !isComplete(address)

type Check = (values: DraftValues, region: DraftRegion | undefined) => string | undefined

const CHECKS: Partial<Record<DraftStep, Check>> = {
  region: ({ region }) => (region === null ? 'draftOrders.wrong.noRegion' : undefined),
  lines: ({ lines }) => {
    if (lines.length === 0) return 'draftOrders.wrong.noLines'
    if (lines.some(({ quantity }) => quantity === null || quantity < 1)) return 'draftOrders.wrong.quantity'
    const own = lines.filter(({ variantId }) => variantId === null)
    if (own.some(({ title }) => title.trim() === '')) return 'draftOrders.wrong.title'
    return own.some(({ price }) => price === null) ? 'draftOrders.wrong.price' : undefined
  },
  customer: ({ email }) => (isEmail(email) ? undefined : 'draftOrders.wrong.email'),
  addresses: ({ shipping, billing, isBillingSame }, region) => {
    const addresses = isBillingSame ? [shipping] : [shipping, billing]
    if (!addresses.every((address) => isInRegion(address, region))) return 'draftOrders.wrong.elsewhere'
    return addresses.some(isIncomplete) ? 'draftOrders.wrong.address' : undefined
  },
  shipping: ({ option }) => (option === null ? 'draftOrders.wrong.noShipping' : undefined),
}

/** What keeps a person from leaving a step, as a translation key. */
export const draftProblem = (
  step: DraftStep,
  values: DraftValues,
  region?: DraftRegion,
): string | undefined => CHECKS[step]?.(values, region)

/** The first step that is not in order; undefined when the draft can be created. */
export const firstProblem = (values: DraftValues): DraftStep | undefined =>
  DRAFT_STEPS.find((step) => draftProblem(step, values) !== undefined)
