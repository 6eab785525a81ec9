/** The version of this SDK: what the range in an extension's manifest is compared with. */
export const SDK_VERSION = '0.3.0'

/**
 * Versions before this one whose extensions run in this shell, oldest first: a range that one of them fits is let in.
 * One is removed only when its support has ended, see docs/compatibility.md.
 */
export const EARLIER_SDKS = ['0.2.0'] as const

/** The version that the shell shares its modules as: builds of every version of {@link EARLIER_SDKS} take it. */
export const SHARED_SDK_VERSION = EARLIER_SDKS[0]
