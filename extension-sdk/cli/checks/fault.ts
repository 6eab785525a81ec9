/** One thing that is wrong with an extension. */
export interface Fault {
  /** A short name of the rule, the same for every fault of its kind. */
  rule: string
  /** A file with its line, a contribution, or the extension. */
  where: string
  /** What is wrong and what to do, in one sentence or two. */
  message: string
}

/** A fault as one line. */
export const describeFault = ({ rule, where, message }: Fault): string => `${where} (${rule}): ${message}`
