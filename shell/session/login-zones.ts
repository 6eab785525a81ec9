import type { ReactNode } from 'react'

/** Content of extensions above and below the sign-in form. */
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

/** Whether any extension of an unchecked feed has a widget on the sign-in page. */
export const fillsLoginZones = (extensions: readonly unknown[]): boolean =>
  extensions
    .flatMap(widgetsOf)
    .some((widget) => isRecord(widget) && [widget['zone']].flat().some(isLoginZone))
