interface Requirement {
  type: string
  /** In minor units. */
  amount: number
}

/** The requirement of a shipping option that an order of this subtotal does not meet; none while that is unknown. */
export function requirementOf(
  requirements: readonly Requirement[] | null | undefined,
  subtotal: number | null,
): { type: 'minimum' | 'maximum'; amount: number } | undefined {
  if (subtotal === null) return undefined
  for (const { type, amount } of requirements ?? []) {
    if (type === 'min_subtotal' && subtotal < amount) return { type: 'minimum', amount }
    if (type === 'max_subtotal' && subtotal > amount) return { type: 'maximum', amount }
  }
  return undefined
}
