import { handleOf } from '@stoa/admin/form'

/** The code that belongs to a label: `Too small` is `too_small`. */
export const valueOf = (label: string): string => handleOf(label).replaceAll('-', '_')
