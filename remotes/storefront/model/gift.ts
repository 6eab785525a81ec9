import { isEmail } from './address-form.ts'

/** Who gets a gift card, as it is typed. Everything may be empty: then the buyer gets it. */
export interface Gift {
  receiver: string
  email: string
  message: string
}

export const EMPTY_GIFT: Gift = { receiver: '', email: '', message: '' }

/** An address that is given has to be one. */
export const isGiftComplete = ({ email }: Gift): boolean => email.trim() === '' || isEmail(email)

/** The metadata of the line; what is empty is left out. */
export const giftExtras = (gift: Gift): Record<string, string> =>
  Object.fromEntries(
    Object.entries(gift)
      .map(([key, text]) => [key, (text as string).trim()] as const)
      .filter(([, text]) => text !== ''),
  )
