/** The person who is signed in. */
export interface Person {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
}

/** Who is signed in. */
export interface SessionPort {
  /** The person, or `null` on the sign-in page. */
  person(): Person | null
}
