import { readFileSync } from 'node:fs'

import { isRecord, isTextList, isTextRecord } from '../../admission/shapes.ts'
import type { Feed } from '../../points/manifest.ts'
import { WrongUse } from '../command.ts'

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const isFeed = (value: unknown): value is Feed =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 1 &&
  'extensions' in value &&
  Array.isArray(value.extensions)

/**
 * Reads a feed as the shell does: what it says of switched-off extensions and of origins is taken as far as it is
 * sound, and its entries are looked at by the admission. Throws {@link WrongUse}.
 */
export function readFeed(file: string): Feed {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new WrongUse(code === 'ENOENT' ? `there is no ${file}` : `${file} cannot be read: ${message}`)
  }
  if (!isFeed(value))
    throw new WrongUse(`${file} is no feed: it must be { "format": 1, "extensions": [], "disabled": [] }`)
  if (!isTextRecord(value.owners ?? {}))
    throw new WrongUse(`“owners” of ${file} is malformed: it must have a public key for each name`)
  const { order = {} } = value
  if (!isRecord(order) || !Object.values(order).every(isTextList))
    throw new WrongUse(
      `“order” of ${file} is malformed: it must have a list of names for each zone, list or “cards”`,
    )
  return { ...value, disabled: textsOf(value.disabled), origins: textsOf(value.origins) }
}
