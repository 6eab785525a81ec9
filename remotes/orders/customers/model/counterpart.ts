interface Known {
  id: string
  email: string
  has_account: boolean
}

/**
 * The customer with the same e-mail: the guest of an account, or the account of a guest. The API's search also finds
 * longer addresses and takes `_` for any letter. The API allows one guest and one account for each address.
 */
export const counterpartOf = <Customer extends Known>(
  found: readonly Customer[],
  { id, email, has_account }: Known,
): Customer | undefined =>
  found.find(
    (other) =>
      other.id !== id &&
      other.has_account !== has_account &&
      other.email.toLowerCase() === email.toLowerCase(),
  )
