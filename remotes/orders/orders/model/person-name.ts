interface Named {
  first_name?: string | null
  last_name?: string | null
}

/** Null when neither part of the name is known. */
export function personName(person: Named | null | undefined): string | null {
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ') || null
}
