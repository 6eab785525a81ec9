import { nounKeys } from '@stoa/api/react'
import { toAdminPath } from './admin-path.ts'

const { all } = nounKeys('admin', 'custom')

export const customKeys = {
  all,
  /** One path has one key, with `/admin` before it or not; without a query, every read of the path. */
  path: (path: string, ...query: [] | [object]) => [...all, toAdminPath(path), ...query] as const,
}
