import type { AnalyticsPort } from './analytics.ts'
import type { ClientPort } from './client.ts'
import type { ContributionsPort } from './contributions.ts'
import type { DialogsPort } from './dialogs.ts'
import type { FailuresPort } from './failures.ts'
import type { FlagsPort } from './flags.ts'
import type { FunctionsPort } from './functions.ts'
import type { JobsPort } from './jobs.ts'
import type { LanguagePort } from './language.ts'
import type { NavigationPort } from './navigation.ts'
import type { NotifyPort } from './notify.ts'
import type { OwnExtension } from './own-extension.ts'
import type { SessionPort } from './session.ts'
import type { SettingsPort } from './settings.ts'

/** Every service that the shell provides. */
export interface Host {
  notify: NotifyPort
  client: ClientPort
  navigation: NavigationPort
  session: SessionPort
  language: LanguagePort
  contributions: ContributionsPort
  failures: FailuresPort
  flags: FlagsPort
  analytics: AnalyticsPort
  dialogs: DialogsPort
  jobs: JobsPort
  settings: SettingsPort
  functions: FunctionsPort
  extension: OwnExtension
}
