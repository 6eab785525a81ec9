import { createHash } from 'node:crypto'

/**
 * The hash of a file in the form that browsers check. By default with SHA-256, the shortest that they take, because a feed
 * carries one for each extension.
 */
export const sriHash = (content: Buffer, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** Whether a file has a hash, whichever algorithm that was made with. */
export const hasHash = (content: Buffer, hash: string): boolean =>
  hash === sriHash(content, hash.startsWith('sha384-') ? 'sha384' : 'sha256')
