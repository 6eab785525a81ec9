import type { FirstRequest } from '../points/first-request.ts'

const PATH = /^\/admin(\/:?[\w-]+)+$/

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an unchecked value is a {@link FirstRequest}. */
export function isFirstRequest(value: unknown): value is FirstRequest {
  if (!isRecord(value)) return false
  const { path, query = {}, rows, list } = value
  if (typeof path !== 'string' || !PATH.test(path)) return false
  if (!isRecord(query) || !Object.values(query).every(isPlain)) return false
  if (list !== undefined && typeof list !== 'string') return false
  return rows === undefined || (Number.isSafeInteger(rows) && Number(rows) > 0 && Number(rows) <= 100)
}
