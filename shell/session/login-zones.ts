import type { ReactNode } from 'react'

/** What extensions put above and below the sign-in form. */
export interface LoginZones {
  before: ReactNode
  after: ReactNode
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isLoginZone = (zone: unknown): boolean => zone === 'login.before' || zone === 'login.after'

const widgetsOf = (extension: unknown): unknown[] => {
  const manifest = isRecord(extension) ? extension['manifest'] : undefined
  const widgets = isRecord(manifest) ? manifest['widgets'] : undefined
  return Array.isArray(widgets) ? widgets : []
}

/** Whether any extension of a feed, unchecked as it arrived, wants to show something on the sign-in card. */
export const fillsLoginZones = (extensions: readonly unknown[]): boolean =>
  extensions
    .flatMap(widgetsOf)
    .some((widget) => isRecord(widget) && [widget['zone']].flat().some(isLoginZone))
