import type { Question } from '@stoa/extension-sdk'

/** What a frame can ask of the admin and gets an answer to. */
export type Method =
  | 'client.get'
  | 'client.post'
  | 'client.delete'
  | 'client.upload'
  | 'dialogs.confirm'
  | 'language.change'
  | 'settings.read'
  | 'settings.save'
  | 'functions.call'

/** What a frame can tell the admin. */
export type Notice =
  | 'notify.success'
  | 'notify.error'
  | 'notify.warn'
  | 'notify.info'
  | 'navigation.open'
  | 'navigation.leave'
  | 'analytics.track'
  | 'jobs.started'
  | 'jobs.show'
  | 'flags.want'
  | 'page.title'
  | 'page.unsaved'
  | 'palette.open'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isRecord: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isFlag: Check = (value) => typeof value === 'boolean'
const isAny: Check = () => true
const orNot =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

const isFileList: Check = (value) => Array.isArray(value) && value.every((one) => one instanceof File)
const isOwnPath: Check = (value) => typeof value === 'string' && /^\/(?!\/)/.test(value)
/** Another site, or a mail; never a scheme that runs code. */
const isElsewhere: Check = (value) =>
  typeof value === 'string' && /^(https?|mailto|tel):/.test(URL.parse(value)?.protocol ?? '')

const TONES: readonly unknown[] = ['neutral', 'danger'] satisfies readonly Question['tone'][]
const isTone: Check = (value) => TONES.includes(value)

const QUESTION: { readonly [Part in keyof Question]-?: Check } = {
  title: isText,
  message: isText,
  confirmLabel: isText,
  tone: orNot(isTone),
  typeToConfirm: orNot(isText),
}
const isQuestion: Check = (value) =>
  isRecord(value) &&
  Object.entries(QUESTION).every(([part, check]) => check((value as Record<string, unknown>)[part]))

const NOTE = [isText, isText]

/** The words that each takes. A call with others is not made. */
const WORDS: Readonly<Record<Method | Notice, readonly Check[]>> = {
  'client.get': [isText, orNot(isRecord)],
  'client.post': [isText, isAny, orNot(isRecord)],
  'client.delete': [isText, isAny, orNot(isRecord)],
  'client.upload': [isFileList, orNot(isRecord)],
  'dialogs.confirm': [isQuestion],
  'language.change': [isText],
  'settings.read': [],
  'settings.save': [isRecord],
  'functions.call': [isText, isAny],
  'notify.success': NOTE,
  'notify.error': NOTE,
  'notify.warn': NOTE,
  'notify.info': NOTE,
  'navigation.open': [isOwnPath, orNot(isRecord)],
  'navigation.leave': [isElsewhere],
  'analytics.track': [isText, orNot(isRecord)],
  'jobs.started': [],
  'jobs.show': [],
  'flags.want': [isText],
  'page.title': [orNot(isText)],
  'page.unsaved': [isFlag],
  'palette.open': [],
}

/** Whether something with this name can be called with these arguments. */
export const hasWords = (name: unknown, words: unknown): boolean =>
  typeof name === 'string' &&
  Object.hasOwn(WORDS, name) &&
  Array.isArray(words) &&
  words.length <= WORDS[name as Method].length &&
  WORDS[name as Method].every((check, index) => check(words[index]))

/** Whether it is answered. */
export const isMethod = (name: unknown): name is Method =>
  typeof name === 'string' && /^(client|dialogs|functions|language|settings)\./.test(name)
