/** The parts of a line that say how it is delivered. */
interface Delivered {
  title: string
  variant?: { product?: { profile_id?: string } | null } | null
}

/** The parts of a cart that say what of it is to be delivered. */
export interface ToDeliver {
  items: readonly Delivered[]
  shipping_methods: readonly { shipping_option?: { profile_id: string } | null }[]
}

/** What is delivered together, such as goods, or gift cards by e-mail. */
export interface Delivery<Option> {
  profileId: string
  /** The names of the products. */
  titles: string[]
  options: Option[]
}

const profileOf = ({ variant }: Delivered): string | undefined => variant?.product?.profile_id

/** One delivery for each shipping profile of the options: an option delivers nothing of another profile. */
export const deliveriesOf = <Option extends { profile_id: string }>(
  { items }: Pick<ToDeliver, 'items'>,
  options: readonly Option[],
): Delivery<Option>[] =>
  [...Map.groupBy(options, ({ profile_id }) => profile_id)].map(([profileId, own]) => ({
    profileId,
    titles: [...new Set(items.filter((line) => profileOf(line) === profileId).map(({ title }) => title))],
    options: own,
  }))

/** Whether there is a way to deliver every line. */
export const isDeliverable = (
  { items }: Pick<ToDeliver, 'items'>,
  deliveries: readonly Pick<Delivery<unknown>, 'profileId'>[],
): boolean =>
  items.every((line) => !profileOf(line) || deliveries.some(({ profileId }) => profileId === profileOf(line)))

/** Whether a delivery is chosen for every line. */
export function isDeliveryChosen({ items, shipping_methods: methods }: ToDeliver): boolean {
  const chosen = methods.flatMap(({ shipping_option: option }) =>
    option ? [{ profileId: option.profile_id }] : [],
  )
  return methods.length > 0 && isDeliverable({ items }, chosen)
}
