import { proposedEnd } from './gift-card-state.ts'

/** Whether a card ends, and when: the moment is remembered while nobody wants it. */
export interface End {
  isWanted: boolean
  at: string | null
}

/** What a person says about a card to give away. The amount is in minor units of the region's currency. */
export interface IssueValues {
  region: string
  amount: number | null
  end: End
  email: string
  message: string
}

/** As the store has it. */
export const endFrom = (at: string | null): End => ({ isWanted: at !== null, at })

/** For the store; null for a card that never ends. */
export const momentOf = ({ isWanted, at }: End): string | null => (isWanted ? at : null)

/** The end after its switch was turned: what was there comes back, else a week from now is proposed. */
export const afterSwitch = (isWanted: boolean, { at }: End): End => ({
  isWanted,
  at: isWanted ? (at ?? proposedEnd()) : at,
})

/** What is wrong with the end, as a key of the texts; a card that ends in the past could never pay. */
export function endProblem({ isWanted, at }: End, now = new Date()): string | undefined {
  if (!isWanted) return undefined
  if (at === null) return 'giftCards.fields.endMissing'
  return new Date(at) > now ? undefined : 'giftCards.fields.endPast'
}

/** For the field of an end. */
export const END_RULES = { validate: (end: End) => endProblem(end) ?? true }

export function issuePayload({ region, amount, end, email, message }: IssueValues) {
  const moment = momentOf(end)
  return {
    region_id: region,
    value: amount ?? 0,
    ...(moment !== null && { ends_at: moment }),
    metadata: { email, ...(message && { personal_message: message }) },
  }
}

interface Region {
  id: string
  currency_code: string
}

/** The region that a new card begins with: the first with the store's currency, else the first of all. */
export const proposedRegion = (
  regions: readonly [Region, ...Region[]],
  currency: string | undefined,
): string => (regions.find(({ currency_code }) => currency_code === currency) ?? regions[0]).id
