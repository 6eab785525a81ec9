interface Named {
  first_name?: string | null
  last_name?: string | null
}

/** The full name of a person; empty when none is known. */
export const nameOf = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(' ')
