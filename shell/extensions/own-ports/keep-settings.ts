import type { ClientPort, SettingValue } from '@stoa/extension-sdk'
import { undeclaredUse } from '@stoa/extension-sdk/host'
import type { Manifest } from '@stoa/extension-sdk/manifest'
import { MAX_SETTINGS_BYTES, settingKey, settingsIn, SETTING_NAME } from '@stoa/extension-sdk/settings'

type Settings = Readonly<Record<string, SettingValue>>
type Changes = Readonly<Record<string, SettingValue | null>>

interface StoreAnswer {
  store: { metadata?: Readonly<Record<string, unknown>> | null }
}

/** The extension that the settings belong to. Without a declaration it may use everything. */
function ownerOf(manifest: Manifest | undefined): string {
  if (!manifest) throw new Error('only extensions of the admin have settings')
  const { name, uses } = manifest
  if (uses && !uses.storage)
    throw undeclaredUse(`${name} may not keep settings: add uses: { storage: true } to extension.ts`)
  return name
}

const settingsOf = ({ store }: StoreAnswer, name: string): Settings =>
  settingsIn(store.metadata ?? {}, name) as Settings

/** The settings of an extension, out of the store's metadata. */
export async function readSettings(client: ClientPort, manifest: Manifest | undefined): Promise<Settings> {
  const name = ownerOf(manifest)
  return settingsOf(await client.get<StoreAnswer>('/store'), name)
}

/** A setting as the store keeps it. The backend takes an empty text for the removal of a key. */
function textOf(key: string, value: unknown): string {
  const text = value === null ? '' : JSON.stringify(value)
  if (typeof text !== 'string') throw new TypeError(`the setting ${key} is nothing that JSON can keep`)
  return text
}

/** Saves some settings of an extension; the backend merges metadata key by key. */
export async function saveSettings(
  client: ClientPort,
  changes: Changes,
  manifest: Manifest | undefined,
): Promise<Settings> {
  const name = ownerOf(manifest)
  const stray = Object.keys(changes).find((key) => !SETTING_NAME.test(key))
  if (stray !== undefined)
    throw new Error(`${stray} is no name of a setting: use letters, digits, ., - and _`)
  const texts = Object.entries(changes).map(([key, value]) => [key, textOf(key, value)] as const)
  const before = await readSettings(client, manifest)
  const after = new Map(Object.entries(before).map(([key, value]) => [key, JSON.stringify(value)]))
  for (const [key, text] of texts) {
    if (text === '') after.delete(key)
    else after.set(key, text)
  }
  const bytes = new Blob([...after].flat()).size
  if (bytes > MAX_SETTINGS_BYTES)
    throw new Error(`the settings of ${name} would be ${bytes} bytes, ${MAX_SETTINGS_BYTES} are allowed`)
  const metadata = Object.fromEntries(texts.map(([key, text]) => [settingKey(name, key), text]))
  return settingsOf(await client.post<StoreAnswer>('/store', { metadata }), name)
}
