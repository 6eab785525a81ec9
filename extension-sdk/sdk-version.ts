/** The version of this SDK: what the range in an extension's manifest is compared with. */
export const SDK_VERSION = '0.2.0'
