import type { AnalyticsChoices } from '@stoa/api/admin/analytics-configs'

/** What the decision rests on. */
export interface ConsentFacts {
  /** The store's flag; undefined until the store has answered. */
  isFlagOn: boolean | undefined
  isSignedIn: boolean
  /** What the person chose; null when they have not yet, undefined while or because it is not known. */
  choices: AnalyticsChoices | null | undefined
}

/** How much leaves the browser; undefined until that is known. */
export type Sharing = 'nothing' | 'anonymous' | 'named' | undefined

/** Whether the question is on screen: it stays while an answer is sent, and only a person without one is asked. */
export function mustAsk({ isFlagOn, isSignedIn, choices }: ConsentFacts, isSubmitting: boolean): boolean {
  if (isSubmitting) return true
  return isFlagOn === true && isSignedIn && choices === null
}

/** What may be shared. `isSettled` says that no answer is under way any more: what then is unknown was not agreed to. */
export function sharingOf({ isFlagOn, isSignedIn, choices }: ConsentFacts, isSettled: boolean): Sharing {
  if (isFlagOn === undefined) return undefined
  if (isFlagOn && isSignedIn && choices === undefined && !isSettled) return undefined
  if (!isFlagOn || !isSignedIn || !choices || choices.opt_out) return 'nothing'
  return choices.anonymize ? 'anonymous' : 'named'
}

/** Whoever opts out has nothing left to be anonymous about. */
export const withOptOut = ({ anonymize }: AnalyticsChoices, optOut: boolean): AnalyticsChoices => ({
  opt_out: optOut,
  anonymize: anonymize && !optOut,
})

/** Whether an e-mail address may be asked for and sent along. */
export const mayShareEmail = ({ opt_out, anonymize }: AnalyticsChoices): boolean => !opt_out && !anonymize

/** Something before and after an @, with a dot behind it; whether anybody reads there only a letter can tell. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
