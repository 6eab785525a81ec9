/** One thing that is wrong with an extension. */
export interface Fault {
  /** A short name of the rule, the same for every fault of its kind. */
  rule: string
  /** A file with its line, a contribution, or the extension. */
  where: string
  /** The file, with its line where it is known, when `where` is a contribution. */
  at?: string
  /** What is wrong and what to do, in one sentence or two. */
  message: string
  /** True for what is reported without keeping the extension from being published. */
  isWarning?: true
}

/** A fault as one line. */
export const describeFault = ({ rule, where, at, message, isWarning }: Fault): string =>
  `${at ? `${at}, ` : ''}${where} (${isWarning ? 'warning, ' : ''}${rule}): ${message}`

/** Whether a fault keeps an extension from being published. */
export const isBlocking = ({ isWarning }: Fault): boolean => !isWarning

/** Each fault once: two contributions that import a file bring its faults twice. */
export const withoutTwins = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [describeFault(fault), fault])).values(),
]
