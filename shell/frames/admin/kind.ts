import type { AdmittedByKind } from '@stoa/extension-sdk/admission'

/** A kind of contributions. */
export type Kind = keyof AdmittedByKind
