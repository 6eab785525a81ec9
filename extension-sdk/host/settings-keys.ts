/** What the settings of one extension may take up, in bytes of JSON with their keys. */
export const MAX_SETTINGS_BYTES = 8000

/** The name of a setting. */
export const SETTING_NAME = /^[\w.-]{1,64}$/

/** The key of the store's metadata that keeps a setting. */
export const settingKey = (extension: string, name: string): string => `extension:${extension}:${name}`

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** The settings of one extension in the store's metadata, by name. What is no setting is left out. */
export function settingsIn(
  metadata: Readonly<Record<string, unknown>>,
  extension: string,
): Readonly<Record<string, unknown>> {
  const start = settingKey(extension, '')
  return Object.fromEntries(
    Object.entries(metadata)
      .filter(([key]) => key.startsWith(start))
      .map(([key, text]) => [key.slice(start.length), parsed(text)])
      .filter(([, value]) => value !== undefined),
  )
}
