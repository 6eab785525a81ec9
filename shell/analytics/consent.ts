import type { AnalyticsChoices } from '@stoa/api/admin/analytics-configs'

export interface ConsentFacts {
  /** The store's flag; undefined until the store has answered. */
  isFlagOn: boolean | undefined
  isSignedIn: boolean
  /** The person's choices; null before their first answer, undefined while unknown. */
  choices: AnalyticsChoices | null | undefined
}

/** How much may be shared; undefined until that is known. */
export type Sharing = 'nothing' | 'anonymous' | 'named' | undefined

/** Whether the consent question is shown: for people without an answer, and while an answer is being saved. */
export function mustAsk({ isFlagOn, isSignedIn, choices }: ConsentFacts, isSubmitting: boolean): boolean {
  if (isSubmitting) return true
  return isFlagOn === true && isSignedIn && choices === null
}

/** How much may be shared. Once `isSettled`, unknown choices count as no consent. */
export function sharingOf({ isFlagOn, isSignedIn, choices }: ConsentFacts, isSettled: boolean): Sharing {
  if (isFlagOn === undefined) return undefined
  if (isFlagOn && isSignedIn && choices === undefined && !isSettled) return undefined
  if (!isFlagOn || !isSignedIn || !choices || choices.opt_out) return 'nothing'
  return choices.anonymize ? 'anonymous' : 'named'
}

/** Applies the opt-out switch; opting out clears anonymity. */
export const withOptOut = ({ anonymize }: AnalyticsChoices, optOut: boolean): AnalyticsChoices => ({
  opt_out: optOut,
  anonymize: anonymize && !optOut,
})

/** Whether an e-mail address may be asked for and sent along. */
export const mayShareEmail = ({ opt_out, anonymize }: AnalyticsChoices): boolean => !opt_out && !anonymize

/** Accepts something@something.something; only delivery can prove an address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
