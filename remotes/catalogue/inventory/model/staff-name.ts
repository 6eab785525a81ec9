interface Person {
  email: string
  first_name?: string | null
  last_name?: string | null
}

/** What staff are called: by their name, else by their e-mail address. */
export const personName = ({ email, first_name, last_name }: Person): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email
