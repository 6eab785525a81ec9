import type { WriteOutcome } from './run-write-fault.ts'

/** Whether the page did something wrong. */
export const isWrong = ({ isFalselyDenied, isDoubled, isDraftLost, finding }: WriteOutcome): boolean =>
  isFalselyDenied || isDoubled || isDraftLost || finding !== undefined

/**
 * Tries a fault once more if it could not be finished, as on a busy machine where a page is late. What the page did wrong is
 * final, also on the way to where it could not be finished.
 */
export async function inTwoTries(run: () => Promise<WriteOutcome>): Promise<WriteOutcome> {
  const first = await run()
  if (first.unfinished === undefined || isWrong(first)) return first
  return { ...(await run()), triedAgain: first.unfinished }
}
