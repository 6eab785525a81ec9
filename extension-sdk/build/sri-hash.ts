import { createHash } from 'node:crypto'

/** The hash of a file in the form that browsers check. */
export const sriHash = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
